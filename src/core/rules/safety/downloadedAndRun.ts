import { inCode } from '../findings/inCode.ts';
import type { Danger, DangerKind } from './danger.ts';
import { isExampleHost } from './isExampleHost.ts';

const shell = String.raw`(?:sudo\s+(?:-\w+\s+)*)?(?:/(?:usr/)?bin/(?:env\s+)?)?(?:(?:ba|z|da|k|a)?sh|fish|pwsh|(?:python3?|node|perl|ruby|php)(?=\s*(?:-\s*)?(?:$|[;&|"'\x60)])))(?![-.\w/:=])`;
const download = String.raw`\b(?:curl|wget)\b`;
const downloadPs = String.raw`\b(?:curl|wget|irm|iwr|Invoke-RestMethod|Invoke-WebRequest|DownloadString)\b`;

const inCommand = String.raw`(?:[^|;&\n]|&(?!&))`;
const saved = [
  String.raw`\s(?:-\w{0,6}o|--output|-O|>)[\s=]{0,4}["']?(?:\./)?(?<to>[\w.~/-]{1,100})["']?(?=[\s;&])`,
  String.raw`/(?<to>[\w.-]{1,100})["']?(?=[\s;&])`,
];
const permitted = String.raw`(?:(?:&&|;)\s{0,4}(?:sudo\s{1,4})?chmod\b[^|;&\n]{1,100})?`;
const run = String.raw`(?:&&|;)\s{0,4}(?:sudo\s{1,4}(?:-\w\s{1,4})?)?(?:(?:(?:(?:ba|z|da|k)?sh|python3?|node|perl|ruby)\s{1,4}(?:-\w{1,8}\s{1,4})?|source\s{1,4}|\.\s{1,4})["']?(?:\./)?|["']?(?:\./|(?=[/~])))`;

/** How each kind looks, and what it ends with. */
const kinds: readonly (readonly [pattern: string, end: string])[] = [
  [
    String.raw`${download}[^|\n]{1,400}(?:\|[^|\n]{1,100}){0,2}?\|\s{0,8}${shell}`,
    String.raw`\|\s{0,8}${shell}`,
  ],
  [String.raw`\b(?:ba|z|da|k)?sh\s{1,8}(?:-\w+\s{1,8})?<\(\s{0,8}${download}[^)\n]{1,400}\)`, String.raw`\)`],
  [String.raw`(?:\bsource|\s\.)\s{1,8}<\(\s{0,8}${download}[^)\n]{1,400}\)`, String.raw`\)`],
  [
    String.raw`\b(?:(?:(?:ba|z|da|k)?sh|python3?|node|perl|ruby)\s{1,8}-[ce]|eval)\s{1,8}["']?(?:\$\(|\x60)\s{0,8}${download}[^)\x60\n]{1,400}`,
    String.raw`(?:\$\(|\x60)\s{0,8}${download}`,
  ],
  [
    String.raw`${downloadPs}[^|\n]{1,400}\|\s{0,8}(?:iex|Invoke-Expression)\b`,
    String.raw`\|\s{0,8}(?:iex|Invoke-Expression)\b`,
  ],
  [String.raw`\b(?:iex|Invoke-Expression)\b[^|\n]{1,60}${downloadPs}[^|\n]{1,300}`, downloadPs],
  // A script that is saved under a name, and run by this name in the same line.
  ...saved.map(
    written =>
      [
        `${download}${inCommand}{0,400}?${written}${inCommand}{0,200}${permitted}${run}\\k<to>(?![\\w.-])`,
        String.raw`${run}[\w.~/-]`,
      ] as const,
  ),
];

/** A script that is fetched and run in one breath. */
export const downloadedAndRun: readonly DangerKind[] = kinds.map(([pattern, end]) => ({
  pattern: new RegExp(pattern, 'giu'),
  hints: [/[|`;]|&&|<\(|\$\(|\biex\b|invoke-exp/iu, new RegExp(end, 'iu')],
  judge: ([written]) => judge(written),
}));

function judge(written: string): Omit<Danger, 'span'> | undefined {
  const source = sourceOf(written);
  if (!source) return undefined;
  const { host, unencrypted } = source;
  if (host === undefined) {
    const message =
      'This downloads a script, and runs it without a look at it. Name where it comes from, or download, check and then run it.';
    return { message, severity: 'information' };
  }
  if (isExampleHost(host)) return undefined;
  const name = inCode(host);
  const why = suspicionOf(host, unencrypted);
  return why === undefined
    ? {
        message: `This downloads a script from ${name}, and runs it without a look at it. Run it only where you trust ${name}.`,
        severity: 'information',
      }
    : {
        message: `This downloads a script from ${name}, and runs it without a look at it; ${why}. Do not run it unless you have read what it fetches.`,
        severity: 'warning',
      };
}

interface Source {
  /** Undefined where a variable stands for it. */
  readonly host: string | undefined;
  readonly unencrypted: boolean;
}

function sourceOf(written: string): Source | undefined {
  const url = /\b(https?|ftp):\/\/(?:[^\s/@"'`]{1,100}@)?([\p{L}\p{N}.-]{1,253})/iu.exec(written);
  if (url) return { host: url[2]?.toLowerCase(), unencrypted: url[1]?.toLowerCase() !== 'https' };
  const bare = /\s["']?((?:[\w-]{1,63}\.){1,8}[a-z]{2,12}|(?:\d{1,3}\.){3}\d{1,3})(?=[/\s"':]|$)/iu.exec(
    written,
  );
  // Without a scheme, curl asks without encryption.
  if (bare) return { host: bare[1]?.toLowerCase(), unencrypted: true };
  return /\$\{?[A-Za-z_]/u.test(written) ? { host: undefined, unencrypted: false } : undefined;
}

const shorteners =
  /^(?:bit\.ly|tinyurl\.com|t\.co|is\.gd|goo\.gl|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|t\.ly|v\.gd|rebrand\.ly|tiny\.cc)$/u;
const drops =
  /(?:^|\.)(?:pastebin\.com|paste\.ee|hastebin\.com|dpaste\.(?:com|org)|transfer\.sh|termbin\.com|0x0\.st|ix\.io|sprunge\.us|ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|serveo\.net|webhook\.site|requestbin\.(?:com|net)|pipedream\.net|file\.io|anonfiles\.com|catbox\.moe|glot\.io|rentry\.co)$/u;

function suspicionOf(host: string, unencrypted: boolean): string | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(host)) return 'the host is a bare IP address';
  if (shorteners.test(host)) return 'the address is shortened, so that it does not show where it leads';
  if (drops.test(host)) return 'anybody can put anything there without a name';
  if (/[^\p{ASCII}]|(?:^|\.)xn--/u.test(host))
    return 'the name holds letters outside ASCII, which can look like others';
  if (unencrypted) return 'the way there is not encrypted, so that anybody on it can change the script';
  return undefined;
}
