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

/** One pass over the text, without regular expressions but for what may be a name: most of a text is not. */
export function namesIn(text: string, kind: 'markdown' | 'script' | 'other'): Names {
  const fileNames = new Set<string>();
  const otherNames = new Set<string>();
  const compounds = kind !== 'script';
  const words = kind !== 'other';
  let atLineStart = true;
  for (let at = 0; at < text.length && fileNames.size < most && otherNames.size < most;) {
    const first = text.charCodeAt(at);
    if (!isOfName(first)) {
      if (first === 10 || first === 13) atLineStart = true;
      at++;
      continue;
    }
    const start = at;
    let joined = false;
    for (let unit = first; isOfName(unit); unit = text.charCodeAt(++at)) {
      if (unit === 47 || unit === 46) joined = true;
      else if (compounds && (unit === 45 || unit === 95)) joined = true;
    }
    const size = at - start;
    if (size > 1 && size <= 300) {
      if (joined && size > 2) readToken(text, start, at, fileNames, otherNames);
      else if (words && marks.has(text.charCodeAt(start - 1)) && marks.has(text.charCodeAt(at))) {
        otherNames.add(text.slice(start, at).toLowerCase());
      } else if (atLineStart && size <= 16 && imports.has(text.slice(start, at))) {
        const end = Math.min(at + 200, endOfLine(text, at));
        for (const word of text.slice(at, end).match(/\w+/g) ?? []) otherNames.add(word.toLowerCase());
      } else if (openers.has(text.charCodeAt(at)) || closers.has(text.charCodeAt(start - 1))) {
        readToken(text, start, at, fileNames, otherNames);
      }
    }
    atLineStart = false;
  }
  return { fileNames: [...fileNames], otherNames: [...otherNames] };
}

/** Around a word that is marked as a name: quotes, backticks, brackets, `|`. */
const marks = new Set([34, 39, 96, 91, 93, 124]);

/** Behind the beginning of a name that goes on with a placeholder: `<`, `{`, `[`, `$`, `*`. */
const openers = new Set([60, 123, 91, 36, 42]);

/** Where a placeholder ends: `>`, `}`, `]`, `*`. */
const closers = new Set([62, 125, 93, 42]);

const imports = new Set(['import', 'from', 'require', 'require_relative', 'source', 'use', 'mod', 'export']);

function readToken(
  text: string,
  start: number,
  end: number,
  fileNames: Set<string>,
  otherNames: Set<string>,
): void {
  let last = end;
  while (last > start && (text.charCodeAt(last - 1) === 46 || text.charCodeAt(last - 1) === 45)) last--;
  const path = text.slice(start, last).replace(/^(?:\.{0,2}\/)+/, '');
  const name = path.slice(path.lastIndexOf('/', path.length - 2) + 1);
  if (name === '' || name === '/') return;
  if (name.endsWith('/')) {
    otherNames.add(name.toLowerCase());
    return;
  }
  const dot = name.lastIndexOf('.');
  if (dot !== -1 && /^\.[A-Za-z]\w{0,9}$/.test(name.slice(dot))) fileNames.add(path);
  else otherNames.add(name.toLowerCase());
  if (openers.has(text.charCodeAt(end))) {
    if (name !== path) otherNames.add(folderBefore(path));
    const behind = text.charCodeAt(end - 1);
    if (behind === 45 || behind === 95)
      otherNames.add(`${text.slice(last - name.length, end).toLowerCase()}*`);
  }
  if (closers.has(text.charCodeAt(start - 1)) && /^[-_.]/.test(name))
    otherNames.add(`*${name.toLowerCase()}`);
}

/** `references/` of `docs/references/api`. */
function folderBefore(token: string): string {
  const folder = token.slice(0, token.lastIndexOf('/'));
  return `${folder.slice(folder.lastIndexOf('/') + 1).toLowerCase()}/`;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

const ofName = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.@+/') {
  ofName[character.charCodeAt(0)] = 1;
}

/** NaN, behind the end of the text, is none. */
function isOfName(unit: number): boolean {
  return unit < 128 && ofName[unit] === 1;
}
