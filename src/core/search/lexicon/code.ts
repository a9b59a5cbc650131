/** Writing, testing, reviewing and shipping code. See index.ts for the form of a line. */
export const code = `
test tests testing unit_test test_suite spec | verify_it_works proof untested safety_net regression | testen prüfung komponententest tester prueba probar pruebas 测试 单元测试 テスト 単体テスト
end-to-end e2e playwright cypress selenium browser_test browser_automation webapp_testing | click_through real_browser headless user_flow automate_a_browser checkout_flow signup_flow | browsertest durchklick navigateur_automat navegador 端到端 浏览器 浏览器测试 ブラウザ エンドツーエンド
tdd test-driven test_first red-green | before_code failing_test write_the_test | testgetrieben piloté_par_les_tests guiado_por_pruebas 测试驱动 テスト駆動
coverage untested crap_score mutation | gaps never_exercised which_lines | testabdeckung abdeckung couverture cobertura 覆盖率 カバレッジ 網羅率
flaky intermittent race_condition nondeterministic | sometimes_fails randomly passes_on_retry | sporadisch intermitt aléatoire intermitente 不稳定 偶发 不安定
mock stub fake fixture test_double | dummy pretend simulate canned | attrappe bouchon simul 模拟 モック スタブ
debug debugging diagnose root_cause troubleshoot bug bisect | crash broken breaks fails error stack_trace weird wrong mystery cannot_figure hunt_down culprit goes_wrong | fehlersuche fehler beheb débog débug bogue panne depur depuración fallo errores 调试 排查 故障 错误 报错 デバッグ 不具合 バグ 原因 障害
crash exception dump symbolicate stack_trace tombstone | dies segfault falls_over killed | absturz abstürz plant planter plante cierra bloqueo 崩溃 クラッシュ
incident postmortem outage sev retrospective_incident | went_down production_down customers_affected blame aftermath write_up_what_happened | vorfall ausfall störung incident panne interruption incidente caída 事故 故障 复盘 インシデント 障害 事後
alert alerting on-call oncall pager pagerduty alert_rule slo | woken 3am wake noise paged notify siren threshold too_many_notifications | alarm bereitschaft benachrichtig alerte astreinte alerta guardia 告警 报警 值班 アラート 通知 当番
monitoring observability telemetry metrics prometheus opentelemetry tracing otel | see_what_happens watch_over visibility blind health instrument | überwachung beobachtbarkeit surveillance supervision observabilité monitoreo supervisión observabilidad 监控 可观测 遥测 監視 モニタリング 可観測性
log logging logs | what_happened trail grep print | protokollier logdatei journalis journaux registros bitácora 日志 ログ
trace tracing span distributed_tracing | follow_a_request hop across_services which_service | ablaufverfolgung traçage rastreo 链路 追踪 トレース
performance profiling optimize slow latency speed throughput bottleneck profiler | sluggish takes_forever faster laggy lag crawl hangs speedup snappy milliseconds | leistung langsam geschwindigkeit beschleunig schneller lent ralenti vitesse accélér rendimiento lento velocidad acelerar 性能 慢 优化 速度 加速 パフォーマンス 遅い 高速化 性能
memory leak heap oom garbage_collection out_of_memory | ram grows eats bloated | speicherleck arbeitsspeicher mémoire fuite fuga_de_memoria memoria 内存 泄漏 メモリ リーク
web_performance core_web_vitals lighthouse page_speed bundle_size lcp | site_loads loading_time first_paint heavy_page | ladezeit temps_de_chargement tiempo_de_carga 加载 加载速度 読み込み 表示速度
refactor refactoring clean_up_code restructure technical_debt tech_debt legacy simplify code_smell | tangled spaghetti messy_code tidy untangle rot overcomplicated too_long duplicate unmaintainable | umstrukturier refaktor altlast aufräum refactor remani dette_technique reestructur refactoriz deuda 重构 代码异味 技术债 リファクタリング 整理 技術的負債
dead_code unused cleanup remove_unused | nobody_uses leftover orphan | unbenutzt toter_code code_mort inutilis sin_usar 未使用 死代码 未使用
code_review review pull_request pr diff reviewer | look_over second_pair_of_eyes before_merge feedback_on_my_code critique my_changes | codeprüfung codereview überprüf begutacht relecture revue revisión revisar 代码审查 评审 审查 审核 レビュー コードレビュー
pull_request pr merge_request | open_a_pr describe_changes submit_changes | pull-request demande_de_fusion solicitud_de_extracción 拉取请求 合并请求 プルリクエスト プルリク
commit commit_message conventional_commits git | message history save_changes staged vcs | commit versionsverwaltung validation confirmación 提交 提交信息 コミット
git branch rebase worktree merge_conflict version_control | undo_commit history stash cherry-pick parallel_checkout | verzweig branche rama ramas 分支 冲突 ブランチ 競合
changelog release_notes release version semver | what_is_new announce_version what_changed ship tag | änderungsprotokoll versionshinweis notes_de_version journal_des_modifications notas_de_la_versión registro_de_cambios 更新日志 发布说明 版本 变更日志 リリースノート 変更履歴
deploy deployment rollout ship release launch publish_site | go_live push_to_production put_online rollback canary host | bereitstell ausroll veröffentlich déploie déploy mise_en_production despliegue desplegar 部署 上线 发布 デプロイ 公開 展開 配備
rollback revert undo | back_out go_back | zurückroll zurücksetz annuler revenir_en_arrière revertir deshacer 回滚 撤销 ロールバック 巻き戻
ci pipeline github_actions continuous_integration cicd gitlab build_pipeline workflow_file jenkins | green_build on_every_push automated_checks runner yaml red_build | pipeline integration_continue intégration_continue integración_continua 流水线 持续集成 パイプライン 継続的インテグレーション
build compile msbuild webpack bundler vite gradle | compiler slow_build artefact linker | kompilier übersetzen compil compilar 编译 构建 ビルド コンパイル
dependency dependencies package_update upgrade outdated npm renovate dependabot nuget lockfile | library versions behind_the_times update_packages bump third-party | abhängigkeit pakete aktualisier dépendance mise_à_jour paquets dependencia actualizar 依赖 依赖包 升级 依存 パッケージ 更新
migrate migration upgrade modernize port | move_from switch_to old_version leave_behind legacy rewrite_in | umstieg umzug migrier portier migration passer_de migrar migración actualización 迁移 升级 移行 マイグレーション
monorepo nx turborepo workspace | many_packages one_repository | monorepo
lint eslint formatter code_style prettier static_analysis analyzer | nitpick indent consistent_style warnings | codestil formatier style_de_code analyse_statique estilo_de_código 代码规范 静态分析 リント 静的解析
type_safety typescript types generics nullable null type_error | undefined compile-time any | typsicher typisier typage tipado tipos 类型 类型安全 型 型安全
error_handling exception retry resilience circuit_breaker fault_tolerance backoff | recover gracefully keeps_failing try_again fallback unreliable | fehlerbehandlung ausnahme gestion_des_erreurs réessa manejo_de_errores reintent 错误处理 重试 容错 エラー処理 再試行 リトライ 耐障害
concurrency async parallel asyncio threads multithreading | at_the_same_time simultaneous deadlock race await | nebenläufig gleichzeitig asynchron concurren asynchrone simultan asíncron 并发 异步 多线程 並行 非同期 並列
api rest endpoint openapi swagger http graphql route | expose backend_interface contract integrators web_service call_it | schnittstelle interface point_de_terminaison interfaz punto_de_acceso 接口 api設計 エンドポイント インターフェース
graphql schema_stitching apollo federation | query_language resolver | graphql
webhook callback event_subscription | notified_when push_event | webhook rückruf 回调
websocket realtime real-time socket push sse | live_updates instant chat bidirectional without_refreshing | echtzeit temps_réel tiempo_real 实时 リアルタイム
microservices service distributed event-driven saga message_queue kafka cqrs event_sourcing | break_up_monolith talk_to_each_other decouple queue broker | verteilt mikrodienst microservice file_de_messages mensajería 微服务 消息队列 分布式 マイクロサービス 分散 キュー
architecture system_design design_patterns clean_architecture hexagonal ddd domain-driven | structure organise_code layers whiteboard blueprint big_picture fit_together boundaries | architektur systementwurf entwurfsmuster architecture conception arquitectura diseño_de_sistemas 架构 系统设计 设计模式 アーキテクチャ 設計
cache caching redis memoize cdn | keep_results recompute faster_second_time | zwischenspeicher mise_en_cache almacenamiento_en_caché 缓存 キャッシュ
cli command_line terminal shell bash script zsh | console arguments flags prompt | kommandozeile befehlszeile skript ligne_de_commande línea_de_comandos terminal 命令行 脚本 终端 コマンドライン シェル スクリプト ターミナル
regex regular_expression pattern_matching grep ast-grep | search_and_replace match_text | regulärer_ausdruck expression_régulière expresión_regular 正则 正規表現
frontend ui interface web_app component react css user_interface | screen page looks_nice buttons layout webpage website | oberfläche benutzeroberfläche webseite interface_utilisateur page_web site interfaz página_web sitio 前端 界面 网页 网站 フロントエンド 画面 ウェブサイト ui
react hooks jsx nextjs next.js component | rerender client_component | react
vue angular svelte nuxt | reactivity single-page | vue angular
css tailwind styling stylesheet responsive theme | looks colors small_screens phone_width spacing dark_mode | gestalt feuille_de_style hoja_de_estilo 样式 スタイル
design_system figma design_tokens component_library ui_kit shadcn | consistent_look reusable_buttons mockup handoff | gestaltungssystem système_de_design sistema_de_diseño maquett 设计系统 デザインシステム
ux user_experience usability interaction_design wireframe prototype | confusing intuitive mockup ease_of_use flow | benutzererlebnis bedienbarkeit expérience_utilisateur maquette experiencia_de_usuario usabilidad 用户体验 原型 ユーザー体験 使いやすさ プロトタイプ
accessibility a11y wcag screen_reader aria | blind disabled keyboard_only contrast impaired impairment everyone_can_use | barrierefrei zugänglich accessibilité malvoyant accesibilidad discapacidad 无障碍 可访问性 アクセシビリティ 障害者
mobile ios android swift kotlin flutter react_native expo app swiftui jetpack | phone tablet app_store iphone smartphone | handy mobil téléphone móvil teléfono aplicación_móvil 手机 移动端 移动应用 モバイル スマホ アプリ
game godot unity unreal gamedev | player level sprite physics play | spiel jeu juego videojuego 游戏 ゲーム
desktop_app electron wpf winui winforms maui windows | native_window installer | desktopanwendung application_de_bureau aplicación_de_escritorio 桌面应用 デスクトップ
browser_extension chrome_extension manifest chrome | add-on plugin_for_browser | browsererweiterung extension_de_navigateur extensión_del_navegador 浏览器扩展 浏览器插件 拡張機能
python django flask fastapi pandas | pip venv pyproject uv | python
javascript node.js typescript npm nodejs | js ts | javascript
java spring spring_boot jvm maven | bean jar | java
c# .net dotnet aspnet blazor csharp entity_framework | microsoft_stack | dotnet
rust cargo | borrow_checker ownership | rust
golang go goroutine | gopher | golang
php laravel wordpress | plugin theme composer | php
ruby rails | gem activerecord | ruby
wordpress cms headless_cms | site_builder | wordpress
sql query database postgres postgresql mysql relational | join select slow_query table_scan fetch_rows | datenbank abfrage base_de_données requête base_de_datos consulta 数据库 查询 sql データベース クエリ
schema data_model database_design erd table_design | normalise foreign_key entities tables_should_look | datenmodell modèle_de_données schéma modelo_de_datos esquema 数据模型 表结构 データモデル スキーマ
database_migration schema_change | add_a_column without_downtime alter | datenbankmigration migración_de_base 数据库迁移
index indexing explain_plan query_optimization | slow_query full_scan | abfrageoptimierung optimis 索引 インデックス
orm prisma entity_framework drizzle sqlalchemy | objects_to_tables | orm
nosql mongodb dynamodb cosmos document_database redis | key-value schemaless | nosql
search elasticsearch full-text relevance lucene qdrant | results_are_bad ranking find_documents typeahead | suche volltext recherche búsqueda 搜索 检索 検索 全文検索
feature_flag experiment_flag toggle rollout | gradually switch_on percentage_of_users kill_switch | funktionsschalter drapeau_de_fonctionnalité 功能开关 フィーチャーフラグ
codebase onboarding_codebase explore_code understand_code architecture_overview acquire_knowledge | unfamiliar inherited where_is how_does_this_work map new_repository | codebasis verstehen base_de_code comprendre base_de_código entender 代码库 理解 コードベース 把握
code_comments docstring api_documentation jsdoc xmldoc | explain_functions annotate | codekommentar commentaire comentario 注释 コメント
spec specification prd requirements user_story | what_to_build scope acceptance_criteria write_down before_coding | anforderung lastenheft spezifikation cahier_des_charges exigence spécification requisito especificación 需求 规格 需求文档 要件 仕様 要件定義
implementation_plan plan task_breakdown planning roadmap | steps before_touching_code chunk break_down tickets order_of_work | umsetzungsplan planung plan_d'implémentation planifi planificación 计划 规划 实施计划 計画 実装計画
ticket issue jira linear github_issue backlog triage | bug_report file_a_bug board tracker | ticket aufgabenverwaltung ticket_incidencia incidencia 工单 任务 チケット 課題
scaffold boilerplate project_setup bootstrap starter new_project | from_scratch set_up_a_project skeleton | grundgerüst projekt_aufsetzen squelette nouveau_projet proyecto_nuevo 脚手架 新项目 雛形 新規プロジェクト
configuration environment settings dotfiles setup devcontainer | dev_machine set_up_my_machine env_vars | einrichtung konfigur environnement configur entorno 配置 环境 設定 環境構築
`;
