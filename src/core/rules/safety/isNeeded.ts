import type { HiddenRun } from './hiddenRuns.ts';

/** The flags of England, Scotland, Wales and of federal states: a black flag, tags, and the tag that ends them. */
const flagTags = /^(?:\uDB40[\uDC30-\uDC39\uDC61-\uDC7A]){3,6}\uDB40\uDC7F$/u.source;
const flag = new RegExp(flagTags);

const joining = /^[\p{L}\p{M}\p{Nd}]$/u;
const western = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]$/u;
const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]$/u;
const ideograph =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Myanmar}]$/u;
const hangul = /^\p{Script=Hangul}$/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether an emoji, a script or a text from right to left needs the run where it stands. */
export function isNeeded(text: string, run: HiddenRun): boolean {
  const before = lastCharacter(text.slice(Math.max(0, run.span.start - 2), run.span.start));
  const after = firstCharacter(text.slice(run.span.end, run.span.end + 2));
  switch (run.kind) {
    case 'tags':
      return before === '\u{1F3F4}' && flag.test(run.text);
    case 'selectors':
      return run.text.length === 2 && (run.text.startsWith('\uFE0F') || ideograph.test(before));
    case 'bidi':
      return (
        !/[\u202D\u202E\u206A-\u206F]/u.test(run.text) && rightToLeft.test(lineAround(text, run.span.start))
      );
    case 'zeroWidth': {
      if (run.text === '\u200D')
        return (emoji.test(before) && emoji.test(after)) || isScript(before) || isScript(after);
      if (run.text === '\u200B' || run.text === '\u200C') return isScript(before) || isScript(after);
      return /^[\u115F\u1160\u3164\uFFA0]$/u.test(run.text) && (hangul.test(before) || hangul.test(after));
    }
  }
}

/** Whether the character is a letter of a script whose letters join, or that writes words without blanks between. */
function isScript(character: string): boolean {
  return joining.test(character) && !western.test(character);
}

const reach = 200;

function lineAround(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - reach), offset).replace(/^[^]*[\r\n]/u, '');
  return before + text.slice(offset, offset + reach).replace(/[\r\n][^]*$/u, '');
}

function firstCharacter(text: string): string {
  return [...text][0] ?? '';
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}
