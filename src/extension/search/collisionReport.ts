import type { Skill } from '../../core/catalog/skill.ts';
import type { Collision } from '../../core/search/collisions.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { collisionAdvice } from './collisionAdvice.ts';
import { grouped } from '../../core/grouped.ts';

/** The pairs with their descriptions, what they share and what to say differently, as Markdown. */
export function collisionReport(
  whose: string,
  found: readonly (readonly [Collision, readonly [Skill, Skill]])[],
): string {
  const parts = found.flatMap(([collision, pair]) => {
    const names = [pair[0].analysis.name, pair[1].analysis.name] as const;
    const [first = '', second = ''] = names.map(escapeMarkdown);
    const said = pair.map(
      ({ analysis }) => `- **${escapeMarkdown(analysis.name)}**: ${escapeMarkdown(analysis.description)}`,
    );
    return [
      ...[
        `## ${first} and ${second}: ${Math.round(collision.likeness * 100).toString()} % alike`,
        '',
        ...said,
        '',
      ],
      ...[`Both say: ${escapeMarkdown(collision.shared.join(', '))}`, ''],
      ...[escapeMarkdown(collisionAdvice(collision, names)), ''],
    ];
  });
  const count = `${grouped(found.length)} pair${found.length === 1 ? '' : 's'}`;
  return [`# Skills that collide: ${count} among ${whose}`, '', ...parts].join('\n');
}
