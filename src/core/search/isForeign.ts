/** Words that nearly every request in another language has, and no request in English. */
const signs = new Set(
  `der die das den dem ein eine einen einer eines und oder nicht kein mit vom zum zur auf aus für über ist sind wird ich wir mir mich mein meine meinen meiner wie ohne bei soll
 le la les un une des du et ou pas avec dans pour sur au aux ce cette ces mon ma mes notre nos je nous qui que est sont comment faire
 el los las una unos unas del y con sin para por mi mis nuestro nuestra cómo como que quiero necesito hacer está`
    .trim()
    .split(/\s+/),
);
const englishSigns = new Set(
  'the a an and or of to for with my our i is are how in on from this that'.split(' '),
);

/** Whether a query is written in German, French, Spanish or a language of another script; few words leave it open, which counts as English. */
export function isForeign(query: string): boolean {
  const words = query.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const foreign = words.filter(word => signs.has(word) || /[äöüßéèêàçñáíóúœùûôî]/.test(word)).length;
  const english = words.filter(word => englishSigns.has(word) && word !== 'a' && word !== 'an').length;
  return foreign > english;
}
