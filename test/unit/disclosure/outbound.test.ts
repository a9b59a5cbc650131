import assert from 'node:assert/strict';
import { loadedIn } from '../../../src/core/disclosure/disclosureState.ts';
import { collectLoadedSkillNames } from '../../../src/core/disclosure/skillLoads.ts';
import type { Surface } from '../../../src/core/disclosure/surface.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';
import { callOf } from '../../support/scriptedModel.ts';
import { resultsOf, SkillConversation, type ConversationOptions } from '../../support/skillConversation.ts';
import { workbench, type SkillFixture } from '../../support/skillFixture.ts';

const calc: SkillFixture = {
  name: 'calc',
  body: 'ADD UP.',
  files: { 'USAGE.md': 'USE IT.', 'deep/more.txt': 'MORE.', 'x.bin': 'no doc' },
};
const pdf: SkillFixture = { name: 'pdf', body: 'FILL IN.' };

const load = (name: string) => [callOf('load_skill', { name })];
const docs = (docs: readonly string[], mode = 'replace') => [
  callOf('select_skill_docs', { skill: 'calc', docs, mode }),
];

function talk(options: ConversationOptions = {}, fixtures = [calc, pdf]): SkillConversation {
  return new SkillConversation(workbench(fixtures), options);
}

const surface = (surface: Surface): ConversationOptions => ({ settings: { surface } });
const times = (text: string, part: string): number => text.split(part).length - 1;
const system = (talk: SkillConversation): string => {
  const part = talk.requests.at(-1)?.messages[0]?.parts[0];
  return part?.kind === 'text' ? part.text : '';
};

describe('A request with loaded skills', () => {
  it('R34, H40: shows the instructions where they were loaded, and the transcript tells what is loaded', async () => {
    const chat = talk();
    await chat.say('go', load('calc'), load('PDF'));
    assert.deepEqual(collectLoadedSkillNames(chat.turns.flatMap(turn => turn.messages)), ['calc', 'pdf']);
    assert.deepEqual(
      loadedIn(chat.state).map(({ name }) => name),
      ['calc', 'pdf'],
    );
  });

  it('R43: answers a second load shortly while the first is visible and unchanged, in a later turn too', async () => {
    const chat = talk();
    await chat.say('go', load('calc'), load(' Calc '));
    const again = await chat.say('again', load('/work/.claude/skills/calc'));
    assert.match(resultsOf(again)[0] ?? '', /already loaded/);
    assert.equal(times(chat.lastSent, 'ADD UP.'), 1);
  });

  it('R43: answers with the instructions once the first result has left the history', async () => {
    const chat = talk({ historyBudget: 4_000 });
    await chat.say('go', load('calc'));
    await chat.say('x'.repeat(3_900));
    assert.match(resultsOf(await chat.say('again', load('calc')))[0] ?? '', /ADD UP\./);
  });

  for (const [id, mode, inSystem, inResult] of [
    ['R39', 'toolResult', 0, 1],
    ['R39', 'system', 1, 0],
    ['R39', 'both', 1, 1],
  ] as const) {
    it(`${id}, A07-A09: surface ${mode}`, async () => {
      const chat = talk(surface(mode));
      await chat.say('go', load('calc'), docs(['USAGE.md']));
      const own = system(chat);
      const rest = chat.lastSent.slice(JSON.stringify(own).length);
      assert.deepEqual([times(own, 'ADD UP.'), times(rest, 'ADD UP.')], [inSystem, inResult]);
      assert.equal(times(own, '[Doc] USAGE.md'), inSystem);
      if (mode === 'system') assert.match(rest, /Loaded: ."calc."\. Its instructions stand in the system/);
    });
  }

  it('R39: mixes surfaces where a skill chooses its own', async () => {
    const skills = workbench([calc, pdf]);
    Object.assign(skills.skills[1]?.analysis ?? {}, {
      wishes: { tools: [], allowedTools: [], gated: false, surface: 'system-prompt' },
    });
    const chat = new SkillConversation(skills);
    await chat.say('go', load('calc'), load('pdf'));
    assert.ok(!system(chat).includes('ADD UP.') && system(chat).includes('[Loaded] pdf'));
  });

  it('T14: gives the same system part in whatever order skills were loaded', async () => {
    const [one, other] = [talk(surface('system')), talk(surface('system'))];
    await one.say('go', load('calc'), load('pdf'));
    await other.say('go', load('pdf'), load('calc'));
    assert.equal(system(one), system(other));
    assert.match(system(one), /\[Loaded\] calc[^]*Docs loaded: none\n\n\[Loaded\] pdf/);
  });

  it('T15: takes instructions out of the system part when the turn is over, and T17 leaves them for the session', async () => {
    for (const [mode, count] of [
      ['turn', 0],
      ['session', 1],
    ] as const) {
      const chat = talk({ settings: { surface: 'system', policy: { mode, maxLoaded: 0 } } });
      await chat.say('go', load('calc'));
      await chat.say('and?');
      assert.equal(times(chat.lastSent, 'ADD UP.'), count, mode);
    }
  });

  it('R51: shows once-instructions in one request, and loads them anew', async () => {
    const chat = talk({ settings: { policy: { mode: 'once', maxLoaded: 0 } } });
    const outcome = await chat.say('go', load('calc'), [callOf('list_skills', {})], load('calc'));
    assert.deepEqual(
      chat.requests.map(request => times(JSON.stringify(request), 'ADD UP.')),
      [0, 1, 0, 1],
    );
    assert.match(resultsOf(outcome)[2] ?? '', /ADD UP\./);
  });

  it('R53: takes out the instructions of what had to make room', async () => {
    const chat = talk({ settings: { policy: { mode: 'session', maxLoaded: 1 } } });
    await chat.say('go', load('calc'), load('pdf'));
    assert.deepEqual([times(chat.lastSent, 'ADD UP.'), times(chat.lastSent, 'FILL IN.')], [0, 1]);
    assert.match(resultsOf(await chat.say('x', load('calc')))[0] ?? '', /ADD UP\./);
  });

  it('R54: shows the instructions and docs in the result of the call alone, with nothing in the system part', async () => {
    const chat = talk();
    await chat.say('go', load('calc'), load('calc'), docs(['USAGE.md']));
    assert.ok(!system(chat).includes('[Loaded]'));
    assert.deepEqual([times(chat.lastSent, 'ADD UP.'), times(chat.lastSent, 'USE IT.')], [1, 1]);
  });

  it('R32, R57: docs are Markdown and text at any depth, not SKILL.md', async () => {
    const outcome = await talk().say('go', [callOf('list_skill_docs', { skill: 'calc' })]);
    assert.equal(resultsOf(outcome)[0], '["USAGE.md","deep/more.txt"]');
  });

  it('R55, H60: gives back what the history lost while it is loaded, and no more once it is not', async () => {
    const settings = { policy: { mode: 'session', maxLoaded: 0 } } as const;
    const chat = talk({ settings, historyBudget: 4_000 });
    await chat.say('go', load('calc'));
    await chat.say('x'.repeat(3_900));
    await chat.say('and?');
    assert.equal(times(chat.lastSent, 'Loaded skill context:'), 1);
    assert.equal(times(chat.lastSent, 'ADD UP.'), 1);
    assert.match(resultsOf(await chat.say('again', load('calc')))[0] ?? '', /already loaded/);
    const turn = chat.turns.at(-1);
    if (turn) chat.turns[chat.turns.length - 1] = { ...turn, unloaded: ['/work/.claude/skills/calc'] };
    await chat.say('and?');
    assert.equal(times(chat.lastSent, 'ADD UP.'), 0);
  });

  it('takes the docs of a skill out with it, and brings them back when they are chosen again', async () => {
    const chat = talk({ settings: { policy: { mode: 'session', maxLoaded: 0 } } });
    await chat.say('go', load('calc'), docs(['USAGE.md']));
    const turn = chat.turns.at(-1);
    if (turn) chat.turns[chat.turns.length - 1] = { ...turn, unloaded: ['/work/.claude/skills/calc'] };
    await chat.say('and?');
    assert.deepEqual([times(chat.lastSent, 'ADD UP.'), times(chat.lastSent, 'USE IT.')], [0, 0]);
    assert.match(chat.lastSent, /"USAGE\.md\\*". They have been taken out/);
    await chat.say('again', docs(['USAGE.md']));
    assert.deepEqual([times(chat.lastSent, 'ADD UP.'), times(chat.lastSent, 'USE IT.')], [0, 1]);
  });

  it('T12: gives back the latest first, each and all within their budgets', async () => {
    const fixtures = ['a', 'b', 'c'].map(name => ({
      name,
      body: Array.from({ length: 100 }, (_, at) => `${name} line ${at} of a hundred`).join('\n'),
    }));
    const settings = {
      policy: { mode: 'session', maxLoaded: 0 },
      budget: { perSkill: 200, total: 400 },
    } as const;
    const chat = talk({ settings, historyBudget: 12_000 }, fixtures);
    await chat.say('go', load('a'), load('b'), load('c'));
    await chat.say('x'.repeat(11_000));
    await chat.say('and?');
    assert.deepEqual(
      ['a', 'b', 'c'].map(name => chat.lastSent.includes(`${name} line 5`)),
      [false, true, true],
    );
    assert.match(chat.lastSent, /Cut here to save space\. Read the rest with read_skill_file/);
  });

  it('A13: says the instructions again once enough has been said since', async () => {
    const chat = talk({ settings: { refreshAfter: 500, policy: { mode: 'session', maxLoaded: 0 } } });
    await chat.say('go', load('calc'));
    await chat.say('short');
    assert.equal(times(chat.lastSent, 'ADD UP.'), 1);
    await chat.say('x'.repeat(3_000));
    await chat.say('short');
    assert.equal(times(chat.lastSent, 'ADD UP.'), 2);
    extends_(chat);
  });

  it('R42: unlocks the tools of a skill once it is loaded, until the turn is over', async () => {
    const skills = workbench([calc, pdf]);
    Object.assign(skills.skills[0]?.analysis ?? {}, {
      wishes: { tools: ['refund'], allowedTools: ['Bash'], gated: true },
    });
    for (const [allowedTools, unlocked] of [
      [false, ['refund']],
      [true, ['refund', 'Bash']],
    ] as const) {
      const chat = new SkillConversation(skills, {
        foreign: ['refund', 'Bash', 'charge'],
        settings: { allowedTools },
      });
      await chat.say('go', [callOf('refund', {})], load('calc'), [callOf('refund', {})]);
      const extra = chat.requests.map(({ tools }) =>
        tools.map(({ name }) => name).filter(name => !name.includes('_')),
      );
      assert.deepEqual(extra, [[], [], unlocked, unlocked]);
      assert.deepEqual(resultsOf(chat.turns[0] as never)[0]?.startsWith('There is no tool "refund"'), true);
      await chat.say('and?');
      assert.deepEqual(chat.requests.at(-1)?.tools.length, extra[0]?.length === 0 ? 8 : 0);
    }
  });

  for (let seed = 1; seed <= 40; seed++) {
    it(`H48: extends the one before it, exactly, whatever is loaded (sequence ${seed})`, async () => {
      const random = randomNumbers(seed);
      const fixtures = Array.from({ length: 8 }, (_, at) => ({
        ...calc,
        name: `skill-${at}`,
        body: `BODY ${at} ${'word '.repeat(random(400))}`,
      }));
      const chat = talk({}, fixtures);
      const name = (): string => `skill-${random(9)}`;
      const call = () => {
        const skill = name();
        const kinds = [
          () => callOf('load_skill', { name: skill }),
          () => callOf('load_skill', { name: skill.toUpperCase() }),
          () =>
            callOf('select_skill_docs', { skill, docs: ['USAGE.md'], mode: ['add', 'clear', ''][random(3)] }),
          () => callOf('select_skill_docs', { skill, includeAll: true }),
          () => callOf('read_skill_file', { skill, path: 'deep/more.txt' }),
          () => callOf('read_skill_file', { skill, path: '../x' }),
          () => callOf(skill, {}),
          () => callOf('list_skills', { filter: skill }),
        ];
        return kinds[random(kinds.length)]?.() ?? assert.fail();
      };
      for (let turn = 0; turn < 4; turn++) {
        const replies = Array.from({ length: random(5) }, () =>
          Array.from({ length: 1 + random(3) }, () => (random(4) === 0 ? 'Some words.' : call())),
        );
        await chat.say(`turn ${turn} about ${name()}`, ...replies.filter(reply => reply.some(isCall)));
      }
      assert.ok(chat.requests.length >= 4);
      extends_(chat);
    });
  }
});

function isCall(part: unknown): boolean {
  return typeof part === 'object';
}

function extends_({ requests }: SkillConversation): void {
  requests.slice(1).forEach((request, at) => {
    const before = requests[at];
    assert.deepEqual(request.tools, before?.tools);
    assert.deepEqual(request.messages.slice(0, before?.messages.length), before?.messages);
    assert.ok(request.messages.length > (before?.messages.length ?? 0));
  });
}
