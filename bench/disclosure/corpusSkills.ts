import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSkills } from '../../src/core/catalog/composeSkills.ts';
import { forgetfulCache } from '../../src/core/catalog/forgetfulCache.ts';
import { LocalSource } from '../../src/core/catalog/localSource.ts';
import type { Skill } from '../../src/core/catalog/skill.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { parseSkill } from '../../src/core/skill/parseSkill.ts';
import { instructionsOf } from '../../src/core/skill/skillDocument.ts';
import { docsOf } from '../../src/core/tools/docsOf.ts';
import { estimatingCounter } from '../../src/core/tokens/estimatingCounter.ts';
import { blockingCalls } from '../../src/node/fileCalls.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import { NodeFileSystem } from '../../src/node/nodeFileSystem.ts';
import { sha256 } from '../../src/node/sha256.ts';

/** A skill with what its parts cost, in tokens. */
export interface WeighedSkill {
  readonly skill: Skill;
  readonly body: number;
  readonly docs: number;
}

/** The skills below a folder, each name once. */
export async function corpusSkills(path: string): Promise<readonly Skill[]> {
  const source = new LocalSource({
    files: new NodeFileSystem(blockingCalls),
    cache: forgetfulCache,
    counter: estimatingCounter('o200k'),
    digest: sha256,
    decode: decodeUtf8,
  });
  const scan = await source.scanRoots([{ path, scope: 'custom', label: path, agents: [] }], neverCancelled);
  const composed = await composeSkills(scan?.skills ?? []);
  const byName = new Map([...composed.values()].map(({ skill }) => [skill.analysis.name, skill]));
  return [...byName.values()].filter(({ analysis }) => !analysis.manualOnly);
}

export function weigh(skill: Skill, count: (text: string) => number): WeighedSkill {
  const text = readFileSync(skill.location, 'utf8');
  const docs = docsOf(skill).map(path => count(readFileSync(join(skill.directory, path), 'utf8')));
  return {
    skill,
    body: count(instructionsOf(parseSkill(text))),
    docs: docs.reduce((sum, each) => sum + each, 0),
  };
}
