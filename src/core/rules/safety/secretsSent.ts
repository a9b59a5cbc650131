import { inCode } from '../findings/inCode.ts';
import type { DangerKind } from './danger.ts';
import { isExampleHost } from './isExampleHost.ts';

/** Where secrets lie: keys, tokens, the whole environment. */
const secrets = [
  String.raw`\.ssh\/(?:id_\w{2,10}|\*|[^\s"']{0,20}key)`,
  String.raw`\.aws\/(?:credentials|config)`,
  String.raw`\.(?:netrc|npmrc|pypirc|git-credentials|pgpass)\b`,
  String.raw`\.kube\/config`,
  String.raw`\.docker\/config\.json`,
  String.raw`\.config\/(?:gh\/hosts\.yml|gcloud\/[\w.]{1,60})`,
  String.raw`\.claude(?:\.json|\/\.credentials\.json)`,
  String.raw`\.codex\/auth\.json`,
  String.raw`\.gnupg\/`,
  String.raw`\/etc\/(?:shadow|passwd)\b`,
  String.raw`(?:\bcat\s{1,4}|@|<\s{0,2})["']?[^\s"'@]{0,60}\.env\b(?!\.(?:example|sample|template))`,
  String.raw`\$\((?:env|printenv|set)(?:\s[^)\n]{0,80})?\)`,
  String.raw`\x60(?:env|printenv|set)\x60`,
  String.raw`(?:^|[;&|(]\s{0,4})(?:env|printenv|set)(?:\s{1,4}-0)?\s{0,4}(?=\|)`,
  String.raw`\bdict\(\s{0,4}os\.environ\s{0,4}\)`,
  String.raw`[=(:]\s{0,4}os\.environ(?:\.copy\(\))?\s{0,4}[,)}]`,
  String.raw`\bJSON\.stringify\(\s{0,4}process\.env\s{0,4}[,)]`,
  String.raw`[:(]\s{0,4}process\.env\s{0,4}[,)}]`,
  String.raw`security\s{1,4}find-(?:generic|internet)-password\b`,
].join('|');

/** What sends something elsewhere. */
const senders = [
  String.raw`\bcurl\b(?=[^\n]{0,600}\s(?:-d|-F|-T|--data(?:-\w{1,12})?|--form|--upload-file|--json)\b|[^\n]{0,600}\?[^\s"']{0,60}=\$\()`,
  String.raw`\bwget\b(?=[^\n]{0,300}--(?:post|body)-(?:data|file)\b)`,
  String.raw`\b(?:requests|httpx|session|client)\.(?:post|put)\(`,
  String.raw`\burlopen\(`,
  String.raw`\b(?:fetch|axios(?:\.(?:post|put))?)\(`,
  String.raw`\b(?:Invoke-RestMethod|Invoke-WebRequest|iwr|irm)\b(?=[^\n]{0,300}-Body\b)`,
  String.raw`\|\s{0,4}(?:nc|ncat|netcat)\s{1,4}`,
  String.raw`\bscp\b`,
].join('|');

/** Reading of secrets and sending of them in one line, whichever comes first. */
export const secretsSent: readonly DangerKind[] = [
  new RegExp(`(?:${senders})[^\\n]{0,600}?(?<secret>${secrets})[^\\n]{0,200}`, 'giu'),
  new RegExp(`(?<secret>${secrets})[^\\n]{0,400}?(?:${senders})[^\\n]{0,300}`, 'giu'),
].map(pattern => ({
  pattern,
  hints: [
    /\.(?:ssh|aws|kube|env|netrc|npmrc|pypirc|git-cred|pgpass|docker|config|claude|codex|gnupg)|\b(?:os|process)\.env|\/etc\/|\b(?:print)?env\b|\bset\b|security find/u,
    new RegExp(secrets, 'iu'),
    new RegExp(senders, 'iu'),
  ],
  judge: match => {
    const host = /\b(?:https?:\/\/|nc\s+|netcat\s+|ncat\s+|@)([\p{L}\p{N}.-]{1,253})/iu.exec(match[0])?.[1];
    if (host === undefined || isExampleHost(host)) return undefined;
    const secret = (match.groups?.['secret'] ?? '').replace(/^[^\w.$/~`]+/u, '').trim();
    const message = `This reads secrets (${inCode(secret)}) and sends them to ${inCode(host)}. Do not run it, and ask where the skill comes from.`;
    return { message, severity: 'warning' };
  },
}));
