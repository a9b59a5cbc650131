/** The languages in which a description can be judged. */
export type Language = 'english' | 'german' | 'spanish' | 'french' | 'chinese' | 'japanese';

/** Words that stand in nearly every sentence of their language. */
const commonWords: Readonly<Record<'english' | 'german' | 'spanish' | 'french', string>> = {
  english:
    'the a an and or of to for with in on at from by is are be when use using that this it as into your',
  german:
    'der die das und oder ein eine einen einer einem für mit von zu zum zur im ist sind wenn nicht auf aus bei',
  spanish: 'el la los las y o de del un una para con en por que se es cuando su al este esta sobre',
  french: 'le la les et ou de des du un une pour avec en dans par que qui est ce cette sur au aux',
};

const wordsByLanguage = Object.entries(commonWords).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** How much of a text is looked at, in UTF-16 code units. */
const enough = 2000;

/**
 * The language of a text of some length; undefined where it is none of those that can be judged, or too short to tell.
 * Chinese is told from Japanese by kana.
 */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, enough);
  return eastAsian(start) ?? european(start);
}

function eastAsian(text: string): Language | undefined {
  if (!/[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(text)) return undefined;
  const han = text.match(/[\u3400-\u9fff\uf900-\ufaff]/g)?.length ?? 0;
  const kana = text.match(/[\u3041-\u30ff]/g)?.length ?? 0;
  const others = text.match(/[A-Za-z\u00c0-\u024f\uac00-\ud7a3]/g)?.length ?? 0;
  if (kana > 0 && (han + kana) * 2 > others) return 'japanese';
  return han * 3 > others ? 'chinese' : undefined;
}

function european(text: string): Language | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counted = wordsByLanguage
    .map(([language, common]) => {
      const found = words.filter(word => common.has(word));
      return { language, count: found.length, different: new Set(found).size };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || first.different < 2 || first.count * 12 < words.length) return undefined;
  return first.count > (second?.count ?? 0) ? first.language : undefined;
}
