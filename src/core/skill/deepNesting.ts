const deepest = 100;
/** `a: b: c: …` on one line: an error, but each one nests. */
const mostColons = 500;

/**
 * Offset of the first place in a YAML source that is nested too deep for a recursive parser; undefined where there
 * is none. Brackets in quotes count too, which harms nobody below the hundredth.
 */
export function deepNesting(yaml: string): number | undefined {
  let brackets = 0;
  let colons = 0;
  let indicators = 0;
  for (let at = 0; at < yaml.length; at++) {
    const unit = yaml.charCodeAt(at);
    const blankBehind = (yaml.charCodeAt(at + 1) | 0) <= 32;
    if (unit === 91 || unit === 123) brackets++;
    else if (unit === 93 || unit === 125) brackets--;
    else if (unit === 58 && blankBehind) colons++;
    else if (unit === 10) colons = 0;
    // `- - - x` and `? ? x` nest once for each mark.
    if ((unit === 45 || unit === 63) && blankBehind) indicators++;
    else if (unit !== 32 && unit !== 9) indicators = 0;
    if (brackets > deepest || indicators > deepest || colons > mostColons) return at;
  }
  return undefined;
}
