/** Data, mathematics and the sciences. See index.ts for the form of a line. */
export const science = `
data_analysis exploratory eda analytics insight analyze data_exploration | look_into_numbers understand_dataset what_drives trend find_out_why | datenanalyse auswert analyse_de_données analyser análisis_de_datos analizar 数据分析 分析 データ分析 分析 解析
statistics statistical hypothesis_test regression significance anova p-value | sample_size by_chance distribution correlation | statistik signifikanz statistique estadístic 统计 显著性 统计学 統計 有意差
data_cleaning data_quality validation profiling data_validation missing_values | dirty duplicates wrong_values garbage rubbish trust_the_numbers | datenqualität bereinig qualité_des_données nettoyage calidad_de_datos limpi 数据清洗 数据质量 データ品質 クレンジング
etl data_pipeline airflow dbt spark ingestion orchestration data_engineering | move_data nightly_job load_into transform_tables | datenpipeline pipeline_de_données ingestion canalización_de_datos 数据管道 数据工程 データパイプライン データ基盤
data_warehouse bigquery snowflake lakehouse redshift olap | big_tables analytics_store petabytes | datenlager entrepôt_de_données almacén_de_datos 数据仓库 データウェアハウス
dataframe pandas polars dask arrow | table too_big_for_memory larger_than_ram | datenrahmen
tracking analytics_tracking ga4 event_tracking google_analytics instrumentation mixpanel | visitors_do who_clicks page_views measure_usage | nachverfolg besucher suivi_d'audience seguimiento_analítica 埋点 用户行为 トラッキング アクセス解析
web_analytics funnel cohort_analysis retention_curve | where_do_users_drop come_back | trichter kohorte entonnoir cohorte embudo cohorte 漏斗 ファネル コホート
anomaly outlier anomaly_detection | unusual strange_values spike | ausreißer anomalie valeur_aberrante anomalía 异常 異常 外れ値
literature_review papers scholarly academic pubmed arxiv citation literature | studies published what_is_known references prior_work scientific_articles | literatur fachartikel littérature_scientifique revue_de_littérature articles bibliografía literatura artículos_científicos 文献 论文 文献综述 論文 文献調査
citation bibliography reference_management zotero bibtex references | cite footnotes sources_list | zitat literaturverzeichnis quellenangabe citation bibliograph cita bibliografía 引用 参考文献 引用文献
scientific_writing manuscript paper abstract thesis latex publication venue | journal_article submit_to_a_journal dissertation conference | wissenschaftlich manuskript article_scientifique thèse artículo_científico tesis 科学写作 论文写作 論文執筆 学術論文
peer_review referee rebuttal scholarly_evaluation critical_thinking | reviewers judge_a_paper methodology_flaws | begutachtung évaluation_par_les_pairs revisión_por_pares 同行评审 審稿 査読
hypothesis experimental_design research_question scientific_brainstorming hypothesis_generation | what_to_test study_design | hypothese versuchsplan hypothèse plan_d'expérience hipótesis diseño_experimental 假设 实验设计 仮説 実験計画
grant funding_application nsf nih research_proposal grants | money_for_research apply_for_funding funder | fördermittel antrag subvention demande_de_financement subvención beca 基金申请 科研经费 助成金 研究費 科研費
genomics dna sequencing gene genome variant vcf bioinformatics | mutations inherited bases sequence | genom erbgut génom gène genóm gen genes 基因 基因组 测序 ゲノム 遺伝子 配列
rna single-cell transcriptomics scrna rna-seq scanpy anndata differential_expression | cells gene_activity expression clusters_of_cells | einzelzell genexpression expression_génique cellule célula_única expresión_génica 单细胞 转录组 シングルセル 発現 トランスクリプトーム
protein structure alphafold protein_design antibody pdb folding | amino_acids enzymes fold | protein eiweiß protéine proteína 蛋白质 蛋白 タンパク質
drug molecule chemistry cheminformatics rdkit docking compound medicinal_chemistry | binding medicine pharma ligand smiles chemical toxicity | molekül wirkstoff medikament chemie molécule médicament chimie molécula fármaco química 药物 分子 化学 薬 分子 創薬 化合物
clinical medical patient healthcare trial diagnosis clinical_trial fhir treatment | doctor hospital illness disease therapy physician | klinisch medizin patient arzt clinique médical médecin clínic médic paciente 临床 医疗 患者 病人 臨床 医療 診断
mass_spectrometry proteomics metabolomics spectra | peptides spectrum | massenspektrometrie spectrométrie espectrometría 质谱 質量分析
physiological biosignal ecg eeg heart_rate neuroscience brain | heartbeat brain_waves electrodes pulse neurons | herz gehirn cerveau cœur cerebro corazón 心电 脑电 大脑 心拍 脳波 神経
microscopy pathology histology medical_imaging dicom whole_slide | tissue x-ray mri stain biopsy | mikroskop gewebe röntgen microscop tissu radiograph tejido 显微镜 病理 医学影像 顕微鏡 病理 医用画像
lab_automation liquid_handling protocol opentrons benchling laboratory | pipette robot experiment wet_lab plates | labor laboratoire laboratorio 实验室 自动化实验 実験室 分注
ecology species biodiversity phylogenetics evolution taxonomy | animals plants tree_of_life bird ancestry | art evolution espèce phylogén especie filogen 物种 进化 系统发育 生物 種 進化 系統樹
geospatial gis map maps satellite geopandas spatial | coordinates places earth area shapefile terrain gps | karte geodaten carte géospatial satellite mapa geoespacial satélite 地理 地图 卫星 地図 地理空間 衛星
climate weather environment sustainability carbon emissions | temperature greenhouse rain warming co2 | klima nachhaltig umwelt climat durab environnement clima sostenib 气候 可持续 环境 気候 持続可能 環境
astronomy astropy telescope star sky cosmology | galaxies planets | astronomie stern étoile estrella astronomía 天文 星 天文学 天体
physics simulation quantum quantum_computing qiskit numerical differential_equations fluid_dynamics | qubits equations mechanics particles | physik simulation quanten physique quantique física cuántic simulación 物理 量子 仿真 模拟 物理 量子 シミュレーション
materials crystal materials_science pymatgen molecular_dynamics | alloy lattice atoms | werkstoff kristall matériaux cristal materiales cristal 材料 晶体 材料 結晶
mathematics symbolic algebra sympy matlab solver equation proof | solve integral calculus | mathematik gleichung mathémati équation matemátic ecuación 数学 方程 数学 方程式
optimization linear_programming multi-objective solver genetic_algorithm | best_combination constraints trade_off minimise maximise | optimierung optimisation optimización 优化 运筹 最適化
bayesian probabilistic mcmc pymc uncertainty inference | belief prior probability | wahrscheinlichkeit bayes bayésien probabilité bayesian probabilidad 贝叶斯 概率 ベイズ 確率
time_series forecasting aeon arima | over_time seasonal daily_values history | zeitreihe série_temporelle serie_temporal 时间序列 時系列
graph network networkx graph_neural_network knowledge_graph | nodes edges connected who_knows_whom communities relations | graph netz graphe grafo 图网络 知识图谱 グラフ ネットワーク 知識グラフ
clustering dimensionality_reduction umap pca unsupervised | group_similar neighbours | cluster gruppier regroup agrup 聚类 降维 クラスタリング 次元削減
simulation discrete-event simpy agent-based queueing | waiting_lines what_if | simulation warteschlange file_d'attente cola_de_espera 离散事件 シミュレーション
survival time-to-event hazard kaplan-meier | how_long_until lifetimes | überlebens survie supervivencia 生存分析 生存時間
reproducibility notebook jupyter marimo | rerun cells analysis_document | reproduzier reproductib reproducib 可复现 笔记本 再現 ノートブック
robot robotics reinforcement_learning control policy vla | arm gripper drive | roboter robot 机器人 ロボット
3d cad printing mesh model_3d openscad | object_shape printer print | 3d-druck imprimante_3d impresora_3d 三维 3d打印 立体
art design creative generative_art p5.js algorithmic_art | beautiful aesthetics pattern colours | kunst art arte 艺术 アート 芸術
history humanities archive philosophy | past ancient | geschichte histoire historia 历史 歴史
`;
