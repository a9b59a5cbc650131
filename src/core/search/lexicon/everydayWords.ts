/**
 * What words of every day are about when somebody asks for a skill: a word, a colon, and words that stand in skills. More than one line
 * may begin with the same word. They only make one think of it, so they count less than a word for the thing.
 */
export const everydayWords = `
abandon: churn conversion drop-off | able: capability | absent: missing leave | abuse: security moderation | accident: incident safety guardrail
accountant: accounting tax bookkeeping | accurate: quality validation evaluation | acquaint: onboarding | acronym: glossary terminology
add up: sum formula | address: ip network email location | admin: management permission | adult: moderation | advert: ads creative
afford: budget cost runway | afraid: risk | age: demographic | agree: contract alignment decision | ahead: forecast planning | alarm: alert
alike: similarity duplicate clustering | allow: permission authorization policy | alone: isolation autonomous | amazon: aws | amount: metric
angry: complaint sentiment | annoy: complaint frustration pain | annual: review report | anonymous: privacy anonymize | answer: response qa
ant: simulation | apologize: complaint response | appeal: design | appearance: styling ui design | applicant: candidate hiring recruiting | appoint: scheduling calendar
appointment: scheduling calendar | approve: approval review signoff | argue: debate critical_thinking negotiation | arrange: organize layout schedule
article: paper publication blog | ask: question interview | assign: task role triage | assistant: agent claude copilot | assume: assumption hypothesis
atom: molecule structure materials | attach: file upload | attack: security threat exploit | attention: marketing awareness focus | attract: marketing acquisition
auction: bidding ads | audience: segment persona presentation | author: writing citation | authority: compliance permission | automatic: automation workflow
autumn: seasonal | available: availability uptime | average: statistics aggregate metric | avoid: prevention risk | award: grant
backer: investor fundraising | backwards: compatibility rollback | bacteria: microbiome biology genomics | badge: ui | balance: reconciliation load_balancer
bank: finance reconciliation transaction | banner: ads popup | bargain: negotiation pricing | basket: cart ecommerce checkout | batch: bulk pipeline job
beautiful: design ui frontend aesthetic | beginner: tutorial onboarding educational | behave: behavior test | behaviour: analytics behavior | believe: evidence trust bayesian
bill: invoice billing cost | billing: invoice payment | birth: demographic | blame: root_cause postmortem blameless | blank: template empty_state
blind: accessibility | block: guardrail filter firewall | blood: clinical biomarker | board: dashboard kanban executive | boast: achievement
bolt: cad | book: calendar writing reference | boring: engagement | borrow: loan credit | boss: stakeholder executive status_report | bot: agent automation crawler
bottle: bottleneck | bounce: conversion email deliverability | box: container form ui | brain: neuroscience eeg neural | brave: creative
break: failure bug breaking_change | breakage: breaking_change regression | breath: physiological | brief: summary concise creative_brief | bright: color design theme
broken: bug error debug | brother: network | browse: browser web | brush: image design | bucket: storage s3 | budget: cost finance planning
bug: debug issue fix | bulk: batch import | bump: version dependency upgrade | burden: performance load | burglar: attacker security threat | burn: cost cash runway
burst: spike scaling | busy: capacity workload scheduling | button: ui component copy cta | buy: procurement purchase conversion | buyer: customer persona sales
calculate: formula compute | calm: incident | camera: image vision | campaign: marketing ads | cancel: churn subscription | cancer: clinical oncology
candidate: hiring recruiting interview | car: automotive | card: payment ui | careful: review verification | cash: finance cash_flow payment | catalogue: catalog registry inventory
catch: detect exception | cause: root_cause causal | celebrate: launch announcement | cell: biology spreadsheet | chain: supply_chain blockchain pipeline | chairman: executive board
chance: probability statistics | change: diff migration | chaos: organize chaos_engineering | charge: billing payment pricing | cheap: cost_optimization pricing | cheat: fraud
check: validation test verify | chemical: chemistry molecule | chief: executive | child: accessibility | choose: decision selection comparison | choice: decision comparison
church: nonprofit | circle: diagram | city: geospatial | claim: evidence fact-check | classify: classification classifier | clean: cleanup data_cleaning refactor
clerk: admin | click: analytics conversion browser | client: customer | climb: growth ranking | clock: timezone scheduling time | clone: duplicate repository
close: month-end deal | cloth: retail | clue: debugging diagnose | cluster: kubernetes clustering | clumsy: refactor usability | clutter: organize simplify
coach: mentoring feedback | collapse: outage crash | colleague: team collaboration | collect: ingestion gather data | collectible: nft token | colour: color palette theme
combine: merge integrate | comfortable: usability | comment: feedback annotation review | commission: sales compensation | companion: assistant | company: organization business
compare: comparison benchmark evaluation | complain: complaint support sentiment | complex: complexity architecture simplify | complicated: complexity simplify refactor
compose: write music docker | compound: molecule chemistry | compress: compression quantization | conceal: redact encryption | concentrate: focus
conference: presentation poster | confess: postmortem | confuse: clarity ux documentation | confusing: clarity usability ux | connect: integration connector api
consent: gdpr privacy cookie | consistent: consistency style standard design_system | constantly: monitoring | construct: build | contact: outreach crm lead
contest: competition benchmark | convention: standard style guideline | conversation: chat transcript context interview | convince: persuasion copywriting sales | copy: duplicate copywriting backup
corner: edge_case | corporate: enterprise | correct: validation correctness | cough: clinical | count: metric analytics aggregate | country: localization geo
course: training curriculum | court: legal litigation | crawl: scraping performance | crazy: anomaly | creature: species | crew: team agents
crime: security forensics | crisis: incident response | critic: review critique | critical: severity review | crop: image | crowd: traffic scaling
cruel: moderation | crystal: materials | cure: treatment drug therapy | curious: explore research | customer: support crm | cut: reduce trim split
damage: impact risk | danger: risk safety guardrail | dashboard: metrics visualization | date: timezone calendar | dead: unused liveness deprecated
deaf: accessibility caption | deadline: project_plan timeline | debt: technical_debt finance | deceive: phishing fraud | decline: payment dunning churn
deep: thorough research | defect: bug quality | defend: security hardening defense | definition: glossary symbol specification | delay: latency timeline schedule
delete: removal cleanup destructive | deliver: delivery release shipping | demand: forecast requirement | depend: dependency | depressed: mental_health clinical
describe: documentation specification | desk: office support | destroy: destructive delete guardrail | detail: specification | device: mobile iot hardware
diagram: architecture visualization | diary: journal log notes | die: crash failure | differ: diff comparison | difference: diff comparison | digit: number
dig: investigate search logs | dirty: data_cleaning quality | disagree: conflict decision | disaster: disaster_recovery backup incident | discount: pricing promotion
discover: discovery exploration research | disease: clinical medical | dismiss: triage | display: ui visualization | distant: remote distributed
doctor: clinical medical healthcare | dollar: cost finance pricing | domain: dns ddd | dose: drug clinical | doubt: verification critical_thinking uncertainty
draft: write writing | draw: diagram image visualization | dream: vision strategy | drift: monitoring detection | drive: storage
drop: decline churn | drown: overwhelmed | drug: pharmaceutical molecule clinical | duplicate: deduplication duplicate | duty: on-call compliance
early: startup mvp | earn: revenue profit margin | earthquake: geospatial | economical: cost efficiency | edit: editing revise | educate: training educational
effort: estimation capacity | elegant: design refactor | embarrass: privacy | emergency: incident response hotfix | emotion: sentiment | employ: hiring
employee: hr performance_review onboarding | empty: empty_state null | encourage: motivation engagement | enemy: threat competitor | energy: sustainability
engage: engagement retention | engine: game_engine search_engine | entrance: login landing | envelope: email | environment: sustainability setup config
equal: equality comparison | error: debugging exception logs | escape: injection sanitize | essay: writing article | estimate: estimation forecast cost
event: analytics event-driven calendar | evidence: verification evaluation | evolve: evolution migration | exact: precision symbolic exact | exam: test assessment study
example: sample demo template | excuse: apology | exhausted: out_of_memory capacity | expand: scaling growth market | expect: requirement assertion expected
expense: cost finance accounting | expensive: cost cost_optimization pricing | experience: ux portfolio | expert: specialist | explain: explanation documentation educational
explode: blow_up scaling | export: convert download | express: expression | extend: extension context | eye: vision review
fabric: textile lakehouse | face: image recognition | factory: manufacturing pattern | fade: animation transition | failure: error incident resilience
fair: bias fairness compensation pricing | faith: trust | fake: mock synthetic fraud | family: grouping | famous: influencer brand pr
fancy: design animation | farm: agriculture | fashion: trend style | fast: performance speed optimize | father: mentor | fault: fault_tolerance bug error
favourite: preference ranking | fear: risk | fee: pricing billing | feedback: review feedback survey | feel: sentiment ux | fetch: download api request
fever: clinical | fiction: story writing | field: form column schema | fight: conflict battlecard | figure: chart plot visualization
file: document storage | fill: form populate | film: video | filter: query search filter | financier: investor | find: search retrieval
finding: insight report | fine: compliance fine-tuning | finish: completion verification done | fire: incident | fix: repair debug
flaw: vulnerability bug critique | flexible: configurable extensible | float: number | flow: workflow user_flow | fly: drone | focus: prioritization attention
fold: protein structure | follow: tracking compliance social | folk: user | food: restaurant recipe | fool: phishing adversarial | forbid: policy guardrail
forget: memory reminder | forgotten: memory reminder | formal: specification proof | fortune: finance | forum: community | founder: startup fundraising
fragile: brittle technical_debt flaky | frame: video | fraud: anomaly detection | freeze: hang performance | frequent: trend frequency | fresh: update scaffold
friend: referral social network | frustrate: complaint ux pain | fuel: energy | function: method module | fund: grant investment fundraising
funny: humor tone | future: forecast roadmap trend | gadget: product device | gap: coverage missing | gather: collect research requirements
gender: demographic bias | generic: template generics | gentle: tone | ghost: orphan | giant: large enterprise | gift: incentive reward
glance: dashboard summary | global: localization international | goal: objective okr | goods: inventory product | google: gcp search seo
gossip: community social | govern: governance policy | grab: scrape extract capture | grade: evaluation assessment rubric | graph: chart network
green: sustainability passing | greet: welcome onboarding | grey: theme | grind: batch | grow: growth scaling | guarantee: sla validation contract
guard: guardrail security auth | guess: estimate hypothesis prediction | guest: visitor access | guide: tutorial documentation | guilty: root_cause
habit: retention workflow | hack: security exploit | hall: event | handle: error_handling processor | handy: utility | hang: freeze deadlock
happy: sentiment satisfaction | hard: difficult complexity | harm: safety moderation | harmful: safety moderation | harvest: scrape collect
hate: moderation sentiment | headline: copywriting title | health: monitoring clinical | heap: memory | heart: cardiac ecg | heavy: performance size
helper: utility subagent assistant | hidden: obfuscation steganography | hide: redact obfuscation | highlight: annotation summary | hint: suggestion
hire: hiring recruiting | historic: history legacy | history: git log audit | hole: vulnerability gap | holiday: leave catch-up digest
honest: critique evaluation | hook: git lifecycle webhook | hospital: clinical healthcare | hostile: adversarial security | hotel: booking | human: people human-in-the-loop
hurry: deadline performance | identical: duplicate | identify: detection identity | idle: unused cost | ignorant: beginner | ignore: exclude suppress
ill: clinical medical | illegal: compliance legal | imagine: ideation scenario | impatient: latency | impress: presentation | improve: optimization improvement
inbox: email triage | income: revenue financial | increase: growth scaling | index: search database | indicate: metric indicator
infect: malware clinical | inform: notification communication | inherit: legacy codebase | initiative: project roadmap | innocent: false_positive
inspect: audit debug review | install: setup installation | instruct: instruction prompt tutorial | insult: moderation | insurance: risk
integrate: integration | intelligence: ai analysis | interest: engagement finance | internet: web network | interrupt: disruption
invent: innovation brainstorming | invest: investment portfolio | investigate: research debug analysis | investor: fundraising pitch | invite: referral calendar access
invoice: billing accounting | island: isolated component | issue: ticket bug | item: inventory backlog | jargon: terminology glossary plain_language
jealous: competitor | jewel: luxury | join: merge sql onboarding | joint: integrated | journal: publication logging | journalist: press media
journey: customer_journey roadmap | judge: evaluation judge review | judgment: evaluation decision | jump: navigation spike | jungle: complexity
junior: mentoring beginner | junk: cleanup spam | kernel: gpu linux | key: api_key secret credentials | kidnap: ransomware | kill: terminate chaos
label: annotation taxonomy tag | lab: laboratory experiment | lack: gap missing | ladder: career level | land: landing_page geospatial | language: translation localization
late: overdue deadline | launch: release go-to-market | law: legal compliance regulation | lawyer: legal contract counsel | layer: architecture
layout: css design page | lazy: performance loading | lead: sales management | leak: secret memory security | lean: startup | learner: student education
lecture: study notes presentation | legal: contract compliance | lend: credit loan | lesson: retrospective tutorial learning | letter: document email
liar: hallucination | library: package dependency | licence: license compliance | lie: hallucination fact-check | lifetime: ltv
lift: conversion extract | light: theme performance | limb: robotics | limit: rate_limit quota constraint | link: url integration seo
list: inventory catalog | listen: audio interview | literature: papers review | loan: credit finance | locate: search geospatial
lock: concurrency security iam | log: logging | logo: brand design | lonely: isolated | loop: iteration automation | loose: decouple
lose: churn backup loss | loss: churn training_loss finance | lost: navigation recovery | loud: noise audio | love: satisfaction sentiment
lower: reduce | loyal: retention loyalty | luck: probability | luxury: premium | machine: server vm ml | mad: sentiment
magazine: publication editorial | mail: email | maintain: maintenance | majority: segment | male: demographic | manner: tone style
manual: documentation automation | map: geospatial mapping journey | march: timeline | margin: profit layout | market: marketing segment
mass: bulk | master: expert | material: content materials | mathematics: symbolic equation | mature: production-ready | meal: recipe
meaning: semantic embedding definition | measure: metrics analytics benchmark | medicine: drug clinical | meet: meeting calendar | melody: music audio
member: user team | memory: context memory leak | mend: repair fix | mental: clinical | mention: search social monitoring | menu: navigation ui
merchant: ecommerce payment | merge: combine git | mess: cleanup refactor organize | message: chat communication notification queue
metal: materials | microsoft: azure office | mild: severity | mind: intent brainstorming | mine: extraction | minimal: mvp simple
minor: semver | minority: bias | miracle: quick_win | miss: gap missing | missing: gap completeness | mistake: error bug validation
misunderstand: clarity requirements | mix: blend combine | mobile: app responsive | mock: test prototype | mode: configuration
modern: modernize upgrade | modest: small | module: package component | money: finance cost revenue pricing | monitor: monitoring observability
monster: monolith complexity | monthly: report subscription billing | mood: sentiment | mosaic: image | motion: animation | motivate: motivation engagement
mountain: geospatial | mouse: ui | movement: animation motion | movie: video | museum: art | music: audio generation
mutate: mutation variant | mystery: debugging investigate | naive: baseline | narrow: filter scope | nasty: bug security | native: mobile platform
naughty: moderation | navigate: navigation routing browser | neat: organize formatting | negative: sentiment false_positive | neighbour: nearest similarity
nerve: neural neuroscience | nest: nested complexity | network: networking graph neural | neuron: neural neuroscience | newcomer: onboarding beginner
news: digest announcement media | newspaper: press media | nickname: naming alias | noise: noise filter signal | noisy: filter alert_fatigue denoise
nonsense: hallucination validation | normal: baseline anomaly | note: notes documentation | novel: writing creative | novice: beginner educational
number: metric statistic | numbers: metrics data statistics | nurse: clinical healthcare | obey: compliance policy | object: entity class
obstacle: blocker risk | occasion: event | odd: anomaly outlier | offend: moderation | offer: proposal pricing compensation | office: workplace
official: documentation primary_source | old: legacy deprecated outdated | opinion: feedback sentiment survey | opponent: competitor counterparty
opportunity: pipeline market | oppose: counterargument | opposite: contrast | order: checkout sequence priority | ordinary: baseline | organ: tissue
organise: organize | origin: source provenance lineage | outage: incident reliability | outdated: deprecated upgrade stale | outsider: external
outstanding: overdue | overcrowded: capacity scaling | overdue: invoice receivables | overhead: performance cost | oversight: governance audit
overview: summary dashboard map | overwhelmed: prioritization triage | own: ownership | owner: ownership codeowners | pack: package bundle
page: web pager document | pain: pain_point complaint | painful: pain_point friction | paint: image art | pair: pairwise preference mentoring
panic: incident crash | paper: manuscript publication document | parallel: concurrency agents | parent: hierarchy | partner: partnership channel
party: stakeholder event | password: credentials authentication secret | paste: copy import | patch: fix update version | path: navigation route journey
patient: clinical medical | pattern: design_patterns regex | pause: checkpoint | pay: payment compensation billing | payment: billing checkout | peak: traffic load
peer: peer_review | penalty: compliance fine | pension: hr benefit | people: users hr | percent: percentage metric | performance: profiling review
perfume: product | period: time_series quarter | permanent: durable persistent | permission: access authorization | person: user persona
persuade: persuasion copywriting | pest: bug | pharmacy: drug | phone: mobile call | photograph: image | phrase: wording copy
physician: clinical medical | picture: image visualization screenshot | pilot: experiment rollout | pipe: pipeline | pity: empathy
place: location geospatial | plain: plain_language simple | plan: planning roadmap | planet: global astronomy | plant: biology | plate: lab
playful: animation tone | pleasant: ux | pledge: action_item | plot: chart visualization | plug: plugin integration | pocket: mobile
poem: creative_writing | point: coordinate | poison: injection adversarial | polish: refine ui copyediting | polite: tone email | poll: survey
poor: quality | popular: trending ranking | population: statistics demographic | port: migrate network | portrait: image | post: blog social
poster: poster conference | postpone: schedule | potential: opportunity | pound: currency | power: energy performance | practise: exercise training
praise: feedback testimonial | precise: precision | predict: forecast prediction machine_learning | prefer: preference | pregnant: clinical
prepare: preparation setup | present: presentation | preserve: backup archive | president: executive | press: press_release media | pressure: stress load
pretend: mock simulation roleplay | pretty: formatting ui design | prevent: prevention guardrail | price: pricing cost | print: pdf logging
prison: sandbox | private: privacy internal access | prize: incentive | probable: probability | problem: issue problem_statement
produce: generate output | profession: career | profit: margin revenue | program: code cli | progress: status_report tracking | prohibit: policy guardrail
promise: action_item commitment async | promote: promotion marketing release | proof: verification evidence proof | proper: standard best
property: schema attribute | proposal: proposal grant | protect: security protection guardrail | protest: sentiment | proud: achievement
prove: verification proof evidence | psychology: behavioral persuasion | public: public open | publish: publication release deploy | punish: penalty
pupil: student education | purchase: procurement order conversion | pure: functional | purple: color | purpose: intent goal | push: notification deploy git
puzzle: debugging | quality: evaluation lint testing | quantity: metric inventory | quarrel: conflict | quarter: quarterly okr | queue: messaging job
quick: fast performance | quiet: noise alert | quit: churn retention | quiz: assessment | quote: pricing citation testimonial
race: concurrency | radio: audio | rain: weather | random: seed sampling flaky | range: interval | rank: ranking seo prioritization | rapid: prototype
rare: anomaly | rate: metric rating | raw: unprocessed ingestion | reach: audience distribution | react: react response | reader: audience screen_reader
reason: reasoning rationale | rebel: adversarial | receipt: expense invoice | receive: ingest | recipe: cookbook workflow | recognise: recognition detection
recommend: recommendation referral | record: logging recording dns | recover: recovery restore | red: failing alert | reduce: reduction minimize
refund: complaint payment support | refuse: rejection moderation | region: geo multi-region | register: registry signup | regret: postmortem
regular: recurring scheduled | reject: rejection review | relate: relationship correlation | relation: graph relationship | relax: constraint
release: changelog deployment | relevant: relevance search | reliable: reliability resilience | rely: dependency | remark: comment | remember: memory
remind: reminder notification | remote: distributed ssh | remove: delete cleanup | renew: renewal subscription certificate | rent: lease
repair: fix recovery | repeat: recurring automation reproducible | repetitive: automation boilerplate | replace: migration substitute | reply: response email
report: report dashboard | represent: representation embedding | reproduce: reproducibility | reputation: brand review | request: api request
rescue: recovery | research: study papers investigation | reserve: booking reservation | resign: offboarding | resist: objection | respect: tone
respond: response incident | responsible: ownership governance | rest: api | restaurant: hospitality smb | restore: backup recovery
restrict: access policy permission | result: outcome report | retire: deprecate decommission | return: roi refund | reuse: component module template
reveal: insight disclosure | reverse: rollback reverse_engineering | review: review | reward: incentive reinforcement | rewrite: refactor rewrite
rich: formatted | rid: remove | ring: notification | rise: growth | risk: risk assessment | risky: risk assumption | rival: competitor competitive
river: geospatial | road: roadmap | rob: fraud security | robot: automation robotics agent | rock: geology | role: rbac persona
rollout: deployment feature_flag | root: root_cause | rot: technical_debt deprecation | rotate: rotation | rough: draft prototype | round: iteration
route: routing navigation | routine: runbook automation workflow | row: record table | rubbish: data_quality cleanup | rude: moderation tone
ruin: damage corruption | rule: policy lint | rumour: misinformation | rush: deadline | rust: rust
sad: sentiment | safe: safety security | salary: compensation payroll | sale: sales revenue | salesman: sales | sample: sampling example
sandwich: feedback | satellite: geospatial | satisfied: satisfaction nps | save: backup cost persist | scale: scaling | scan: scanning ocr audit
scared: risk | scatter: plot | scene: game video | scholar: academic papers | school: education training | science: scientific research
scope: requirement | score: scoring evaluation | scratch: scaffold | screen: ui mobile | screenshot: capture | script: automation bash
sculpture: 3d | sea: geospatial | seat: license | secret: credentials confidential | secure: security | seed: startup random
seize: opportunity | sell: sales marketing | seller: sales ecommerce | send: email messaging | sensible: default | sensitive: pii privacy security
sensor: iot time_series signal | sentence: text nlp | separate: split isolate | sequence: sequence order | series: time_series | serious: severity
serve: serving hosting | service: microservice api | settle: decision standardize reconciliation | severe: severity incident | shade: color | shape: design structure
share: collaboration sharing | sharp: precise | sheet: spreadsheet | shell: bash terminal | shift: schedule on-call | shine: highlight
ship: release deploy | shop: ecommerce store smb | short: concise summary | shortage: capacity inventory | shout: tone | shrink: compress reduce
shuffle: random | shut: shutdown | shy: introvert | sick: clinical leave | sideways: horizontal | sight: vision | sign: signature
signal: signal_processing intent | silence: mute alert | silly: creative | simple: simplify | simulate: simulation mock | singer: audio
sister: related | size: sizing | skeleton: scaffold template | sketch: wireframe diagram prototype | skip: bypass | slang: terminology tone
sleep: physiological | slice: partition | slip: delay risk | slow: performance latency | smart: ai | smell: code_smell
smoke: smoke_test | smooth: animation | snake: python | snapshot: backup screenshot | sniff: packet capture | social: social_media
soft: ux | solve: solver debugging | song: music audio | sound: audio voice tone | source: provenance citation | space: storage astronomy
spam: email deliverability | spare: capacity | speak: speech presentation | speaker: presentation audio | specimen: sample | speech: audio transcription presentation
speed: performance | spell: proofread | spend: cost budget expense | spike: anomaly traffic | split: partition chunk | spoil: expire
spoken: speech voice | sponsor: stakeholder | spot: detect | spread: distribution | spreadsheet: xlsx excel | spring: java
squeeze: compress quantization | stable: stability reliability | staff: hr team | stage: staging pipeline phase | stair: levels | stale: outdated cache
stamp: signature timestamp | stand: standup differentiation | star: github rating | state: state_management | station: infrastructure | statistic: statistics
statue: 3d | steady: stability | steal: security theft | stick: retention | stock: inventory trading | stomach: clinical | stone: geology
storage: database filestore | store: storage ecommerce | storm: incident | story: narrative user_story | strange: anomaly bug | stranger: cold_outreach
strategy: strategic planning | stream: streaming | street: map | strength: swot | stress: load_test | strict: validation types
strike: outage | string: text | structure: architecture organize | struggle: pain_point | stubborn: persistent_bug | stuck: blocked debugging
student: education study | studio: video | study: research experiment | stuff: content | stupid: usability | style: style_guide formatting
subject: topic | submission: manuscript form | subscribe: subscription newsletter | substance: chemistry | succeed: success_metric | suffer: pain_point
sugar: biology glycan | suggest: recommendation | suit: legal fit | sum: aggregate | summer: seasonal | sunny: weather | supplier: vendor procurement
supply: supply_chain | surface: attack_surface | surgery: clinical | surprise: anomaly | surround: context | survey: questionnaire feedback research
survive: resilience retention | suspect: suspicious threat | suspicious: anomaly threat detection | sustain: sustainability | swallow: exception
sweat: physiological | swim: lanes | switch: migrate toggle | symbol: code_navigation ticker lsp | sympathetic: empathy | symptom: diagnose clinical
table: database spreadsheet | tablet: mobile | tag: label metadata | tail: logs | talent: recruiting | talk: presentation conversation | tame: manage
tangle: refactor coupling | tap: mobile | target: goal audience | taste: preference design | tax: tax accounting | teach: teaching training education
teacher: education | tear: teardown | tedious: automation | teenager: demographic | telephone: call voip | television: video
temper: complaint | temperature: climate sensor | temporary: ephemeral | tempt: conversion | tenant: multi-tenancy | tendency: trend
terrible: complaint quality | test: testing | testimonial: review social_proof | text: document | thank: appreciation | theft: security fraud
theory: hypothesis | therapy: clinical treatment | thesis: dissertation academic | thick: detail | thief: attacker fraud | thin: minimal
thorough: comprehensive | thought: reasoning | thread: concurrency slack | threat: security | throw: exception | throwaway: prototype
ticket: issue support | tidy: organize cleanup formatting | tight: coupling | time: schedule timezone | tip: best | tired: burnout | tissue: histology biology
title: headline seo | toddler: beginner | token: authentication tokenizer | tone: voice brand | tongue: language | tool: mcp utility
topic: subject content | total: sum aggregate | touch: ui | tough: difficult | tour: onboarding walkthrough | tourist: visitor
toxic: toxicity moderation | trace: tracing | track: tracking | trade: trading | trademark: legal brand | tradition: convention
traffic: network load analytics | train: training | transaction: payment database | translate: translation localization | transparent: disclosure
trap: error_handling | travel: trip | treasure: insight | treat: treatment | tree: hierarchy phylogenetic | trend: analytics time_series
trial: clinical_trial free_trial | tribe: community | trick: hack technique | trigger: event automation | trim: trimming reduce | trip: travel
trouble: troubleshooting issue | trust: trust security verification | truth: fact-check evidence | tumour: cancer oncology | tumor: cancer oncology
tune: optimization fine-tuning music | tunnel: vpn proxy | twin: duplicate replica | typo: proofread copyediting | ugly: design refactor styling
ulcer: clinical | umbrella: monorepo | unaware: awareness | uncertain: uncertainty assumption | unclear: clarity requirements ambiguity | underpaid: compensation
understand: comprehension explain | undo: rollback revert | unexpected: anomaly error | unhappy: complaint churn sentiment | uniform: consistency | unify: merge standardize
union: merge | unique: differentiation identifier | unit: component measurement | university: academic research | unknown: discovery | unlock: access
unnecessary: unused yagni | unpaid: invoice receivables overdue | unread: inbox | unreadable: clarity refactor | unreliable: flaky resilience
unsafe: security memory_safety moderation | unstable: flaky reliability | untidy: cleanup organize | unusual: anomaly | upgrade: migration version
uptime: availability slo | urgent: priority incident triage | usage: analytics consumption | useless: unused | user: user ux
usual: baseline | utensil: tool | vacant: hiring | vague: ambiguity clarify | valid: validation | value: value_proposition worth
vanish: missing | vary: variation | vegetable: produce | vein: clinical | verdict: judge evaluation | version: versioning release
vessel: container | veteran: senior | vet: screening due_diligence | vibrate: signal | victim: incident | victory: win
view: visualization ui | viewer: audience | violence: moderation | virus: malware genomics | visible: visibility seo | vision: strategy computer_vision
visit: traffic analytics | visitor: traffic analytics conversion | visual: design visualization | vital: health metric | vocabulary: glossary tokenizer
voice: tone speech audio | volcano: geospatial | volunteer: community | vote: poll consensus | voucher: promotion | vulnerable: vulnerability security
wage: compensation payroll | wait: latency queue async | wake: on-call alert | walk: walkthrough | wall: firewall dashboard | wander: explore
war: battlecard | warehouse: data_warehouse inventory | warm: cache | warn: alert warning | warning: alert lint | wash: clean | waste: cost efficiency
watch: monitoring video | water: environment | wave: signal | weak: vulnerability weakness | wealth: finance | weapon: moderation
wear: wearable | weather: climate forecast | web: website browser | website: web landing_page | wedding: event | weekly: status_report digest
weigh: tradeoff | weight: model_weights weight | welcome: onboarding | whisper: transcription | wide: broad | widget: component
wild: chaos | win: deal sales | window: popup desktop | winner: ab_test leaderboard | wire: network protocol | wise: best
wish: feature_request | wishes: feature_request backlog | withdraw: retract | witness: evidence | woman: demographic | wonder: research
wood: material | wording: copy copyediting | work: task | worker: agent job | workload: capacity | workshop: training facilitation
worry: risk concern | worried: risk concern | worth: valuation value roi | wound: clinical | wrap: wrapper | write: writing
wrong: error bug validation | yearly: annual | yellow: warning | yield: return | young: early beginner | zone: region availability timezone
zoo: species | snippet: code example | spreadsheetlike: table
`;
