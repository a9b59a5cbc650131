/** A line of commands with those that a backslash at its end joins to it; each break is blanks, so that offsets stay. */
export interface LogicalLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Code units looked at before and behind a place; a line that someone has written is shorter. */
const reach = 1500;

/** Breaks that are joined. */
const mostJoined = 12;

/** The logical line around an offset, at most 3,000 code units of it. */
export function logicalLine(text: string, offset: number): LogicalLine {
  const window = { start: Math.max(0, offset - reach), end: Math.min(text.length, offset + reach) };
  const near = text.slice(window.start, window.end);
  let start = offset - window.start;
  for (let joined = 0; joined <= mostJoined; joined++) {
    const broken = start === 0 ? -1 : near.lastIndexOf('\n', start - 1);
    start = broken + 1;
    if (broken === -1 || joined === mostJoined || !isJoined(near, broken)) break;
    start = broken;
  }
  let end = offset - window.start;
  for (let joined = 0; joined <= mostJoined; joined++) {
    const broken = near.indexOf('\n', end);
    end = broken === -1 ? near.length : broken;
    if (broken === -1 || joined === mostJoined || !isJoined(near, broken)) break;
    end = broken + 1;
  }
  const joined = near.slice(start, end).replace(/\\\r?\n/gu, all => ' '.repeat(all.length));
  return { start: window.start + start, end: window.start + end, text: joined };
}

function isJoined(text: string, broken: number): boolean {
  return text.charCodeAt(text.charCodeAt(broken - 1) === 13 ? broken - 2 : broken - 1) === 92;
}
