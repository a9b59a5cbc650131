/** Documents, writing, meetings and the work of an office. See index.ts for the form of a line. */
export const office = `
slide deck presentation powerpoint pptx ppt keynote slideshow | pitch talk speaker beamer projector audience | folie präsentation vortrag diapositiv présentation exposé presentación diapositiva 幻灯片 演示文稿 演示 ppt スライド プレゼン 発表資料
spreadsheet excel xlsx xls csv tsv workbook worksheet | cell formula pivot column row sheet tabular | tabelle arbeitsmappe tabellenkalkul tableur feuille_de_calcul classeur hoja planilla 电子表格 表格 工作表 スプレッドシート 表計算 エクセル 集計表
word_document docx word doc | letter memo tracked_changes redline paragraph header footer letterhead manuscript | textdokument schreiben brief lettre traitement documento carta 文档 文書 ワード 手紙
pdf acrobat | scan scanned page_numbers fillable watermark printable | pdf
form fillable questionnaire | fill field checkbox input | formular ausfüllen formulaire remplir formulario rellenar 表单 填写 フォーム 記入
merge combine join concatenate | glue stitch together unify consolidate | zusammenführ zusammenfüg verbind vereinen fusionn combin fusionar unir juntar 合并 结合 結合 統合 マージ
split divide separate break_up partition | cut chop carve | aufteil trenn zerleg teilen divis sépar découp dividir separar 拆分 分割 切分
extract pull_out scrape parse extraction | lift grab digitize digitise ocr read_out | extrah auslesen herauszieh extrai extraer 提取 抽取 抽出 取り出
ocr scanned recognition | scan photographed picture_of_text handwriting | texterkennung eingescannt scann numéris escanead 识别 扫描 スキャン 文字認識
convert conversion transform export turn_into | migrate change_format port | umwandel konvert überführ convert transform convertir pasar 转换 转成 转为 変換
translate translation localization localisation i18n l10n language | multilingual spanish french german japanese chinese foreign locale overseas | übersetz lokalisier tradu localis traduc 翻译 本地化 翻訳 多言語 ローカライズ
summary summarize summarise tldr digest recap synopsis condense | gist boil_down short_version shorten distill catch_up long | zusammenfass kurzfass résum synthès resum 总结 摘要 概括 要約 まとめ
meeting standup call agenda minutes notes transcript | attendee recording said_in discussed action_items follow_up | besprechung sitzung protokoll réunion compte-rendu reunión acta junta 会议 会议纪要 纪要 会議 議事録 打ち合わせ ミーティング
transcript transcription transcribe | recording audio spoken dictation subtitle | mitschrift transkri transcri 转录 转写 文字起こし 書き起こし
email mail newsletter inbox message | gmail outlook reply send cc mailbox correspondence | nachricht posteingang courriel messagerie correo 邮件 电子邮件 邮箱 メール
newsletter mailing campaign drip sequence | subscriber list open_rate | rundbrief lettre_d'information boletín 通讯 ニュースレター
calendar schedule appointment scheduling event booking | free_slot availability book double-booked reminder | kalender termin calendrier rendez-vous agenda calendario cita 日历 日程 预约 カレンダー 予定 スケジュール
document documentation docs writeup reference_docs | manual guide handbook write_up explain_how | dokument anleitung handbuch documentation manuel documentación manual 文档 说明书 ドキュメント 説明書 マニュアル
readme | front_page repo_intro | readme liesmich
report reporting | management stakeholders update numbers board | bericht rapport informe reporte 报告 レポート 報告
proposal rfp bid tender | offer client_wants grant pitch | angebot proposition offre propuesta 提案 投标 提案書
template boilerplate skeleton starter scaffold | starting_point reusable blank fill_in | vorlage gerüst modèle gabarit plantilla 模板 テンプレート ひな形
style_guide tone voice brand_voice brand_guidelines brand | consistent sound_like identity logo palette on-brand | marke stilrichtlin tonfall ton marque charte_graphique marca tono 品牌 风格 ブランド 文体
proofread edit copyedit copy_editing grammar polish | typos wording rephrase awkward sloppy prose tighten | korrektur lektor rechtschreib relecture relire corrig orthograph corregir ortograf 校对 润色 语法 校正 推敲 添削
rewrite paraphrase humanize reword revise | robotic sounds_like_ai natural less_stiff rephrase | umschreib umformulier réécri reformul reescrib 改写 重写 書き直 リライト
blog article post content copywriting | write_about publish editorial piece column | blogbeitrag artikel beitrag article billet rédaction artículo redactar 博客 文章 ブログ 記事
story fiction novel narrative screenplay | character plot chapter tale author book | geschichte roman erzählung histoire récit historia novela cuento 小说 故事 小説 物語
diagram flowchart mermaid drawio excalidraw visualize plantuml sequence_diagram uml | draw sketch picture_of boxes_and_arrows boxes arrows show_how | diagramm schaubild skizze schéma diagramme organigramme dibujo esquema 图表 流程图 架构图 図 フローチャート ダイアグラム 構成図
chart plot graph visualization visualisation matplotlib seaborn plotly figure d3 | draw bars curve scatter heatmap axis publication-quality picture see_trend | diagramm grafik visualisier darstell graphique courbe visualis gráfic visualiz 图表 可视化 绘图 作图 グラフ 可視化 プロット
dashboard grafana kibana scorecard | panel overview tiles wallboard at_a_glance live_view metrics | übersichtstafel tableau_de_bord tablero panel_de_control cuadro_de_mando 仪表盘 仪表板 看板 ダッシュボード
image picture photo illustration png graphic | draw icon render artwork jpeg artist | bild foto grafik abbildung image photo illustration imagen foto ilustración 图片 图像 照片 画像 写真 イラスト
video animation clip movie footage film remotion | motion youtube mp4 trailer edit_film frames | video film animation vidéo clip película 视频 影片 动画 動画 ビデオ 映像 アニメーション
audio music sound song speech voice tts text-to-speech | podcast listen narration spoken talk_aloud melody tune | ton musik sprache klang stimme son musique voix parole sonido música voz 音频 音乐 语音 声音 音声 音楽 読み上げ
podcast episode | interview listen audio show | podcast 播客 ポッドキャスト
poster banner flyer canvas artwork visual_design | print advert hang museum conference_poster | plakat affiche cartel póster 海报 ポスター
gif animated | slack emoji loop reaction | gif 动图
resume cv curriculum | job_application apply_for_a_job hired career linkedin | lebenslauf bewerbung candidature curriculum candidatura 简历 履历 履歴書 職務経歴書
interview candidate hiring recruiting recruit scorecard job_description | applicant onsite questions_to_ask talent hire sourcing opening vacancy | vorstellungsgespräch einstellung bewerber personalauswahl entretien recrut embauche entrevista contratación reclut 面试 招聘 面接 採用
performance_review feedback appraisal self-review | employee rating annual_review direct_report | mitarbeitergespräch leistungsbeurteilung évaluation entretien_annuel evaluación_del_desempeño 绩效 绩效评估 人事評価 評価面談
onboarding new_hire newcomer getting_started | first_day first_week joins ramp welcome new_starter induction | einarbeitung neue_mitarbeiter intégration accueil incorporación bienvenida 入职 新员工 オンボーディング 新入社員
compensation salary pay benefits equity payroll | wage bonus raise offer_competitive | gehalt vergütung lohn salaire rémunér paie salario nómina sueldo remuner 薪资 工资 薪酬 给与 給与 報酬 賃金
org_chart headcount org_planning people_ops hr | staff reorg who_reports employees personnel | personal organigramm effectif ressources_humaines plantilla recursos_humanos 组织架构 人事 人力资源 組織図 人員
policy compliance_policy handbook rules | allowed leave vacation parental | richtlinie politique règlement política normativa 政策 规定 规程 規則 ポリシー
translation_memory glossary terminology vocabulary ubiquitous_language | define_terms same_words jargon naming wording words_mean | glossar begriffe fachbegriff glossaire terminolog glosario vocabulario 术语 词汇表 用語集 用語
note notes obsidian zettelkasten vault knowledge_base notion wiki | second_brain markdown personal jot backlink | notiz wissensdatenbank notes prise_de_notes base_de_connaissances apuntes notas conocimiento 笔记 知识库 ノート メモ ナレッジ
file_organizer organize files folder downloads | tidy declutter sort_out cleanup drive desktop | ordner aufräumen ordnen ranger dossier carpeta ordenar archivos 整理 文件夹 フォルダ 整理
handoff handover | take_over next_person leaving continue_later pass_on | übergabe passation relève traspaso relevo 交接 引き継
checklist runbook sop standard_operating_procedure playbook | step_by_step what_to_do routine repeatable | checkliste ablauf betriebshandbuch procédure procedimiento lista_de_verificación 检查清单 操作手册 手順書 チェックリスト
brainstorm ideation ideas explore | come_up_with spitball think_through creative inspire blank_page | ideen brainstorm ideenfindung idées remue-méninges ideas lluvia_de_ideas 头脑风暴 创意 点子 アイデア 発想 ブレスト
decision adr decision_record tradeoff architecture_decision | why_we_chose choose pros_and_cons record_why remember_reasoning rationale | entscheidung décision choix decisión 决策 决定 意思決定 決定
travel trip | flight hotel vacation itinerary | reise voyage viaje 旅行 出差 旅行
`;
