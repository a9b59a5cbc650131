import type { Span } from '../../text.ts';
import { anchorsIn } from './anchorsIn.ts';
import { isExampleHost } from './isExampleHost.ts';
import { looksRandom } from './looksRandom.ts';
import { secretKinds } from './secretKinds.ts';

export interface Secret {
  /** For people, with its article: "a GitHub token". */
  readonly name: string;
  readonly span: Span;
}

/** The secrets of a text that look as if they were in use, a hundred of them at most; no two overlap. */
export function findSecrets(file: { readonly text: string; readonly path?: string }): readonly Secret[] {
  const { text } = file;
  const found: Secret[] = [];
  const add = (secret: Secret | undefined): void => {
    if (
      secret &&
      found.length < most &&
      !found.some(({ span }) => secret.span.start < span.end && span.start < secret.span.end)
    )
      found.push(secret);
  };
  for (const { literal: prefix, index } of anchorsIn(file).secrets) {
    add(knownAt(text, index, prefix));
  }
  for (const { 0: user, index } of text.matchAll(logins)) add(passwordAt(text, index, user));
  for (const { 0: opening, index } of text.matchAll(values)) add(assignedAt(text, index, opening.length));
  if (isEnvironment(file.path)) {
    for (const { 0: opening, index } of text.matchAll(settings)) add(settingAt(text, index + opening.length));
  }
  return found;
}

/** Whether the file sets the environment of something, and is no template of one that does. */
function isEnvironment(path = ''): boolean {
  return (
    /(?:^|\/)\.env[^/]*$|\.env$/u.test(path) &&
    !/example|sample|template|dist$|default|test/iu.test(path.replace(/.*\//u, ''))
  );
}

/** `DB_PASSWORD=` at the start of a line. */
const settings =
  /^(?:export )?[A-Z\d_]{0,60}(?:PASSWORD|PASSWD|PASS|PWD|SECRET|API_?KEY|SECRET_KEY|TOKEN)=["']?/gm;
const setting = /[^\s"'#]{8,128}(?=["']?\s*(?:$|#))/my;

/** What a file for the environment sets a secret to, unless it looks made up. */
function settingAt(text: string, start: number): Secret | undefined {
  setting.lastIndex = start;
  const written = setting.exec(text)?.[0] ?? '';
  const drawn = /\d/u.test(written) && /[A-Za-z]/u.test(written) && looksRandom(written, 2.8);
  if (!drawn || /^\w+:\/\//u.test(written)) return undefined;
  return { name: 'a password or key', span: { start, end: start + written.length } };
}

const most = 100;

/** What says in the same line that a token is shown as an example. */
const shown = /\b(?:examples?|sample|dummy|fake|e\.g\.|such as|looks like)[^\n]*$/iu;

function knownAt(text: string, start: number, prefix: string): Secret | undefined {
  if (/[\w-]/u.test(text.charAt(start - 1)) && /^\w/u.test(prefix)) return undefined;
  const kind = secretKinds[prefix];
  if (!kind) return undefined;
  kind.pattern.lastIndex = start;
  const match = kind.pattern.exec(text);
  if (!match || !looksRandom(match.groups?.['drawn'] ?? '', kind.bits)) return undefined;
  const end = start + match[0].length;
  if (prefix === 'eyJ' && shown.test(text.slice(Math.max(0, start - 100), start))) return undefined;
  if (/^(?:\.{2}|…|<|\$)/u.test(text.slice(end, end + 2))) return undefined;
  return { name: kind.name, span: { start, end } };
}

/** A user's name in an address, and the colon in front of the password. */
const logins = /:\/\/[^\s:/@"'`]{1,60}:/g;

const databases =
  /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|clickhouse)$/iu;
const password = /([^\s@"'`<>{}$]{8,128})@([\p{L}\p{N}.-]{1,253})/uy;

/** The password in the address of a database: `postgres://user:password@host`. */
function passwordAt(text: string, start: number, user: string): Secret | undefined {
  if (!databases.test(text.slice(Math.max(0, start - 20), start))) return undefined;
  const from = start + user.length;
  password.lastIndex = from;
  const [, written = '', host = ''] = password.exec(text) ?? [];
  const drawn = /\d/u.test(written) && /[A-Za-z]/u.test(written) && looksRandom(written, 2.8);
  if (!drawn || !host.includes('.') || isExampleHost(host)) return undefined;
  return { name: 'the password of a database', span: { start: from, end: from + written.length } };
}

/** A long value without blanks, behind a quote or `=`. */
const values = /["'=](?=[\w/+-]{20})/g;
const value = /[\w/+=-]{20,128}(?=["'\s]|$)/y;
const names =
  /(?:pass(?:word|wd)?|secret|api[_-]?key|access[_-]?key|private[_-]?key|auth[_-]?key)["']?(?:\s?[:=]\s?)["']?$/iu;

/** What is assigned to a name that says that it is secret: letters of both cases and digits, all mixed up. */
function assignedAt(text: string, start: number, length: number): Secret | undefined {
  const from = start + length;
  if (!names.test(text.slice(Math.max(0, from - 30), from))) return undefined;
  value.lastIndex = from;
  const written = value.exec(text)?.[0] ?? '';
  const mixed = /[a-z]/u.test(written) && /[A-Z]/u.test(written) && /\d[^]*[A-Za-z][^]*\d/u.test(written);
  if (!mixed || /^[A-Za-z]+[-_]|^[A-Z][a-z]+[A-Z]/u.test(written) || !looksRandom(written, 3.6))
    return undefined;
  return { name: 'a password or key', span: { start: from, end: from + written.length } };
}
