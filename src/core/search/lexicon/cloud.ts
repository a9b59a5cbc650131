/** Cloud, operations and security. See index.ts for the form of a line. */
export const cloud = `
kubernetes k8s gke helm cluster pod aks eks container_orchestration | nodes containers yaml_manifest keep_restarting ingress | kubernetes cluster 集群 クラスタ
docker container dockerfile image compose multi-stage | package_the_app ship_in_a_box smaller_image | container conteneur contenedor 容器 镜像 コンテナ
terraform infrastructure_as_code iac bicep pulumi cloudformation provisioning | servers_in_code reproducible_infrastructure describe_infrastructure | infrastruktur infrastructure infraestructura 基础设施 インフラ
cloud aws azure gcp google_cloud | hosted data_centre lambda serverless | cloud nuage nube 云 クラウド
serverless lambda functions cloud_run faas | without_servers | serverlos sans_serveur sin_servidor 无服务器 サーバーレス
cost_optimization cloud_costs finops billing rightsizing spend | bill too_expensive save_money cheaper overspend invoice_is_huge | kosten ausgaben sparen rechnung coût dépens économis factur costo coste gasto ahorrar 成本 费用 省钱 账单 コスト 費用 節約 削減
scaling autoscale capacity load_balancer horizontal_scaling sharding | more_users traffic_spike grow handle_load too_much_data | skalier lastverteil mise_à_l'échelle monter_en_charge escalar 扩展 扩容 负载 スケール 拡張 負荷
backup disaster_recovery restore replication high_availability | lost_data recover region_goes_down safe_copy | sicherung wiederherstell datensicherung sauvegarde restaur copia_de_seguridad respaldo recuper 备份 恢复 容灾 バックアップ 復元 復旧
network vpc dns networking firewall vpn mtls service_mesh istio proxy | subnet connect_offices traffic_between ip_address | netzwerk réseau red redes 网络 ネットワーク
reliability sre slo site_reliability error_budget | uptime how_available nines stay_up | zuverlässig verfügbarkeit fiabilité disponibilité fiabilidad disponibilidad 可靠性 可用性 信頼性 可用性
chaos_engineering resilience_testing failure_injection | break_on_purpose | chaos
security vulnerability security_review secure owasp hardening pentest penetration_testing exploit | hacked attacker break_in holes unsafe leak sql_injection xss malicious intruder | sicherheit schwachstell sicherheitslücke angriff sécurité vulnérab faille seguridad vulnerab ataque 安全 漏洞 攻击 渗透 セキュリティ 脆弱性 攻撃
threat_model threat_modeling stride attack_tree attack_surface | what_could_go_wrong adversary attackers_could | bedrohung menace amenaza 威胁 威胁建模 脅威
secret secrets secret_scanning vault credential api_key key_management | leaked_password token_in_code hardcoded rotate hide_keys | geheimnis zugangsdaten passwort schlüssel identifiants mot_de_passe secreto credencial contraseña 密钥 密码 凭证 泄露 機密 パスワード 鍵 認証情報
authentication auth login oauth sso sign-in jwt identity passkey session password | log_in sign_in sign_up who_you_are account google_login 2fa single_sign-on | anmeldung einloggen authentifi connexion identifi autentic iniciar_sesión inicio_de_sesión 登录 认证 身份验证 鉴权 ログイン 認証 サインイン
authorization rbac permissions access_control roles iam privileges | who_may allowed_to_see restrict only_admins rights | berechtigung zugriff rechte rollen autorisation droits permis rôle autoriz permiso acceso 权限 授权 访问控制 認可 権限 アクセス制御
supply_chain sbom dependency_scanning sca codeql sast static_application_security | malicious_package scan_code known_cve | lieferkette chaîne_d'approvisionnement cadena_de_suministro 供应链 サプライチェーン
malware reverse_engineering binary_analysis forensics memory_forensics disassembl | suspicious_program virus exe decompile infected ghidra | schadsoftware malicielle logiciel_malveillant malware_análisis ingeniería_inversa 恶意软件 逆向 逆向工程 マルウェア リバースエンジニアリング
detection siem soc alert_triage threat_hunting security_alerts detection_rule | suspicious_activity analyst intrusion | erkennung bedrohungsjagd détection detección 威胁检测 検知
encryption cryptography tls certificate pki | scrambled https keys at_rest | verschlüssel zertifikat chiffr certificat cifrado certificado 加密 证书 暗号化 証明書
compliance gdpr soc2 hipaa audit pci privacy regulation | regulator auditors personal_data lawful fines evidence data_protection | datenschutz dsgvo einhaltung vorschrift conformité rgpd vie_privée cumplimiento privacidad protección_de_datos 合规 隐私 数据保护 审计 コンプライアンス 個人情報 プライバシー 監査
privacy_policy terms_of_service cookie | website_legal_text | datenschutzerklärung nutzungsbedingung politique_de_confidentialité mentions_légales política_de_privacidad términos 隐私政策 服务条款 利用規約 プライバシーポリシー
payment stripe checkout billing subscription paypal pci invoice | charge_customers credit_card recurring money_from_customers | zahlung bezahl abonnement paiement payer abonnement pago cobr suscripción 支付 付款 订阅 支払 決済 課金 サブスクリプション
smart_contract solidity blockchain web3 nft defi ethereum | crypto token wallet on-chain | blockchain vertrag_auf contrat_intelligent contrato_inteligente 区块链 智能合约 ブロックチェーン スマートコントラクト
iot embedded firmware microcontroller hardware raspberry arduino | device sensor chip board | eingebettet gerät embarqué micrologiciel embebido dispositivo 嵌入式 固件 組み込み 組込
linux ubuntu debian server systemd sysadmin triage | machine boot daemon | linux server serveur servidor 服务器 サーバー
windows powershell active_directory registry microsoft | admin | windows
microsoft_365 office_365 sharepoint teams copilot_studio power_platform power_automate power_apps | tenant | microsoft
power_bi dax tableau looker bi | measures report_model | power-bi
zoom video_call meeting_sdk video_conference videoconference | join_meeting webcam participants | videokonferenz visioconférence videollamada videoconferencia 视频会议 ビデオ会議
slack discord teams chat messaging bot | channel thread post_message ping workspace_chat | nachricht messagerie mensajería 聊天 消息 チャット メッセージ
mcp model_context_protocol mcp_server | connect_tools tool_server expose_to_an_assistant let_an_assistant_call | mcp
agent multi-agent agentic subagent orchestration swarm | assistants_together autonomous delegate parallel_workers bots | agent agente 智能体 代理 エージェント
prompt prompt_engineering system_prompt few-shot llm | instructions_for_the_model better_answers wording | eingabeaufforderung invite consigne instrucción 提示词 提示工程 プロンプト
context_window context_engineering context_compression compaction memory_systems | forgets long_conversation too_much_text runs_out_of_room remember_between tokens | kontext contexte contexto 上下文 コンテキスト 文脈
skill_creator write_skill author_skill create_skill authoring_skills | teach_the_assistant package_know-how reusable_instructions own_skill | skill-erstell fähigkeit compétence habilidad 技能 スキル
hook guardrails guardrail safety moderation content_filter | block_dangerous prevent_the_model harmful toxic stop_it_from | leitplanke schutz garde-fou modération barrera moderación 护栏 审核 内容审核 ガードレール 安全対策
llm_evaluation eval evaluation benchmark rubric judge llm-as-judge | measure_quality score_answers how_good grade compare_models leaderboard | bewertung evaluier évaluation évaluer evaluación evaluar 评估 评测 基准 評価 ベンチマーク
rag retrieval embedding vector_database semantic_search chunking vector chroma pinecone faiss | answer_from_documents ask_my_documents knowledge_lookup similar_texts nearest | vektor semantisch abruf récupération vectoriel sémantique recuperación vectorial semántic 向量 检索增强 语义搜索 ベクトル 埋め込み 意味検索
fine-tuning finetune lora sft peft training_llm unsloth post-training | teach_a_model adapt_a_model own_data custom_model | feinabstimm nachtrainier trainier affinage ajustement entraîn ajuste_fino entrenar entrenamiento 微调 训练 ファインチューニング 微調整 学習
rlhf dpo grpo ppo preference reinforcement_learning reward | thumbs_up human_preferences rewarded | bestärkendes_lernen apprentissage_par_renforcement aprendizaje_por_refuerzo 强化学习 偏好 強化学習
quantization quantize gptq awq gguf int8 4-bit | shrink_model smaller_model fit_on_my_gpu less_vram fewer_bits | quantisier quantif cuantiz 量化 量子化
inference serving vllm model_serving tensorrt endpoint sglang | host_a_model serve_predictions run_model | inferenz inférence inferencia 推理 推論
distributed_training deepspeed fsdp multi-gpu megatron accelerate ray | many_gpus several_gpus too_big_for_one_gpu | verteiltes_training entraînement_distribué entrenamiento_distribuido 分布式训练 分散学習
machine_learning ml model scikit-learn training classifier regression xgboost mlops | predict forecast learn_from_data features | maschinelles_lernen apprentissage_automatique modèle aprendizaje_automático modelo 机器学习 模型 機械学習 モデル
deep_learning neural_network pytorch tensorflow transformer gpu jax cnn | layers backprop | neuronal réseau_de_neurones red_neuronal 深度学习 神经网络 ディープラーニング 深層学習 ニューラル
experiment_tracking mlflow wandb tensorboard weights_and_biases | keep_track_of_runs compare_runs hyperparameters | experimentverfolgung suivi_d'expériences seguimiento_de_experimentos 实验跟踪 実験管理
image_generation diffusion text-to-image stable_diffusion | draw_picture paint generate_pictures artwork_from_text | bildgenerier bilder_erzeug génération_d'images generar_imágenes generación_de_imágenes 生成图像 文生图 画像生成
computer_vision object_detection segmentation vision clip ocr | recognise_things photos cameras | bilderkennung vision_par_ordinateur visión_artificial visión_por_computad 计算机视觉 图像识别 画像認識 コンピュータビジョン
speech_recognition whisper speech-to-text voice asr | spoken_words dictate | spracherkennung reconnaissance_vocale reconocimiento_de_voz 语音识别 音声認識
interpretability explainability shap sparse_autoencoder transformer_lens | why_did_the_model inside_the_network | interpretier erklärbar interprétabilité explicab interpretab 可解释 解釈可能性 説明可能
scraping web_scraping crawler crawl scraper firecrawl fetch_pages | grab_from_websites collect_from_pages harvest download_pages | auslesen scrapen crawlen aspirer moissonn rastrear extraer_datos_de_páginas 爬虫 抓取 爬取 スクレイピング クローラ
web_search research deep_research browse internet_research | look_up online find_out sources current_information | recherche internet nachforsch rechercher investigar investigación 调研 网上搜索 研究 调查 リサーチ 調査
`;
