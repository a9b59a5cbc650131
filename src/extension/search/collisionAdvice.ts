import type { Collision } from '../../core/search/collisions.ts';

/** Words that a sentence names. */
const most = 4;

/** From here on two skills are likely one. */
const nearlyOne = 0.85;

/** What to say differently in two skills that the same requests would pick: a sentence or two, plain text. */
export function collisionAdvice(
  { own, likeness }: Pick<Collision, 'own' | 'likeness'>,
  [first, second]: readonly [string, string],
): string {
  const [ofFirst, ofSecond] = own.map(words => words.slice(0, most).join(', '));
  const merge = likeness >= nearlyOne ? ' If that is not what tells them apart, make one skill of both.' : '';
  if (ofFirst && ofSecond)
    return `Begin ${first} with what only it is for (${ofFirst}?), and ${second} likewise (${ofSecond}?).${merge}`;
  const [plain, other, words] = ofFirst ? [second, first, ofFirst] : [first, second, ofSecond];
  if (!words) return `Both say the same. Make one skill of them, or say in each what it is not for.`;
  return `${plain} says nothing that ${other} does not: say what it is for and ${other} is not, or make one skill of both. Only ${other} has ${words}.`;
}
