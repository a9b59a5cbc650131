/** Product, marketing, sales, money and law. See index.ts for the form of a line. */
export const business = `
product_management product_strategy product_manager prd discovery product | what_should_we_build users_want vision | produktmanagement produktstrateg gestion_de_produit gestión_de_producto 产品经理 产品 产品管理 プロダクト 製品 プロダクトマネージャ
roadmap release_planning quarterly_planning outcome_roadmap | next_quarter what_comes_when priorities timeline | fahrplan feuille_de_route hoja_de_ruta 路线图 ロードマップ
prioritize prioritization rice backlog ranking moscow | what_first most_important which_feature_next too_many_requests | priorisier priorité hiérarchis prioriz prioridad 优先级 优先 優先順位 優先度
sprint agile scrum retrospective retro velocity story_points | two_weeks iteration team_reflection what_went_well | agil rückblick rétrospective retrospectiva 冲刺 敏捷 回顾 スプリント アジャイル 振り返り
okr goals objectives kpi north_star metrics_framework | targets measure_success aims aim | ziel kennzahl objectif indicateur objetivo indicador 目标 指标 关键指标 目標 指標
user_research interview customer_interview survey usability_test persona | talk_to_users what_people_think ask_customers questionnaire | nutzerforschung nutzerbefragung umfrage recherche_utilisateur enquête sondage investigación_de_usuarios encuesta 用户研究 用户访谈 问卷 ユーザー調査 インタビュー アンケート
persona segment user_segmentation audience icp target_audience segmentation | who_are_our_users typical_customer kinds_of_customers | zielgruppe nutzergruppe persona segment_de_clientèle cible público_objetivo 用户画像 细分 ペルソナ セグメント
journey_map customer_journey experience_map | steps_a_customer touchpoint | kundenreise parcours_client recorrido_del_cliente 用户旅程 カスタマージャーニー
feedback customer_feedback reviews sentiment voice_of_customer feature_request | complaints what_they_say comments opinions survey_answers | rückmeldung kundenmeinung stimmung retour avis opinion comentarios opiniones sentimiento 反馈 用户反馈 评论 情感 フィードバック 意見 感情 口コミ
competitor competitive_analysis competition battlecard competitive | rivals versus other_companies market_players alternatives | konkurrenz wettbewerb concurren competidor competencia competitivo 竞争 竞品 竞争对手 競合 競争
market_research market_sizing tam market_analysis | how_big_is_the_market opportunity demand | markt marktforschung marktgröß étude_de_marché taille_du_marché mercado 市场 市场规模 市场调研 市場 市場規模
pricing price packaging pricing_strategy monetization | how_much_to_charge tiers plans expensive | preis preisgestaltung prix tarif tarification precio tarifa fijación_de_precios 定价 价格 価格 料金 値付け
go-to-market gtm launch product_launch launch_strategy | bring_to_market announce first_customers release_day | markteinführung lancement mise_sur_le_marché lanzamiento salida_al_mercado 上市 发布会 推向市场 市場投入 ローンチ
positioning messaging value_proposition product_marketing | why_buy what_makes_us_different tagline unique | positionier wertversprechen alleinstellung positionnement proposition_de_valeur posicionamiento propuesta_de_valor 定位 价值主张 ポジショニング 価値提案
business_model lean_canvas business_plan startup canvas | new_company founder idea_for_a_company revenue | geschäftsmodell geschäftsplan modèle_économique modelo_de_negocio plan_de_negocio 商业模式 创业 ビジネスモデル 事業計画 起業
swot pestle porter strategy ansoff strategic | strengths weaknesses external_factors | strategie stärken schwächen stratégie forces_et_faiblesses estrategia fortalezas debilidades 战略 优势 戦略 強み 弱み
investor fundraising pitch pitch_deck vc valuation | raise_money seed backers venture | investor kapital finanzierungsrunde investisseur levée_de_fonds inversor inversión 投资 融资 投资者 投資家 資金調達
seo search_engine_optimization keyword ranking organic_traffic serp | google found_on_google visibility nobody_finds_our_site | suchmaschine référencement moteur_de_recherche posicionamiento_web buscadores 搜索引擎 排名 検索エンジン 検索順位
ai_search geo aeo generative_engine llms.txt | chatgpt_mentions cited_by_ai answer_engines | ki-suche
advertising ads paid_ads ad_campaign google_ads ad_creative ppc meta_ads | advertise sponsored clicks budget_for_ads commercials | werbung anzeige publicité annonce publicidad anuncio 广告 投放 広告
social_media linkedin twitter instagram tiktok facebook x | posts followers viral influencer hashtags | soziale_medien réseaux_sociaux redes_sociales 社交媒体 社媒 ソーシャルメディア sns
influencer creator ambassador partnership affiliate referral | famous recommend_us word_of_mouth invite_friends | empfehlung influenceur parrainage recomend 网红 推荐 インフルエンサー 紹介
marketing campaign growth demand_generation marketing_plan | promote reach_customers audience awareness | vermarktung werbekampagne kampagne campagne mercadotecnia campaña 营销 市场推广 推广 マーケティング キャンペーン 宣伝
content_strategy content_calendar editorial content_marketing | what_to_write topics plan_posts | inhaltsstrategie redaktionsplan stratégie_de_contenu estrategia_de_contenido 内容策略 コンテンツ戦略
copywriting copy headline landing_page sales_copy | words_on_the_page persuade convincing_text slogan | werbetext überschrift accroche texte_publicitaire titular 文案 标题 コピーライティング 見出し キャッチコピー
conversion cro landing_page signup_flow paywall popup | more_people_sign_up visitors_leave drop_off buy_button abandon | konversion abschlussrate taux_de_conversion conversión 转化 转化率 コンバージョン 離脱
ab_test experiment split_test a/b hypothesis_test experimentation | two_versions variant which_works_better significant winner | a/b-test experiment expérience test_a/b experimento 实验 对照 ab測試 実験 abテスト
churn retention cancel win-back cohort | customers_leaving quit unsubscribe stop_paying stay losing_users | abwander kündig kundenbindung attrition désabonnement fidélis abandono cancelación retención 流失 留存 取消 解約 離脱 継続率
customer_support support_ticket helpdesk customer_service help_center kb_article | angry_customer complaint reply_to_customer escalate refund | kundendienst kundenservice beschwerde support_client service_client réclamation atención_al_cliente soporte queja 客服 投诉 客户支持 カスタマーサポート 問い合わせ クレーム
customer_success account_management renewal health_score qbr | keep_clients_happy existing_customers | kundenerfolg réussite_client éxito_del_cliente 客户成功 カスタマーサクセス
sales crm lead pipeline prospect outreach deal cold_email hubspot account | sell close_a_deal selling prospects potential_customers quota salesperson buyer | vertrieb verkauf akquise vente prospection commercial ventas vender prospecto 销售 客户 线索 潜在客户 営業 商談 見込み客 販売
call_prep call_summary discovery_call account_research | before_i_talk_to know_about_the_company meet_a_client | gesprächsvorbereitung préparer_appel preparar_llamada 通话准备 商談準備
lead_scoring lead_qualification lead_triage enrich | which_leads worth_calling hottest | leadbewertung qualification calificación 线索评分 リード
forecast forecasting projection demand_planning time_series | predict next_month future expected | prognose vorhersage prévision pronóstico previsión 预测 予測 見通し
finance financial_model dcf valuation financial_statements variance | money profit company_worth numbers investors | finanz finances financier finanzas financiero 财务 金融 财报 財務 金融 決算
accounting bookkeeping reconciliation month-end_close journal_entry ledger audit close | books_balance debits match_transactions quarter_end ending_balances | buchhaltung abschluss abstimmung kontenabgleich comptab rapprochement clôture contabil conciliación cierre 会计 对账 结账 记账 会計 経理 照合 月次決算
invoice invoicing receivables dunning billing late_payment | unpaid owe customers_have_not_paid chase_payment overdue | rechnung mahnung facture impayé factura impago cobranza 发票 账单 催款 請求書 未払い 督促
budget cash_flow runway burn spend treasury | money_left afford will_we_run_out | haushalt liquidität trésorerie budget presupuesto flujo_de_caja tesorería 预算 现金流 予算 資金繰り キャッシュフロー
tax taxes vat irs | owe_the_state deduct | steuer impôt fiscal taxe impuesto fiscal 税 税务 报税 税金 税務 確定申告
portfolio trading stock_market investment risk_metrics backtest equity_research quant | shares buy_and_sell hedge markets | aktie börse anlage handel bourse actions placement bolsa acciones cartera 股票 投资组合 交易 株式 投資 取引
contract agreement legal nda clause lawyer legal_review | sign lawsuit attorney counsel confidential liability terms | vertrag recht anwalt geheimhaltung klausel contrat juridique avocat confidentialité contrato legal abogado cláusula confidencialidad 合同 法律 保密 条款 契約 法務 秘密保持 弁護士
signature e-signature docusign esign | sign_the_papers signed | unterschrift signatur signature_électronique firma_electrónica 签名 签署 電子署名 署名
vendor procurement supplier purchasing vendor_review | buy_from new_tool_for_the_company renew_or_replace | lieferant beschaffung einkauf fournisseur achat proveedor compras adquisición 供应商 采购 仕入先 調達 ベンダー
risk_assessment risk risk_register pre-mortem | what_could_go_wrong danger worst_case fail | risiko risque riesgo 风险 リスク
process_optimization process_documentation streamline sop operations | too_many_steps inefficient bureaucracy waste_of_time | prozess ablauf optimier processus proceso 流程 业务流程 プロセス 業務改善 業務フロー
stakeholder status_update executive_summary exec stakeholder_map | tell_my_boss leadership keep_informed weekly_update higher-ups | interessengruppe statusbericht führung parties_prenantes partes_interesadas dirección 利益相关者 汇报 进展 ステークホルダー 経営層 進捗報告
project_management project_plan gantt milestones delivery | deadline who_does_what on_track | projektmanagement projektleit gestion_de_projet gestión_de_proyecto 项目管理 プロジェクト管理
supply_chain inventory logistics warehouse demand | stock_levels shipping out_of_stock reorder freight carrier | lager logistik bestand lieferung stock logistique entrepôt inventario almacén logística 库存 物流 仓库 在庫 物流 倉庫
ecommerce shopify store online_shop product_page commerce | sell_online basket shopping_cart | onlineshop boutique_en_ligne tienda_en_línea 电商 网店 ネットショップ 通販
app_store aso app_listing store_optimization | downloads_of_our_app play_store screenshots | app-store
naming product_name domain_name brand_name | what_to_call name_for catchy | namensfindung produktname nom_de_produit nombre_de_producto 命名 取名 起名 名前 ネーミング 命名
press_release pr public_relations media | journalists announcement reporters | pressemitteilung communiqué_de_presse nota_de_prensa comunicado 新闻稿 プレスリリース
training course lesson tutorial teach learning curriculum walkthrough | learn students explain_to_beginners workshop classroom lecturer pupil teacher | schulung unterricht kurs lernen formation cours apprendre enseign formación curso aprender enseñ 教程 课程 培训 学习 チュートリアル 講座 学習 研修
quiz exam flashcards assessment grading | test_my_knowledge studying revise | prüfung lernkarten examen cuestionario 测验 考试 クイズ 試験
tone_of_difficult_conversation negotiation difficult_conversation conflict coaching management | disagree tense hard_talk argue persuade | verhandlung konflikt négoci conflit negoci conflicto 谈判 冲突 交渉 対立
`;
