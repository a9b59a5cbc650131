import { resolve } from 'node:path';
import { isInside, relativePath } from '../core/path.ts';
import { evaluateSearch, type Answered, type Evaluation } from '../core/search/evaluateSearch.ts';
import { folderAsWritten } from '../core/search/folderAsWritten.ts';
import { parseSearchCases } from '../core/search/parseSearchCases.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { corePath } from '../node/nodePath.ts';
import { badUsage } from './badUsage.ts';
import type { Command, CommandContext } from './command.ts';
import { plural } from './plural.ts';
import { printable } from './printable.ts';
import { indexSkills } from './search/indexSkills.ts';
import { skillsOfAgent } from './search/skillsOfAgent.ts';

/** Hits of a case that are looked at. */
const deepest = 20;

/** Bytes of a file of cases. */
const largest = 16_000_000;

/**
 * `{"cases","precisionAt1","precisionAt3","recallAt3","mrr","falsePositiveRate","p50Ms","p95Ms","failures":[{"query","expected","got"}]}`.
 * A relevant skill is a name, or a skill folder relative to the folder that is searched.
 */
export const evaluate: Command = {
  summary: 'how well search answers the cases in CASES.json',
  run: async context => {
    const { subject, agent } = context.search;
    const read = await context.files.readFile(corePath(resolve(subject)), largest);
    if (!read.ok) return badUsage(context, `${subject} cannot be read: ${printable(read.error.message)}`);
    const cases = parseSearchCases(decodeUtf8(read.value).text);
    if (!cases.ok) return badUsage(context, `${subject} cannot be used: ${printable(cases.error)}`);
    const skills = skillsOfAgent(context.skills, agent);
    const { index } = await indexSkills(skills, context);
    const known = new Map(
      skills.map(skill => [skill.location, [skill.analysis.name, ...foldersOf(skill.directory, context)]]),
    );
    const answers = cases.value.map(each => {
      const relevant = each.relevant.map(folderAsWritten);
      const begun = performance.now();
      const found = index.search(each.query, { limit: deepest });
      const ms = performance.now() - begun;
      const hits = found.map(({ location }) => known.get(location) ?? []);
      return { case: { ...each, relevant, not: each.not.map(folderAsWritten) }, hits, ms } satisfies Answered;
    });
    const evaluation = evaluateSearch(answers);
    return { text: context.json ? JSON.stringify(evaluation) : inWords(evaluation), code: 0 };
  },
};

/** The folder as a case may name it: from each folder that is searched, and from the root. */
function foldersOf(directory: string, { paths }: CommandContext): readonly string[] {
  const roots = paths.map(path => corePath(resolve(path)));
  const inside = roots.filter(root => isInside(directory, root)).map(root => relativePath(root, directory));
  return [directory, ...(roots.length === 0 ? [relativePath(corePath(process.cwd()), directory)] : inside)];
}

function inWords(evaluation: Evaluation): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const { precisionAt1, precisionAt3, recallAt3, mrr, falsePositiveRate, p50Ms, p95Ms } = evaluation;
  const lines = evaluation.failures.map(({ query, expected, got }) => {
    const wanted = expected.length > 0 ? expected.join(' or ') : 'nothing';
    return `  ${query}: ${wanted}, not ${got.length > 0 ? got.join(', ') : 'nothing'}`;
  });
  return [
    ...(lines.length > 0 ? ['Not as expected:', ...lines.map(printable), ''] : []),
    plural(evaluation.cases, 'case'),
    `first hit right        ${percent(precisionAt1)}`,
    `first three right      ${percent(precisionAt3)}`,
    `found in first three   ${percent(recallAt3)}`,
    `mean reciprocal rank   ${mrr.toFixed(3)}`,
    `found where none fits  ${percent(falsePositiveRate)}`,
    `milliseconds a query   ${p50Ms.toFixed(2)} (p95 ${p95Ms.toFixed(2)})`,
  ].join('\n');
}
