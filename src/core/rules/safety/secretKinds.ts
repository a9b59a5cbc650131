/** Secrets that are known by how they begin. */
export interface SecretKind {
  /** For people, with its article: "an AWS access key". */
  readonly name: string;
  /** Sticky, from the prefix on; the group `drawn` is what a machine has drawn. */
  readonly pattern: RegExp;
  /** Bits of entropy in each character of `drawn`, at least. */
  readonly bits: number;
}

/** By the prefix that each begins with. Sources: the makers' documentation, and what code hosts scan for. */
export const secretKinds: Readonly<Record<string, SecretKind>> = {
  AKIA: kind('an AWS access key', String.raw`AKIA(?<drawn>[A-Z2-7]{16})\b`, 3),
  ASIA: kind('an AWS access key', String.raw`ASIA(?<drawn>[A-Z2-7]{16})\b`, 3),
  ghp_: kind('a GitHub token', String.raw`ghp_(?<drawn>[A-Za-z0-9]{36})\b`),
  gho_: kind('a GitHub token', String.raw`gho_(?<drawn>[A-Za-z0-9]{36})\b`),
  ghu_: kind('a GitHub token', String.raw`ghu_(?<drawn>[A-Za-z0-9]{36})\b`),
  ghs_: kind('a GitHub token', String.raw`ghs_(?<drawn>[A-Za-z0-9]{36})\b`),
  ghr_: kind('a GitHub token', String.raw`ghr_(?<drawn>[A-Za-z0-9]{36,76})\b`),
  github_pat_: kind('a GitHub token', String.raw`github_pat_(?<drawn>[A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b`),
  'glpat-': kind('a GitLab token', String.raw`glpat-(?<drawn>[\w-]{20,64})\b`, 3.2),
  'sk-ant-': kind('an Anthropic API key', String.raw`sk-ant-[a-z0-9]{3,10}-(?<drawn>[\w-]{32,120})`),
  'sk-': kind(
    'an API key',
    String.raw`sk-(?!ant-)(?:(?:proj|svcacct|admin|or-v1|lf)-)?(?<drawn>(?=[\w-]{0,40}\d)[A-Za-z0-9_-]{32,200})`,
  ),
  sk_live_: kind('a Stripe key', String.raw`sk_live_(?<drawn>[A-Za-z0-9]{24,120})\b`),
  rk_live_: kind('a Stripe key', String.raw`rk_live_(?<drawn>[A-Za-z0-9]{24,120})\b`),
  whsec_: kind('a webhook’s signing secret', String.raw`whsec_(?<drawn>[A-Za-z0-9+/]{32,64})\b`),
  AIza: kind('a Google API key', String.raw`AIza(?<drawn>[\w-]{35})\b`),
  'GOCSPX-': kind('a Google client secret', String.raw`GOCSPX-(?<drawn>[\w-]{28})\b`),
  'xoxb-': kind('a Slack token', String.raw`xoxb-\d{8,14}-(?<drawn>[A-Za-z0-9-]{20,80})\b`, 3.2),
  'xoxp-': kind('a Slack token', String.raw`xoxp-\d{8,14}-(?<drawn>[A-Za-z0-9-]{20,80})\b`, 3.2),
  'xoxa-': kind('a Slack token', String.raw`xoxa-(?<drawn>[A-Za-z0-9-]{24,100})\b`, 3.2),
  'xapp-': kind('a Slack token', String.raw`xapp-\d-(?<drawn>[A-Za-z0-9-]{40,120})\b`, 3.2),
  'hooks.slack.com/services/': kind(
    'a Slack webhook',
    String.raw`hooks\.slack\.com/services/T\w{6,12}/B\w{6,14}/(?<drawn>\w{20,30})\b`,
  ),
  'api/webhooks/': kind('a Discord webhook', String.raw`api/webhooks/\d{17,20}/(?<drawn>[\w-]{60,80})`),
  npm_: kind('an npm token', String.raw`npm_(?<drawn>[A-Za-z0-9]{36})\b`),
  'pypi-AgE': kind('a PyPI token', String.raw`pypi-AgE(?<drawn>[\w-]{50,250})`),
  hf_: kind('a Hugging Face token', String.raw`hf_(?<drawn>[A-Za-z0-9]{34,40})\b`),
  gsk_: kind('a Groq API key', String.raw`gsk_(?<drawn>[A-Za-z0-9]{48,56})\b`),
  'xai-': kind('an xAI API key', String.raw`xai-(?<drawn>[A-Za-z0-9]{70,90})\b`),
  'SG.': kind('a SendGrid API key', String.raw`SG\.(?<drawn>[\w-]{22}\.[\w-]{43})\b`),
  shpat_: kind('a Shopify token', String.raw`shpat_(?<drawn>[a-f0-9]{32})\b`, 3),
  dop_v1_: kind('a DigitalOcean token', String.raw`dop_v1_(?<drawn>[a-f0-9]{64})\b`, 3),
  lin_api_: kind('a Linear API key', String.raw`lin_api_(?<drawn>[A-Za-z0-9]{40})\b`),
  ntn_: kind('a Notion token', String.raw`ntn_(?<drawn>[A-Za-z0-9]{40,50})\b`),
  sbp_: kind('a Supabase token', String.raw`sbp_(?<drawn>[a-f0-9]{40})\b`, 3),
  dckr_pat_: kind('a Docker token', String.raw`dckr_pat_(?<drawn>[\w-]{27})`),
  eyJ: kind(
    'a JSON Web Token',
    String.raw`eyJ[\w-]{10,1000}\.eyJ(?!zdWIiOiIxMjM0NTY3ODkw)[\w-]{10,3000}\.(?<drawn>[\w-]{20,700})`,
  ),
  'AccountKey=': kind('an Azure storage key', String.raw`AccountKey=(?<drawn>[A-Za-z0-9+/]{86}==)`),
  'AGE-SECRET-KEY-1': kind('an age key', String.raw`AGE-SECRET-KEY-1(?<drawn>[A-Z0-9]{58})\b`, 3.2),
  '-----BEGIN': kind(
    'a private key',
    String.raw`-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY(?: BLOCK)?-----(?:[\s"'+,]|\\[nr]|[A-Za-z-]{1,20}: [^\r\n]{1,100}[\r\n]){1,40}(?<drawn>[A-Za-z0-9+/=]{48,100})(?![.…])`,
  ),
};

function kind(name: string, pattern: string, bits = 3.6): SecretKind {
  return { name, pattern: new RegExp(pattern, 'y'), bits };
}
