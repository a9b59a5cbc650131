/** What a text says that may be the name of a file. Each once. */
export interface Names {
  /** With an ending, `./` left out: `guide.md`, `scripts/run.py`. */
  readonly fileNames: readonly string[];
  /**
   * What may name a file or folder besides, in small letters: `references/` for a folder, `form-filling` for a file without
   * its ending, `dev-server-*` where a placeholder follows, `*-template.md` where one comes before.
   */
  readonly otherNames: readonly string[];
}

/** Names of each kind kept of one text; a text that names more is a list of files, not instructions. */
const most = 4000;

// What a character may be: of a name, `.` or `/` in it, `-` or `_` in it, a mark around a word, what begins or ends a placeholder.
const ofName = 1;
const path = 2;
const joint = 4;
const mark = 8;
const opener = 16;
const closer = 32;

/** By UTF-16 code unit. */
const kinds = new Uint8Array(65_536);
setKinds('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.@+/', ofName);
setKinds('./', path);
setKinds('-_', joint);
setKinds('"\'`[]|', mark);
setKinds('<{[$*', opener);
setKinds('>}]*', closer);

function setKinds(characters: string, kind: number): void {
  for (const character of characters) {
    const unit = character.charCodeAt(0);
    kinds[unit] = (kinds[unit] ?? 0) | kind;
  }
}

/** 0 in front of the text, behind it, and of all characters beyond ASCII. */
function kindAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? (kinds[text.charCodeAt(at)] ?? 0) : 0;
}

/** One pass over the text, without regular expressions but for what may be a name: most of a text is not. */
export function namesIn(text: string, kind: 'markdown' | 'script' | 'other'): Names {
  const fileNames = new Set<string>();
  const otherNames = new Set<string>();
  const joining = kind === 'script' ? path : path | joint;
  const { length } = text;
  for (let at = 0; at < length && fileNames.size < most && otherNames.size < most; at++) {
    let now = kindAt(text, at);
    if ((now & ofName) === 0) continue;
    const start = at;
    let all = 0;
    let last = 0;
    for (; (now & ofName) !== 0; now = kindAt(text, ++at)) {
      all |= last;
      last = now;
    }
    // A sentence ends with `.`, and a folder with `/`.
    if (text.charCodeAt(at - 1) === 47) all |= last;
    const size = at - start;
    if (size < 2 || size > 300) continue;
    const before = kindAt(text, start - 1);
    if (((all & joining) !== 0 && size > 2) || (now & opener) !== 0 || (before & closer) !== 0) {
      readToken(text, start, at, fileNames, otherNames);
    }
    if ((all & joining) !== 0) continue;
    if (kind !== 'other' && (before & now & mark) !== 0) {
      otherNames.add(text.slice(start, at).toLowerCase());
    } else if (kind === 'script' && size <= 16 && (before & mark) === 0 && isFirst(text, start)) {
      if (imports.has(text.slice(start, at))) addWords(text, at, otherNames);
    }
  }
  return { fileNames: [...fileNames], otherNames: [...otherNames] };
}

const imports = new Set(['import', 'from', 'require', 'require_relative', 'source', 'use', 'mod', 'export']);

/** Whether there are only blanks in front of it in its line. */
function isFirst(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && start - at < 100 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at--;
  return at < 0 || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
}

/** The words of the rest of the line. */
function addWords(text: string, at: number, otherNames: Set<string>): void {
  const end = text.indexOf('\n', at);
  const rest = text.slice(at, Math.min(at + 200, end === -1 ? text.length : end));
  for (const word of rest.match(/\w+/g) ?? []) otherNames.add(word.toLowerCase());
}

function readToken(
  text: string,
  start: number,
  end: number,
  fileNames: Set<string>,
  otherNames: Set<string>,
): void {
  let last = end;
  while (last > start && (text.charCodeAt(last - 1) === 46 || text.charCodeAt(last - 1) === 45)) last--;
  const token = text.slice(start, last);
  const written = /^[./]/.test(token) ? token.replace(/^(?:\.{0,2}\/)+/, '') : token;
  const name = written.slice(written.lastIndexOf('/', written.length - 2) + 1);
  if (name === '' || name === '/') return;
  if (name.endsWith('/')) {
    otherNames.add(name.toLowerCase());
    return;
  }
  const dot = name.lastIndexOf('.');
  if (dot !== -1 && /^\.[A-Za-z]\w{0,9}$/.test(name.slice(dot))) fileNames.add(written);
  else otherNames.add(name.toLowerCase());
  if ((kindAt(text, end) & opener) !== 0) {
    if (name !== written) otherNames.add(folderBefore(written));
    const behind = text.charCodeAt(end - 1);
    if (behind === 45 || behind === 95)
      otherNames.add(`${text.slice(last - name.length, end).toLowerCase()}*`);
  }
  if ((kindAt(text, start - 1) & closer) !== 0 && /^[-_.]/.test(name))
    otherNames.add(`*${name.toLowerCase()}`);
}

/** `references/` of `docs/references/api`. */
function folderBefore(token: string): string {
  const folder = token.slice(0, token.lastIndexOf('/'));
  return `${folder.slice(folder.lastIndexOf('/') + 1).toLowerCase()}/`;
}
