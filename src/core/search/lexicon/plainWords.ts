/** What people say who do not know the word for it: what stands first is looked for, and stands for nothing itself. See index.ts. */
export const plainWords = `
> meeting minutes action_items notes | promised agreed everybody_said everyone_said talked_about who_does_what attendees discussed spoke participants
> retention cohort churn | stick_around stick come_back keep_using stay_with stopped_using dropped_off loyal returning
> pre-mortem risk failure | went_wrong goes_wrong has_failed flop doomed worst
> nda confidentiality non-disclosure | secrets confidential before_we_talk keep_quiet secret_idea tell_nobody
> contract redline clause negotiation | opposing counterparty lawyers paper sign accept fine_print terms
> hooks guardrails dangerous block | wiping wipe by_accident accidentally destructive delete_everything catastrophic dangerous_commands stop_the_assistant force-push
> image docker multi-stage | gigabytes huge_image container_size slim smaller_image bloated_image
> chaos failure_injection resilience | pull_the_plug kill_servers survive on_purpose break_things sabotage
> shap interpretability explainability | why_did_the_model rejected reject which_inputs explain_a_prediction black_box
> quantization 4-bit gptq | squeeze shrink fit_on consumer_card single_gpu less_memory small_enough compress
> peer_review manuscript | journal_asked judge submission referee_report assess_a_paper
> grant funding proposal nsf nih | money funded fund agency pay_for_our_lab
> zotero citation reference bibliography | citations cite sources_i_read library_of_papers
> ecg heart biosignal physiological | heartbeat heart_rate variability pulse sweat electrodes
> phylogenetics sequence biopython dna | nucleotide evolutionary tree genes strand bases ancestry fasta
> retry backoff timeout resilience circuit_breaker | timing_out give_up attempts third_party_down unreliable flaky_network transient hiccup
> profiling performance cprofile | eats_time most_of_the_time hot_spot where_the_time where_does_the_time slowest too_slow takes_ages
> async asyncio concurrency | at_once one_after_another waiting_for simultaneously many_requests in_parallel
> query_optimization index explain sql | table_scan slow_report seconds_to_load full_scan crawls
> mtls certificate zero-trust service_mesh | prove_who identity_between mutual trust_each_other
> cqrs read_model write_model | write_side read_side separate_reads reads_and_writes
> event_sourcing event_store | every_change_as_a_fact append_only history_of_changes replay
> saga distributed_transaction compensation | undo_half several_services_must partial_failure
> adr decision_record architecture_decision | why_we_picked why_we_chose asks_again remember_why write_down_why rationale
> accessibility screen_reader wcag | blind deaf disabled visitor_who_cannot impaired read_aloud keyboard_alone colour-blind
> gdpr privacy personal_data | lawyers_calm personal_information consent forget_me data_subjects
> billing subscription dunning recurring | charge_people every_month declined card renew failed_payments instalments
> naming name brand | come_up_with_what_to_call call_our what_to_call gadget
> pricing willingness_to_pay | too_cheap too_expensive pay_for charge_for how_much_should undercharge
> battlecard competitor objection | rival rivals cheat_sheet beat_them against_our lose_deals
> competitive_analysis competitor market | who_else others_doing same_space landscape
> sentiment feedback analysis reviews | happy furious angry_comments complaints_about feel_about love_or_hate opinions mood
> segment persona customer icp | kinds_of_people who_might_buy which_people buyers ideal_buyer demographics
> performance_review feedback | direct_reports my_reports reports_by annual rate_my employee_did self-assessment strengths_of
> complaint customer_support response | angry upset furious_customer unhappy refund apologise apology
> lead scoring triage prospect | phone_first call_first filled_in_the_form promising hottest worth_a_call
> cash_flow forecast runway | enough_in_the_account end_of_next_month run_out_of_money money_left pay_our_staff liquidity
> margin unit_economics profit cost | earn_something after_costs profitable making_money lose_money_on
> sprint planning capacity velocity | fortnight get_done engineers_can two-week next_two_weeks
> spec prd requirements feature | vague capability rough_idea idea_into write_up_what thought_about
> user_research interview_guide discovery | conversations_with learn_how_they talk_to_customers what_customers_need interview_people
> ux_copy microcopy error_message | words_on_the_buttons buttons wording error_screens empty_screens labels confuse
> process optimization bottleneck | approvals cut_it_down bureaucracy steps_too_many waste handoffs takes_too_many
> vendor evaluation supplier | stay_with move_to_another supplier renew worth_keeping switch_provider
> e-signature signature docusign | electronic_signing sign_in_the_right get_it_signed papers signatories
> paywall upgrade upsell monetization | free_tier paid_one free_to_paid upgrade_to_paid nobody_upgrades trial
> influencer creator partnership | famous celebrities youtubers bloggers recommend_us endorse
> seo search_engine ranking | google first_page rank found_online disappear nobody_finds organic
> site_architecture navigation information_architecture | menu get_lost pages_beneath rearrange find_their_way sitemap
> analytics tracking events measurement | clicks count_it visitors_click what_visitors what_people_do numbers_about measure_visits
> opentelemetry collector pipeline exporter | forward receive drop_the_noise telemetry route_traces vendors
> slo error_budget reliability | afford failed_requests allowed_to_fail nines downtime
> alert triage security incident | suspicious attacks real_attacks overnight false_alarm break-in
> nullable null reference_types | may_be_null null_pointer maybe_missing
> benchmark microbenchmark | nanoseconds two_implementations which_is_faster measure_how_fast
> aot trimming native single_file | small_binary one_binary without_the_runtime self-contained standalone
> swift ios watchos apple | apple watch iphone ipad mac_app
> terraform infrastructure_as_code | servers_in_files describe_our_servers new_region one_command_away click_in_the_console
> websocket real-time push | instant all_open_browsers push_changes live_update without_reload
> legacy modernization strangler migration | old_system nobody_dares piece_by_piece ancient replace_gradually mainframe
> cli command-line argument_parsing | subcommands console_program nice_help flags_and_options
> simplify refactor clarity readability | nobody_can_follow plainer hard_to_follow too_clever convoluted understandable
> implementation_plan planning | order_of_work before_anybody before_typing think_through in_what_order
> brainstorm design intent | what_i_really_want before_you_start talk_first explore_the_idea
> interview grill questions | hard_questions ask_me interrogate challenge_me poke_holes stress-test pressure-test
> branch merge pull_request finish | everything_passes should_i_merge work_is_done wrap_up
> glossary ubiquitous_language terminology | different_words same_thing settle_on mean_different speak_the_same
> learning document_solution knowledge | remember_how next_time just_fixed do_not_forget lesson_learned
> playwright browser test webapp | click_through own_machine localhost behaves try_the_site
> dependabot dependency_update | library_gets_a_new new_version tell_me_when automatically_update outdated_libraries
> screenshot capture webpage | take_a_picture picture_of snapshot thumbnail
> dns domain record | point_my_domain ip_address nameserver
> cad 3d script model | printer 3d_part solid part_for
> azure pricing cost | microsoft machines_cost cost_per_month
> data_modeling nosql partition | partition_key documents planet_scale access_pattern
> server_component streaming next.js | render_on_the_server server_rendering
> godot game_engine | platformer open_source_engine 2d_game
> memory_safety ownership raii | use_after_free dangling buffer_overflow segfault double_free
> reverse_engineering protocol packet | bytes_a_device closed_source sniff wire what_does_it_send undocumented
> sast static_analysis security_scanning | scan_our_source holes on_every_push find_weaknesses
> smart_contract solidity security | drain funds ethereum steal_tokens
> embedding chunking rag vector | split_documents similar_meanings pieces meaning nearest
> dataset curation fine-tuning format | raw_chats clean_examples examples_to_train training_examples
> dpo preference preference_optimization | better_and_worse pairs_of prefer thumbs chosen_and_rejected
> gke kubernetes cost | cluster_bill google_cluster expensive_cluster bill_doubled
> autoscaling hpa scaling | more_pods traffic_rises spikes by_themselves busy_hours
> iam policy permission | lock_somebody_out removing_this_role who_can_access lose_access
> lineage impact_analysis downstream | which_reports_break drop_this_column depends_on_this blast what_breaks
> web_content markdown extract clean | only_the_article noisy_page without_ads main_text
> concise terse compression tokens | few_words short_answers brief no_fluff less_chatty save_tokens
> focus daily motivation | matters_today cheer my_day to-do today's
> exam study student syllabus | finals lecture pass_my revise studying
> comments educational explain | remarks beginner novice line_by_line teach_me_this
> timezone daylight date_time | one_hour summer_time clock wrong_hour utc
> resume review | my_cv job_application hired_as
> startup metrics saas unit_economics | early_stage backers founders investors_want
> wizard interactive setup manual | leads_my_colleague step_by_step setting_up_accounts walk_through_setup
> pull_request babysit watch merge-ready | keep_an_eye my_open_request until_it_can_go
> incident postmortem blameless | went_down what_happened last_night after_the_outage learn_from
> on-call handoff rotation | next_shift who_is_on_duty hand_over_the_pager
> runbook operations procedure | what_to_do_when 3am step_by_step_when
> prometheus alert metrics grafana | graphs_of watch_the_servers know_when
> logging log structured | what_the_program_did print_statements find_out_later
> tracing distributed span | one_click_through_ten which_service_is_slow follow_one_request
> helm chart manifest kubernetes | package_for_the_cluster yaml_copies
> gitops argocd flux | cluster_matches_git git_is_the_truth
> ci workflow github_actions pipeline | every_push automatically_run robot_builds checks_on_push
> secrets vault rotation | passwords_in_code leaked keys_in_the_repository
> oauth jwt authentication session | log_in login remember_who sign-in with_google
> rbac authorization role | who_may only_some_people see_what
> threat_modeling stride attack_tree | how_could_somebody_attack think_like think_like_a_burglar
> stripe payment checkout | take_money credit_cards accept_payments
> rest api openapi contract endpoint | let_other_programs partners_call describe_our_interface
> microservices decomposition boundary | one_big_program cut_into_services monolith
> database_migration schema zero_downtime | change_the_table without_stopping add_a_column
> airflow dag orchestration pipeline | every_night nightly in_the_right_order jobs_depend
> dbt transformation model warehouse | tidy_tables sql_models analysts
> spark partition big_data | terabytes huge_tables too_much_for_one_machine
> data_quality validation great_expectations | wrong_numbers bad_rows trust_the_data garbage_in
> dashboard kpi visualization | boss_wants_numbers numbers_at_a_glance one_page_of_numbers
> chart visualization figure | picture_of_the_numbers draw_the_numbers plot_the
> statistics significance test experiment ab_test | by_chance really_better coincidence two_versions winner
> machine_learning classifier scikit-learn | predict_which guess_from_past learn_from_examples
> time_series forecast | next_months next_year's daily_numbers seasonal
> clustering umap dimensionality | groups_that_look_alike squash_to_two hundreds_of_columns
> single-cell rna expression | cell_types thousands_of_cells which_genes
> protein structure design | fold amino shape_of_a_protein
> molecule chemistry docking drug | will_it_bind medicine compounds new_drug
> literature search pubmed paper | what_has_been_published studies_about prior_work
> clinical patient treatment medical | doctors hospital patients therapy
> microscopy image slide | cells_under tissue stained
> quantum circuit simulation | qubits superposition entangled
> geospatial map satellite | from_space coordinates where_on_earth
> graph network analysis | who_knows_whom connections_between friends_of
> latex poster figure publication | for_the_conference hang_on_the_wall print_ready
> slide presentation deck | talk_tomorrow speak_in_front show_to_the_board audience
> document word docx | letter report_with_headings tracked
> spreadsheet xlsx excel | columns_and_rows add_up formulas budget_table
> pdf merge fill form | several_files_into_one scanned_papers paper_form
> email draft outreach | write_to_someone reply_to contact_strangers first_message
> cold_email outreach sequence | strangers never_heard_of_us first_contact prospects
> newsletter email_sequence lifecycle | series_of_mails after_they_sign welcome_mails
> landing_page conversion cro | visitors_leave nobody_signs_up page_does_not_convert
> signup form conversion | give_up_halfway abandon_the_form too_many_fields
> onboarding activation users | new_users_do_not first_time_users never_finish_setup
> referral affiliate program | bring_friends word_of_mouth reward_for_inviting
> ads campaign paid creative | spend_on_google clicks_cost banner facebook_budget
> social_media content post | what_to_post followers tweets
> copywriting headline copy | convincing persuade sell_with_words catchy
> content_strategy topics blog | what_to_write_about topics_for
> launch go-to-market announcement | release_day tell_the_world first_customers early_adopters
> positioning value_proposition messaging | why_buy_from_us what_makes_us different_from_the_others explain_what_we_do
> market_sizing tam | how_many_customers_exist how_big potential_buyers
> swot strategy porter | strong_and_weak where_do_we_stand outside_forces
> business_model lean_canvas startup | on_one_page idea_for_a_company
> okr goals objectives | what_to_achieve quarter_goals measurable_aims
> roadmap prioritization backlog | what_next which_first too_many_wishes hundred_ideas
> user_story acceptance_criteria | as_a_user from_the_users small_pieces_of_work
> persona journey_map | walk_in_their_shoes typical_user every_step_a_customer
> stakeholder status_update report | tell_my_boss keep_them_informed what_happened_this_week weekly
> retrospective team | what_went_well look_back_together
> job_description interview hiring recruiting | find_new_people candidate hire_someone ask_the_candidate
> onboarding new_hire | first_week new_colleague starts_on_monday
> compensation benchmarking salary | what_to_pay underpaid offer_for
> reconciliation accounting ledger | books bank_says entries_are_missing do_not_match balances
> financial_statements variance close | earned_and_spent compared_with_last_year why_did_costs
> valuation dcf financial_model | what_is_the_company_worth worth_buying
> portfolio risk backtest trading | would_this_strategy shares how_much_could_i_lose
> tax invoice accounting | owe who_has_not_paid unpaid
> compliance audit soc2 policy | inspector certification prove_we_follow
> code_review pull_request | look_over_my another_pair colleague's_changes before_it_goes_in
> refactor code_smell | mess ugly tangled copy_and_paste
> test unit_test pytest jest | make_sure_it_works does_it_break nothing_breaks
> tdd test-driven | tests_first before_the_code
> debugging root_cause systematic | no_idea_why guess does_not_work anymore suddenly_fails
> verification completion evidence | really_done prove_it_works claims_to_be
> parallel subagent dispatch agents | several_at_once helpers split_the_work many_assistants
> worktree git branch | two_branches_at_once side_by_side
> git rebase history bisect | lost_my_commit undo_my_last which_change_broke clean_up_my_commits
> changelog release_notes | what_is_new tell_users_what
> readme documentation | explain_my_project newcomers_understand how_to_use
> diagram mermaid architecture | draw_how boxes_and_arrows picture_of_the_system
> onboarding codebase understand documentation | new_to_this_project where_is_what inherited
> migration upgrade breaking_change | newer_version old_version jump_to
> typescript types generics | compiler_should_catch wrong_types
> state_management react | share_data_between_components prop
> responsive css layout | small_screens looks_broken_on
> design_system tokens component | same_look everywhere_the_same reusable
> frontend design ui | beautiful pretty ugly_page stunning
> mobile app react_native flutter expo | phones both_platforms android_and
> animation motion transition | moves smooth slides_in bounce
> notification push | remind_users ping
> scraping crawler extraction | collect_prices thousands_of_pages
> mcp server tool | let_the_assistant_use connect_our_system give_the_model_access
> skill create authoring | teach_the_assistant teach_claude reusable_instructions
> prompt optimization engineering | better_answers how_to_ask word_my_request
> context compression memory | forgets runs_out_of_room conversation_too_long long_chats
> agent evaluation benchmark | how_good_is_the_assistant measure_the_assistant grade_answers
> llm observability tracing | what_did_the_model_do what_our_bot watch_the_model
> rag retrieval knowledge | answer_from_our_documents chat_with_documents own_papers
> fine-tuning lora training | teach_it_our speak_like_us own_examples
> serving inference throughput vllm | thousands_of_users host_the_model answer_faster
> distributed_training multi-gpu | several_machines too_large_for_one
> moderation safety guard content | rude harmful unsafe_messages forbidden
> speech transcription audio whisper | what_was_said recordings_to_text spoken
> image_generation diffusion | make_a_picture from_a_sentence
> video generation editing | moving_pictures short_film clip
`;
