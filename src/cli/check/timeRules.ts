import { findExisting } from '../../core/catalog/findExisting.ts';
import { placedReferences } from '../../core/catalog/placedReferences.ts';
import { baseName } from '../../core/path.ts';
import { rules } from '../../core/rules/index.ts';
import { parseSkill } from '../../core/skill/parseSkill.ts';
import type { CommandContext } from '../command.ts';
import { table } from '../table.ts';

/** Milliseconds that each rule takes on every SKILL.md, one after the other, without parsing and reading; the slowest first. */
export async function timeRules({ scanned, source, files }: CommandContext): Promise<string> {
  const times = new Map(rules.map(({ id }) => [id, 0]));
  const time = (id: string, work: () => Iterable<unknown>): void => {
    const begun = performance.now();
    Array.from(work());
    times.set(id, (times.get(id) ?? 0) + performance.now() - begun);
  };
  for (const { location, directory, resources } of scanned) {
    const text = await source.readText(location);
    if (!text.ok) continue;
    const document = parseSkill(text.value);
    const references = placedReferences(document);
    const exists = await findExisting(references, directory, resources, files);
    const file = { path: 'SKILL.md', text: text.value, kind: 'skill', document } as const;
    for (const rule of rules) {
      if (rule.looksAt === 'document') {
        time(rule.id, () => rule.check({ document, directoryName: baseName(directory) }));
      } else if (rule.looksAt === 'text') time(rule.id, () => rule.check(file));
      else if (rule.looksAt === 'files') time(rule.id, () => rule.check({ references, exists, resources }));
    }
  }
  const sum = [...times.values()].reduce((all, each) => all + each, 0);
  const rows = [...times]
    .filter(([, each]) => each > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([id, each]) => [id, each.toFixed(1), `${((100 * each) / Math.max(sum, 1e-9)).toFixed(1)} %`]);
  return table([['rule', 'ms', 'share'], ...rows, ['all', sum.toFixed(1), '']]).join('\n');
}
