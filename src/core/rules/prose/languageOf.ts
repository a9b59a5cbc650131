/** The languages in which a description can be judged. */
export type Language = 'english' | 'german' | 'spanish' | 'french' | 'chinese' | 'japanese';

/** Words that stand in nearly every sentence of their language. */
const commonWords: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'english',
    new Set(
      'the a an and or of to for with in on at from by is are be when use using that this it as into your'.split(
        ' ',
      ),
    ),
  ],
  [
    'german',
    new Set(
      'der die das und oder ein eine einen einer einem für mit von zu zum zur im ist sind wenn nicht auf aus bei'.split(
        ' ',
      ),
    ),
  ],
  [
    'spanish',
    new Set(
      'el la los las y o de del un una para con en por que se es cuando su al este esta sobre'.split(' '),
    ),
  ],
  [
    'french',
    new Set(
      'le la les et ou de des du un une pour avec en dans par que qui est ce cette sur au aux'.split(' '),
    ),
  ],
];

/** How much of a text is looked at, in UTF-16 code units. */
const enough = 2000;

/**
 * The language of a text of some length; undefined where it is none of those that can be judged, or too short to tell.
 * Chinese is told from Japanese by kana.
 */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, enough);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = start.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (kana > 0 && (han + kana) * 3 > letters) return 'japanese';
  if (han * 4 > letters) return 'chinese';
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = commonWords
    .map(([language, common]) => {
      const found = words.filter(word => common.has(word));
      return { language, count: found.length, different: new Set(found).size };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || first.different < 2 || first.count * 12 < words.length) return undefined;
  return first.count > (second?.count ?? 0) ? first.language : undefined;
}
