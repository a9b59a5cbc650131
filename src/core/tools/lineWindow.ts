/** Characters (UTF-16 units) of a skill's text that one tool answer carries. */
export const maxAnswerLength = 128 * 1024;

export interface LineWindow {
  readonly text: string;
  /** 1-based, inclusive. `lastLine` is below `firstLine` where nothing was taken. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Of the whole text; an end of line at the end opens no further line. */
  readonly lineCount: number;
  /** The limit was reached before the last line asked for. */
  readonly cut: boolean;
  /** The limit fell within one very long line, whose rest cannot be had by asking for lines. */
  readonly cutWithinLine: boolean;
}

/** The lines `firstLine` to `lastLine` (1-based, inclusive) of `text`, ends of line as they are, at most `limit` units of them. */
export function lineWindow(
  text: string,
  firstLine = 1,
  lastLine = Infinity,
  limit = maxAnswerLength,
): LineWindow {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const wanted = lines.slice(firstLine - 1, lastLine);
  const whole: string[] = [];
  let length = 0;
  for (const line of wanted) {
    if (length + line.length > limit) break;
    whole.push(line);
    length += line.length;
  }
  const cut = whole.length < wanted.length;
  const cutWithinLine = cut && whole.length === 0;
  return {
    text: cutWithinLine ? wholeCharacters(wanted[0] ?? '', limit) : whole.join(''),
    firstLine,
    lastLine: firstLine - 1 + (cutWithinLine ? 1 : whole.length),
    lineCount: lines.length,
    cut,
    cutWithinLine,
  };
}

/** The first `limit` units of `text`, one fewer where that would halve a surrogate pair. */
function wholeCharacters(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}
