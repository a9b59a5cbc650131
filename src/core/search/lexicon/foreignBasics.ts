/** Plain words of German, French, Spanish, Chinese and Japanese that requests are made of. Each line gives what is looked for, as in index.ts. */
export const foreignBasics = `
> customer client | | kunde kundin clientèle client cliente 客户 顾客 顧客 お客様 お客
> user | | nutzer benutzer anwender utilisateur usuario 用户 使用者 ユーザー 利用者
> employee staff | | mitarbeiter angestellte beschäftigte salarié employé empleado trabajador 员工 职员 従業員 社員
> company organization business | | firma unternehmen entreprise société empresa 公司 企业 会社 企業
> team | | mannschaft équipe equipo 团队 チーム
> product | | produkt produit producto 产品 商品 製品 商品
> project | | projekt projet proyecto 项目 プロジェクト
> task | | aufgabe tâche tarea 任务 タスク 課題
> work job | | arbeit travail trabajo 工作 仕事 作業
> name | | name nom nombre 名字 名称 名前
> write draft writing | | schreib verfass écri rédig escrib redact 写 撰写 编写 起草 書く 書き 作文 執筆
> create generate build make | | erstell erzeug anleg baue aufbau créer créat génér construire crear generar construir 创建 生成 制作 新建 作成 作る 生成 構築 作り
> check verify validate review | | prüf überprüf kontroll vérifi contrôl verific comprob comprueb 检查 验证 核对 核查 確認 検証 チェック
> fix repair | | reparier beheb korrigier réparer corriger arreglar reparar 修复 修理 解决 修正 直す 修復
> find search | | finden suchen trouver chercher encontrar buscar 查找 寻找 搜索 探す 見つけ
> compare comparison | | vergleich compar comparer comparar 比较 对比 比較
> analyze analysis | | analysier analyse analyser análisis analizar 分析 解析 分析
> explain explanation | | erklär erläuter expliqu explicar explica 解释 说明 説明
> learn learning | | lernen apprendre aprender 学习 学ぶ 学習
> plan planning | | planen plane planifier planificar 规划 计划 計画
> design | | entwerf entwurf gestalt concevoir conception diseñ 设计 設計 デザイン
> improve optimize | | verbesser optimier amélior optimis mejorar optimiz 改进 优化 改善 提升 最適化 改善
> automate automation | | automatisier automatisch automatis automatiz automátic 自动化 自动 自動化 自動
> measure metric | | messen messung mesurer mesure medir medición 测量 度量 計測 測定
> monitor monitoring | | beobacht überwach surveill monitore vigilar 监控 監視
> install setup | | installier einricht installer mettre_en_place instalar montar 安装 搭建 インストール 導入
> configure configuration | | konfigurier einstell configur paramétr configurar ajustar 配置 设置 設定
> manage management | | verwalt gérer gestion gestionar administr 管理 管理する 運用
> organize | | organisier ordnen organiser ranger organizar 组织 整理 整理
> update upgrade | | aktualisier mise_à_jour mettre_à_jour actualiz 更新 升级 更新 アップデート
> delete remove | | lösch entfern supprim effac eliminar borrar 删除 移除 削除
> import export | | importier exportier importer exporter importar exportar 导入 导出 インポート エクスポート
> read | | lesen auslesen lire leer 读取 阅读 読む 読み込
> send | | senden versend schick envoy enviar 发送 送る 送信
> publish | | veröffentlich publier publicar 发布 公開 発行
> remind reminder | | erinner rappel relanc recordar recordatorio 提醒 リマインド 催促
> reply response answer | | antwort beantwort répon réponse responder respuesta contestar 回复 回答 返信 回答 返事
> question | | frage question pregunta 问题 质问 質問
> problem issue | | problem problème problema 问题 問題
> fast quick speed | | schnell beschleunig rapide accélér rápid acelerar 快 加速 速く 高速
> slow performance | | langsam träge lent lente ralenti 慢 遅い 低速
> new | | neue neuer neues nouveau nouvelle nuevo nueva 新 新しい 新規
> old legacy | | alte alter altes ancien vieux antiguo viejo 旧 老 古い
> large big | | große großer groß grand gros grande 大 大きい 大規模
> small | | klein petit pequeñ 小 小さい 小規模
> secure security | | sicher sécuris seguro 安全 安全な
> data dataset | | daten datensatz données jeu_de_données datos conjunto_de_datos 数据 数据集 データ データセット
> file | | datei fichier archivo fichero 文件 ファイル
> folder directory | | ordner verzeichnis dossier répertoire carpeta directorio 文件夹 目录 フォルダ ディレクトリ
> table | | tabelle tableau tabla 表 表格 表
> text | | texte texto 文本 テキスト 文章
> page website | | seite webseite page site página sitio 页面 网页 网站 ページ サイト
> server | | server serveur servidor 服务器 サーバー サーバ
> program code software | | programm quellcode quelltext logiciel programme código programa 代码 程序 软件 コード プログラム ソフト
> programming | | programmier entwickl programmation développement programación desarrollo 编程 开发 プログラミング 開発
> develop development | | entwicklung développ desarroll 开发 開発
> function method | | funktion fonction función 函数 方法 関数 メソッド
> library package | | bibliothek paket bibliothèque paquet biblioteca librería paquete 库 包 ライブラリ パッケージ
> version release | | version ausgabe versión 版本 バージョン
> model | | modell modèle modelo 模型 モデル
> language_model llm | | sprachmodell modèle_de_langage modelo_de_lenguaje 语言模型 大模型 言語モデル
> training train | | trainier entraîn entrenar entrenamiento 训练 学習 訓練
> image picture | | bild bilder image imagen imágenes 图片 图像 画像
> language | | sprache langue idioma 语言 言語
> market | | markt marché mercado 市场 市場
> price pricing | | preis prix precio 价格 定价 価格
> cost | | kosten coût costo coste 成本 コスト 費用
> strategy | | strategie stratégie estrategia 策略 战略 戦略
> trading backtest | | handel handelsstrategie trading bourse operaciones_bursátiles 交易 回测 取引 バックテスト
> historical history | | historisch vergangen historique histórico 历史 過去 履歴
> job_posting hiring | | stellenanzeige stellenausschreib offre_d'emploi oferta_de_empleo anuncio_de_trabajo 招聘启事 职位 求人
> treatment clinical medical | | behandl therapie traitement soin tratamiento 治疗 诊疗 治療 診療
> repository monorepo | | repository depot dépôt repositorio 仓库 代码库 リポジトリ
> startup founder | | gründer start-up jeune_pousse emprendedor 创业 初创 スタートアップ 起業
> metric kpi | | kennzahl metrik indicateur métrica indicador 指标 指標
> screen_reader accessibility | | bildschirmleser vorleseprogramm lecteur_d'écran lector_de_pantalla 屏幕阅读器 读屏 スクリーンリーダー 読み上げソフト
> complaint customer support | | beschwerde kundenbeschwerde réclamation plainte queja reclamación 投诉 クレーム 苦情
> divide distribute parallel coordinate | | aufteil verteil répart partag repartir distribuir coordinar 分配 分工 分担 割り振
> agent | | agenten agents agentes 代理 智能体 エージェント
> idea | | idee idée idea 想法 点子 アイデア 案
> promote marketing | | bekannt_mach bewerben faire_connaître promouvoir dar_a_conocer promocion 推广 宣传 宣伝 広める
> error bug | | fehler erreur bogue error fallo 错误 故障 エラー バグ 不具合
> request | | anfrage requête demande solicitud petición 请求 リクエスト 要求
> query | | abfrage requête consulta 查询 クエリ
> network | | netzwerk réseau red_de 网络 ネットワーク
> system | | system système sistema 系统 システム
> environment | | umgebung environnement entorno 环境 環境
> document | | dokument unterlage document documento 文档 文件 文書 書類
> science scientific research | | wissenschaft forschung science scientifique recherche científic investigación 科学 科研 研究 科学 研究
> topic | | thema sujet tema 主题 テーマ
> week weekly | | woche wöchentlich semaine hebdomadaire semana semanal 周 本周 每周 週 今週 毎週
> summary summarize | | zusammenfass résum resum 总结 概括 まとめ 要約
> structure | | struktur structure estructura 结构 構造
> investigate research | | untersuch enquêt investig 调查 研究 調べ 調査
> apply application grant | | beantrag antrag demande_de solicitar solicitud 申请 申請 応募
> collector collection | | sammler sammeln collecteur recolector recoger 收集 采集 コレクター 収集
> unit_test test | | modultest unittest test_unitaire prueba_unitaria pruebas_unitarias 单元测试 単体テスト ユニットテスト
> debt overdue invoice | | mahnung überfällig offene_rechnung impayé vencida impagad 逾期 催收 未払い 延滞
> presentation slide | | präsentation présentation presentación 演示 发表 発表 プレゼン
> calendar schedule | | termin kalender rendez-vous calendrier cita calendario 日程 预约 予定 日程
> translate translation | | übersetz traduire traduction traducir traducción 翻译 翻訳
> legal law | | rechtlich juristisch juridique légal jurídic 法律 法務 法的
> sign signature | | unterschreib signier signer firmar 签 签署 署名
> risk | | risiko risque riesgo 风险 リスク
> goal objective | | ziele ziel objectif but objetivo meta 目标 目標
> feature | | funktionalität merkmal fonctionnalité funcionalidad característica 功能 機能
> requirement specification | | anforderung exigence requisito 需求 要求 要件
> memory | | gedächtnis speicher mémoire memoria 记忆 内存 記憶 メモリ
> accounting | | buchhaltung buchführung comptabilité contabilidad 会计 会計 経理
> tax | | steuer steuererklärung impôt impuesto 税 税金
> search_engine seo | | suchmaschine moteur_de_recherche buscador 搜索引擎 検索エンジン
> high ranking | | oben_stehen bien_classé primeras_posiciones 排名靠前 上位
`;
