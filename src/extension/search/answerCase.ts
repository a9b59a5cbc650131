import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import { isInside, relativePath } from '../../core/path.ts';
import type { Answered, SearchCase } from '../../core/search/evaluateSearch.ts';
import { folderAsWritten } from '../../core/search/folderAsWritten.ts';

/** Hits of a case that are looked at. */
const deepest = 20;

export interface AnsweringParts {
  readonly catalog: Pick<ReadableCatalog, 'get'>;
  readonly search: SkillFinder;
  /** The folders from which a case may name a skill folder: that of the test file, and the workspace folders. */
  readonly folders: readonly string[];
}

/** What search answers to a case; the time is that of the query alone. */
export async function answerCase(
  { query, relevant, not }: SearchCase,
  { catalog, search, folders }: AnsweringParts,
): Promise<Answered> {
  await search.prepare();
  const begun = performance.now();
  const found = await search.search(query, { limit: deepest });
  const ms = performance.now() - begun;
  const skills = found.flatMap(({ location }) => catalog.get(location) ?? []);
  const asked = { query, relevant: relevant.map(folderAsWritten), not: not.map(folderAsWritten) };
  return { case: asked, hits: skills.map(skill => namesOf(skill, folders)), ms };
}

/** The name first, then each folder by which a case may mean the skill. */
function namesOf({ analysis, directory, ways }: Skill, folders: readonly string[]): readonly string[] {
  const directories = new Set([directory, ...ways.map(({ path }) => folderAsWritten(path))]);
  const seen = [...directories].flatMap(each => [
    each,
    ...folders.filter(folder => isInside(each, folder)).map(folder => relativePath(folder, each)),
  ]);
  return [analysis.name, ...seen];
}
