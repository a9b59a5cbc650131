import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { turnRecord } from '../../../src/core/chat/turnRecord.ts';
import type { ReadableCatalog } from '../../../src/core/catalog/readableCatalog.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { followups } from '../../../src/extension/chat/followups.ts';
import { listCommand } from '../../../src/extension/chat/listCommand.ts';
import { offering, resultOf, type TurnContext } from '../../../src/extension/chat/turnContext.ts';
import { workbench, type SkillFixture } from '../../support/skillFixture.ts';

const token = neverCancelled as unknown as vscode.CancellationToken;

const check = async (result: vscode.ChatResult, expected: readonly string[]): Promise<void> => {
  const offered = await followups.provideFollowups(result, { history: [] }, token);
  const rows = offered?.map(({ command = '', prompt }) => `/${command} ${prompt}`.trim());
  assert.deepEqual(rows, expected);
};

/** The result of `/list WORDS`, its answer thrown away. */
const list = (words: string, ...skills: readonly SkillFixture[]): vscode.ChatResult =>
  listIn(workbench(skills).catalog, words);

const listIn = (catalog: ReadableCatalog, words: string): vscode.ChatResult => {
  const response = { markdown: () => undefined };
  return listCommand({ catalog, request: { prompt: words }, response } as unknown as TurnContext);
};

describe('What is offered to say next', () => {
  it('after a list is to load its first skill, or to check all', () =>
    check(list('pdf', { name: 'a' }, { name: 'pdf' }), ['/load pdf', '/check']));

  it('is to load a sound skill rather than a broken one', () => {
    const { catalog } = workbench([{ name: 'a' }, { name: 'b' }]);
    const findings = checkDocument({ document: parseSkill('x'), directoryName: 'a' });
    const skills = catalog.skills.map((skill, at) => (at === 0 ? { ...skill, findings } : skill));
    return check(listIn({ ...catalog, skills }, ''), ['/load b', '/check']);
  });

  it('names the location where several skills have the name', () =>
    check(list('', { name: 'a', body: '1' }, { name: 'a', body: '2', directory: '/b/a' }), [
      '/load /b/a/SKILL.md',
      '/check',
    ]));

  it('after a list of nothing is the whole list', () => check(list('pdf', { name: 'a' }), ['/list']));

  it('after a turn that loaded a skill is about that', () =>
    check(resultOf(turnRecord([], [{ name: 'pdf', location: '/pdf/SKILL.md' }], false)), [
      '/check pdf',
      '/ What else can the skill pdf do?',
    ]));

  it('is what the turn itself offers, where it offers anything of the right form', async () => {
    const next = { prompt: 'pdf', command: 'unload', label: 'Unload *pdf*' };
    await check(offering(resultOf(turnRecord([], [], false)), [next]), ['/unload pdf']);
    await check({ metadata: { next: [{ prompt: 7 }] } }, ['/list']);
  });

  it('after any other turn is the list', async () => {
    await check(resultOf(turnRecord([], [], false)), ['/list']);
    await check({ metadata: { listed: { name: 7 } } }, ['/list']);
    await check({}, ['/list']);
  });
});
