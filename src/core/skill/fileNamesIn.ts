/** Names kept of one text; a text that names more files than this is a list of files, not instructions. */
const most = 5000;

/** UTF-16 code units of the longest path that is looked at. */
const longest = 300;

/**
 * Paths and names of files that stand in a text, whether as a link or not: `guide.md`, `scripts/run.py`. Each once, `./`
 * left out. It goes from dot to dot, which is ten times as fast as a pattern for the whole name.
 */
export function fileNamesIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (let dot = text.indexOf('.'); dot !== -1 && found.size < most; dot = text.indexOf('.', dot + 1)) {
    if (!isLetter(text.charCodeAt(dot + 1)) || !isNamePart(text.charCodeAt(dot - 1))) continue;
    let end = dot + 2;
    while (isWord(text.charCodeAt(end))) end++;
    let start = dot - 1;
    const limit = Math.max(0, dot - longest);
    while (start > limit && isPathPart(text.charCodeAt(start - 1))) start--;
    const name = text.slice(start, end).replace(/^(?:\.*\/)+|^\.+/, '');
    if (end - dot <= 11) found.add(name);
  }
  return [...found];
}

const [hyphen, period, slash, plus, at, underscore] = [45, 46, 47, 43, 64, 95];

function isLetter(unit: number): boolean {
  return (unit | 32) >= 97 && (unit | 32) <= 122;
}

function isWord(unit: number): boolean {
  return isLetter(unit) || (unit >= 48 && unit <= 57) || unit === underscore;
}

function isNamePart(unit: number): boolean {
  return isWord(unit) || unit === hyphen || unit === plus || unit === at;
}

function isPathPart(unit: number): boolean {
  return isNamePart(unit) || unit === slash || unit === period;
}
