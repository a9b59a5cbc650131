import { weighFile } from '../core/catalog/weighFile.ts';
import { joinPath } from '../core/path.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command, CommandContext } from './command.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

interface Cost {
  readonly name: string;
  readonly location: string;
  readonly catalog: number;
  readonly instructions: number;
  readonly resources: readonly ResourceCost[];
}

interface ResourceCost {
  readonly path: string;
  /** 0 for what is not counted; `uncounted` says why. */
  readonly tokens: number;
  readonly uncounted?: 'binary' | 'tooLarge' | 'unreadable';
}

/**
 * `{"skills":[{"name","location","catalog","instructions","resources":[{"path","tokens"}]}],"totals":{…},"counter":{…}}`:
 * the three levels of disclosure. `counter.exact` is false for an estimate.
 */
export const tokens: Command = {
  summary: 'what they cost in tokens',
  run: async context => {
    const costs: Cost[] = [];
    for (const skill of context.skills) {
      const { name, tokens: counted } = skill.analysis;
      const { catalog, instructions } = counted;
      const resources: ResourceCost[] = [];
      for (const { path } of skill.resources) {
        resources.push({ path, ...(await costOf(joinPath(skill.directory, path), context)) });
      }
      costs.push({ name, location: systemPath(skill.location), catalog, instructions, resources });
      context.output.progress(
        `${costs.length.toString()}/${plural(context.skills.length, 'skill')} counted…`,
      );
    }
    const totals = {
      skills: costs.length,
      catalog: sum(costs.map(cost => cost.catalog)),
      instructions: sum(costs.map(cost => cost.instructions)),
      resources: sum(costs.map(resourceTokens)),
    };
    const { id, label, exact } = context.counter;
    if (context.json)
      return { text: JSON.stringify({ skills: costs, totals, counter: { id, label, exact } }), code: 0 };
    const rows = costs.map(cost => [cost.name, cost.catalog, cost.instructions, resourceTokens(cost)]);
    const head = ['skill', 'catalog', 'instructions', 'resources'];
    const foot = ['total', totals.catalog, totals.instructions, totals.resources];
    const lines = table([head, ...rows, foot]);
    const left = costs.flatMap(({ resources }) =>
      resources.filter(({ uncounted }) => uncounted !== undefined),
    );
    const note = left.length > 0 ? ` Not counted: ${plural(left.length, 'file')} ${reasons(left)}.` : '';
    return { text: [...lines, `Tokens: ${label}.${note}`].join('\n'), code: 0 };
  },
};

async function costOf(path: string, { files, counter }: CommandContext): Promise<Omit<ResourceCost, 'path'>> {
  const weight = await weighFile(path, files, counter, decodeUtf8);
  if (weight?.tokens !== undefined) return { tokens: weight.tokens };
  return { tokens: 0, uncounted: weight?.uncounted ?? 'unreadable' };
}

/** "(binary, too large)" */
function reasons(left: readonly ResourceCost[]): string {
  const words = { binary: 'binary', tooLarge: 'too large', unreadable: 'unreadable' };
  const found = new Set(left.flatMap(({ uncounted }) => (uncounted ? [words[uncounted]] : [])));
  return `(${[...found].join(', ')})`;
}

function resourceTokens({ resources }: Cost): number {
  return sum(resources.map(resource => resource.tokens));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
