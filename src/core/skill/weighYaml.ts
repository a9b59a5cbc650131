const deepest = 100;
/** `a: b: c: …` on one line: an error, but each one nests. */
const mostColons = 500;

/**
 * What a parser would have to do for a YAML source; brackets and marks in quotes count too, which harms no
 * honest file.
 */
export interface YamlWeight {
  /**
   * Characters that may open, part or end something: line breaks, quotes, brackets, colons, commas, dashes, …
   */
  readonly marks: number;
  /** Offset of the first place that is nested too deep for a recursive parser. */
  readonly tooDeepAt: number | undefined;
}

export function weighYaml(yaml: string): YamlWeight {
  let marks = 0;
  let brackets = 0;
  let colons = 0;
  let listMarks = 0;
  for (let at = 0; at < yaml.length; at++) {
    const unit = yaml.charCodeAt(at);
    if (unit === 32 || (isMark[unit] ?? 0) === 0) {
      if (unit !== 32 && unit !== 9) listMarks = 0;
      continue;
    }
    marks++;
    const blankBehind = at + 1 === yaml.length || yaml.charCodeAt(at + 1) <= 32;
    if (unit === 91 || unit === 123) brackets++;
    else if (unit === 93 || unit === 125) brackets--;
    else if (unit === 58 && blankBehind) colons++;
    else if (unit === 10) colons = 0;
    // `- - - x` and `? ? x` nest once for each mark.
    if ((unit === 45 || unit === 63) && blankBehind) listMarks++;
    else listMarks = 0;
    if (brackets > deepest || listMarks > deepest || colons > mostColons) return { marks, tooDeepAt: at };
  }
  return { marks, tooDeepAt: undefined };
}

const isMark = new Uint8Array(128);
for (const mark of '\n,:[]{}&*!|>?-#"\'%@`') isMark[mark.charCodeAt(0)] = 1;
