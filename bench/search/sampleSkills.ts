import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSkill } from '../../src/core/skill/parseSkill.ts';
import { scalarText } from '../../src/core/skill/skillDocument.ts';
import type { SearchedSkill } from '../../src/core/search/searchedFields.ts';

/** Of each repository, the part of its skills that is taken, and how many it has at least to be taken. */
const share = 0.233;
const fewest = 3;
const least = 4;

/** About 400 skills of a folder of repositories, the same for the same seed: of each repository a like part, by the hash of the path. */
export function sampleFolders(corpus: string, seed: number): readonly string[] {
  const repositories = new Map<string, string[]>();
  for (const folder of skillFolders(corpus)) {
    const repository = folder.split('/')[0] ?? '';
    repositories.set(repository, [...(repositories.get(repository) ?? []), folder]);
  }
  return [...repositories.values()]
    .filter(folders => folders.length >= fewest)
    .flatMap(folders =>
      folders
        .toSorted((a, b) => place(a, seed) - place(b, seed))
        .slice(0, Math.max(least, pythonRound(folders.length * share))),
    )
    .sort();
}

/** A skill folder as search wants it; its location is the folder relative to the corpus. */
export function readSkill(corpus: string, folder: string): SearchedSkill {
  const text = readFileSync(join(corpus, folder, 'SKILL.md'), 'utf8');
  const resources = readdirSync(join(corpus, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(corpus, folder), join(entry.parentPath, entry.name)))
    .filter(path => path !== 'SKILL.md');
  const name = scalarText(parseSkill(text), 'name')?.trim() || basename(folder);
  return { location: `${folder}/SKILL.md`, name, text, resources };
}

function skillFolders(corpus: string): readonly string[] {
  return readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter(path => basename(path) === 'SKILL.md')
    .map(path => dirname(path).replaceAll('\\', '/'))
    .sort();
}

/** From 0 to 1. */
function place(folder: string, seed: number): number {
  const hash = createHash('sha256').update(`skills-${seed.toString()}:${folder}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32;
}

/** Halves go to the even number: the samples that the cases were written for were made so. */
function pythonRound(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}
