import type { FileWeight } from '../core/catalog/skillSource.ts';
import { weighFile } from '../core/catalog/weighFile.ts';
import { joinPath } from '../core/path.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command, CommandContext } from './command.ts';
import { table } from './table.ts';

interface Cost {
  readonly name: string;
  readonly location: string;
  readonly catalog: number;
  readonly instructions: number;
  /** `tokens` is 0 for what is no text; `binary` says so. */
  readonly resources: readonly { readonly path: string; readonly tokens: number; readonly binary?: true }[];
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
      const resources: Cost['resources'][number][] = [];
      for (const { path } of skill.resources) {
        const weight = await weigh(joinPath(skill.directory, path), context);
        if (weight?.tokens === undefined) resources.push({ path, tokens: 0, binary: true });
        else resources.push({ path, tokens: weight.tokens });
      }
      costs.push({ name, location: systemPath(skill.location), catalog, instructions, resources });
      context.output.progress(
        `${costs.length.toString()}/${context.skills.length.toString()} skills counted…`,
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
    return { text: [...lines, `Tokens: ${label}.`].join('\n'), code: 0 };
  },
};

function weigh(path: string, { files, counter }: CommandContext): Promise<FileWeight | undefined> {
  return weighFile(path, files, counter, decodeUtf8);
}

function resourceTokens({ resources }: Cost): number {
  return sum(resources.map(resource => resource.tokens));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
