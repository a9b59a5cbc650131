import { composeSkills } from '../src/core/catalog/composeSkills.ts';
import { LocalSource } from '../src/core/catalog/localSource.ts';
import { SkillLikeness } from '../src/core/catalog/skillLikeness.ts';
import { neverCancelled } from '../src/core/host.ts';
import { noBreath } from '../src/core/inSlices.ts';
import type { Cache } from '../src/core/ports.ts';
import { estimatingCounter } from '../src/core/tokens/estimatingCounter.ts';
import { decodeUtf8 } from '../src/node/decodeUtf8.ts';
import { blockingCalls } from '../src/node/fileCalls.ts';
import { NodeFileSystem } from '../src/node/nodeFileSystem.ts';
import { politeCalls } from '../src/node/politeCalls.ts';
import { sha256 } from '../src/node/sha256.ts';
import type { Report } from './report.ts';

/** The product's whole first look at one folder in one thread, as an editor's window has it: find, read, parse, check, count. */
export async function scanCorpus(path: string, cache: Cache): Promise<Report> {
  const source = new LocalSource({
    files: new NodeFileSystem(politeCalls(blockingCalls, 8)),
    cache,
    counter: estimatingCounter('o200k'),
    digest: sha256,
    decode: decodeUtf8,
  });
  const scan = await source.scanRoots([{ path, scope: 'custom', label: path, agents: [] }], neverCancelled);
  const composed = await composeSkills(scan?.skills ?? [], new Map(), noBreath, new SkillLikeness(), false);
  const skills = [...composed.values()].map(({ skill }) => skill);
  return { skills: skills.length, findings: skills.reduce((sum, skill) => sum + skill.findings.length, 0) };
}
