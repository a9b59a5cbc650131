/** What life is about apart from work: skills are seldom for it, and it has to be known that it is meant. See index.ts for the form of a line. */
export const everyday = `
cooking recipe cook bake kitchen dish | dinner lunch breakfast oven soup cake bread pasta sauce eat tasty ingredients dough roast fry lasagna curry sourdough pancake | kochen rezept backen kuchen essen abendessen suppe cuisin recette gâteau repas dîner cocin receta cena pastel comida 做饭 菜谱 食谱 烹饪 红烧肉 蛋糕 晚餐 料理 レシピ 夕食 ケーキ 献立 カレー
garden gardening plant lawn tomato | moss weeds grow flowers roses soil hedge watering houseplant prune pruning | garten pflanze rasen tomate rosen jardin pelouse fleur arroser jardín césped planta flores 园艺 花园 种植 浇水 庭 園芸 植物 花
pet dog cat puppy kitten | bark leash fur vet hamster parrot horse aquarium goldfish chew litter | hund katze haustier welpe chien chat chiot perro gato mascota cachorro 狗 猫 宠物 犬 猫 ペット 子犬
sport football soccer tennis basketball marathon workout | match score league fitness gym muscles yoga swim bike jogging race team_won cup | fußball sport laufen joggen fitness football match gagné course_à_pied fútbol partido deporte correr gimnasio 足球 比赛 健身 跑步 篮球 サッカー 試合 筋トレ マラソン 野球
vacation holiday hotel flight beach sightseeing | restaurant airport camping cruise weekend_trip backpacking visa tourist | urlaub ferien hotel flug strand vacances hôtel vol plage voyage vacaciones hotel vuelo playa viaje 度假 酒店 机票 航班 海滩 旅游 旅行 ホテル 航空券 観光
weather_today rain sunny umbrella snow | forecast_for_tomorrow degrees outside | wetter regen météo pluie tiempo_hará lluvia 天气 下雨 天気 雨
house home furniture plumbing cleaning laundry | sink tap leak_under paint_wall sofa curtains mattress drill bathroom faucet vacuum dishes stain roof | haushalt möbel wasserhahn wäsche waschmaschine wohnung maison meuble robinet lessive hogar mueble grifo lavadora 家具 水龙头 洗衣机 装修 家具 洗濯機 掃除 蛇口
car engine tyre tire driving mechanic | brakes oil_change park garage battery_dead gearbox windscreen motorbike | auto reifen bremse werkstatt voiture pneu frein coche neumático freno 汽车 轮胎 刹车 车 タイヤ ブレーキ 車
family baby child kids parent wedding | toddler birthday grandmother sister husband wife nap bedtime party gift present anniversary nappies | familie baby kind hochzeit geburtstag oma famille bébé enfant mariage anniversaire familia bebé niño boda cumpleaños 宝宝 孩子 婚礼 生日 家庭 赤ちゃん 子供 結婚式 誕生日
health headache sleep diet flu doctor_visit | sore ache fever cough lose_weight tooth dentist allergic rash back_pain insomnia | kopfschmerz schlaf abnehmen zahnarzt mal_de_tête dormir dentiste régime dolor_de_cabeza dentista dieta 头痛 失眠 减肥 牙医 感冒 頭痛 不眠 ダイエット 歯医者 風邪
music_playing guitar piano violin chords | practise_instrument drums sing choir ukulele strum | gitarre klavier guitare guitarra piano_tocar 吉他 钢琴 ギター ピアノ
movie_night cinema tv_show netflix concert | actors theatre watch_tonight celebrity band lyrics | kino schauspieler cinéma acteur cine actor 电影 电视剧 演员 映画 ドラマ 俳優
poem poetry love_letter rhyme joke riddle | sonnet haiku limerick funny birthday_card | gedicht liebesbrief witz poème blague poema chiste 诗 情书 笑话 谜语 詩 ラブレター 冗談
fashion clothes shoes haircut makeup | dress jacket wear outfit suit_for hair nail knitting sewing crochet sweater | kleidung schuhe frisur stricken vêtement chaussure tricot ropa zapatos tejer 衣服 鞋 发型 编织 服 靴 髪型 編み物
board_game chess poker crossword sudoku puzzle | opening_move dice cards magic_trick | schach kartenspiel échecs ajedrez 象棋 扑克 数独 将棋 チェス トランプ
religion horoscope astrology tarot dream_meaning | zodiac fortune star_sign | horoskop horoscope horóscopo 星座 占卜 解梦 占い 星座占い
news politics president election capital_of | prime_minister war king country population who_won mountain river | hauptstadt präsident wahl capitale président élection capital_de presidente elecciones 首都 总统 选举 首都 大統領 選挙
real_estate rent apartment mortgage landlord | neighbour move_house tenant bedroom | miete wohnung vermieter loyer appartement propriétaire alquiler piso casero 租房 房东 买房 家賃 アパート 大家
bicycle boat fishing hunting hiking | tent trail kayak skiing surf climb_mountain chain_of_my_bike | fahrrad angeln wandern vélo pêche randonnée bicicleta pesca senderismo 自行车 钓鱼 登山 自転車 釣り 登山
`;
