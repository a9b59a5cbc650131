import assert from 'node:assert/strict';
import type { SkillSource } from '../../../src/core/catalog/skillSource.ts';
import { forgetfulCache } from '../../../src/core/catalog/forgetfulCache.ts';
import { LocalSource } from '../../../src/core/catalog/localSource.ts';
import { LooseSkills } from '../../../src/extension/looseSkills.ts';
import { decodeUtf8 } from '../../../src/node/decodeUtf8.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { skillOf } from '../../support/skillFixture.ts';

const source: Pick<SkillSource, 'examine'> = new LocalSource({
  files: new MemoryFileSystem({}),
  cache: forgetfulCache,
  counter: { id: 'none', label: 'none', exact: false, count: () => 0 },
  digest: sha256,
  decode: decodeUtf8,
});
const empty = { get: () => undefined };
const place = '/anywhere/pdf/SKILL.md';
const sound = '---\nname: pdf\ndescription: Reads PDF files. Use when there are some.\n---\n\nRead.\n';

describe('a SKILL.md outside all skill folders', () => {
  it('is checked while it is open', async () => {
    const loose = new LooseSkills(source, empty);
    await loose.setOpenText(place, sound.replace('name: pdf', 'name: PDF'));
    const rules = loose.get(place)?.findings.map(finding => finding.rule) ?? [];
    assert(rules.includes('name-charset'), rules.join(' '));
  });

  it('is told of when there is something new to say, and when it is closed', async () => {
    const loose = new LooseSkills(source, empty);
    const told: string[] = [];
    loose.onDidChange(location => told.push(location));
    await loose.setOpenText(place, sound);
    await loose.clearOpenText(place);
    assert.deepEqual(told, [place, place]);
    assert.equal(loose.get(place), undefined);
  });

  it('is judged by its last text, whichever check ends last', async () => {
    const loose = new LooseSkills(source, empty);
    await Promise.all([loose.setOpenText(place, 'nothing'), loose.setOpenText(place, sound)]);
    assert.deepEqual(loose.get(place), { hash: sha256(sound), findings: [] });
  });

  it('is not our business when the catalog has it', async () => {
    const loose = new LooseSkills(source, { get: () => skillOf({ name: 'pdf' }) });
    await loose.setOpenText(place, 'nothing');
    assert.equal(loose.get(place), undefined);
  });
});
