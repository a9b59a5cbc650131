import assert from 'node:assert/strict';
import { runCli } from '../support/runCli.ts';
import { TempFolder } from '../support/tempFolder.ts';

interface Told {
  readonly agents: readonly string[];
  readonly skills: readonly {
    readonly name: string;
    readonly location: string;
    readonly scope: string;
    readonly sees: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }[];
}

function skill(name: string, description = 'Does it.'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\nDo it.\n`;
}

describe('skill-manager visibility', function () {
  this.timeout(30_000);

  it('looks from the folder that is named, up to the repository, and in the home folder', async () => {
    using repository = new TempFolder({
      '.git/HEAD': '',
      '.claude/skills/one/SKILL.md': skill('one'),
      '.agents/skills/two/SKILL.md': skill('two'),
      'a/b/.claude/skills/three/SKILL.md': skill('three'),
    });
    using home = new TempFolder({ '.claude/skills/one/SKILL.md': skill('one') });
    const told = await visibility([repository.at('a/b'), '--home', home.path, '--agent', 'claude-code']);
    assert.deepEqual(told.agents, ['claude-code']);
    const found = told.skills.map(({ name, location, scope, sees }) => {
      return [location, { name, scope, ...sees['claude-code'] }] as const;
    });
    const winner = home.at('.claude/skills/one');
    assert.deepEqual(Object.fromEntries(found), {
      [repository.at('.claude/skills/one/SKILL.md')]: {
        ...{ name: 'one', scope: 'project', state: 'shadowed' },
        reason: `Claude Code uses another skill of the name "one": the one in ${winner}.`,
        by: `${winner}/SKILL.md`,
      },
      [`${winner}/SKILL.md`]: {
        ...{ name: 'one', scope: 'personal', state: 'visible' },
        by: null,
        reason: 'Claude Code lists it as "one" with its description.',
      },
      [repository.at('a/b/.claude/skills/three/SKILL.md')]: {
        ...{ name: 'three', scope: 'project', state: 'visible' },
        by: null,
        reason: 'Claude Code lists it as "three" with its description.',
      },
      [repository.at('.agents/skills/two/SKILL.md')]: {
        ...{ name: 'two', scope: 'project', state: 'hidden' },
        by: null,
        reason: 'It lies in no folder that Claude Code reads, such as .claude/skills, ~/.claude/skills.',
      },
    });
  });

  it('asks all agents where none is named, in the current folder', async () => {
    using folder = new TempFolder({ '.github/skills/one/SKILL.md': skill('one') });
    using home = new TempFolder({ x: '' });
    const { code, out } = await runCli(['visibility', '--home', home.path, '--json'], { cwd: folder.path });
    assert.equal(code, 0);
    const { agents, skills } = JSON.parse(out) as Told;
    assert.deepEqual(agents.slice(0, 7), [
      'claude-code',
      'vscode',
      'copilot',
      'codex',
      'gemini',
      'opencode',
      'cursor',
    ]);
    const seeing = agents.filter(agent => skills[0]?.sees[agent]?.['state'] === 'visible');
    assert.deepEqual(seeing, ['vscode', 'copilot']);
  });

  it('goes by the settings of the agents', async () => {
    using folder = new TempFolder({
      '.claude/skills/one/SKILL.md': skill('one'),
      '.claude/settings.local.json': '{"skillOverrides":{"one":"off"}}',
    });
    using home = new TempFolder({ x: '' });
    const { skills } = await visibility([folder.path, '--home', home.path, '--agent', 'claudeCode']);
    assert.equal(skills[0]?.sees['claude-code']?.['state'], 'hidden');
  });

  it('prints a table: marks for all agents, reasons for one', async () => {
    using folder = new TempFolder({ '.agents/skills/one/SKILL.md': skill('one') });
    using home = new TempFolder({ x: '' });
    const all = await runCli(['visibility', folder.path, '--home', home.path]);
    assert.match(all.out, /^skill +claude-code +vscode .*\none +- +yes .*\n1 skill\n$/);
    const one = await runCli(['visibility', folder.path, '--home', home.path, '--agent', 'kiro']);
    assert.match(one.out, /^one +hidden +\S+SKILL\.md +It lies in no folder that Kiro reads, .*\n1 skill\n$/);
  });

  for (const [args, problem] of [
    [['visibility', 'a', 'b'], /visibility takes one folder/],
    [['visibility', '/nowhere/at/all'], /is not a folder/],
    [['visibility', '--agent', 'emacs'], /There is no agent "emacs": it is claude-code, vscode/],
    [['visibility', '--rule', 'x=off'], /--rule is for the command check/],
    [['budget'], /budget is for one agent/],
    [['budget', '--agent', 'codex', '--window', 'big'], /--window takes a number of tokens, not "big"/],
    [['list', '--window', '5'], /--window is for the commands visibility and budget/],
  ] as const) {
    it(`says what is wrong with: ${args.join(' ')}`, async () => {
      const { code, out, err } = await runCli(args);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, problem);
    });
  }
});

describe('skill-manager budget', function () {
  this.timeout(30_000);

  it('counts what the agent brings, as it was measured of the program with nothing else', async () => {
    using folder = new TempFolder({ 'home/x': '', 'project/x': '' });
    const args = ['budget', folder.at('project'), '--home', folder.at('home'), '--agent', 'claude-code'];
    const { out } = await runCli([...args, '--json']);
    const { used, entries } = JSON.parse(out) as { used: number; entries: { origin: string }[] };
    assert.deepEqual([used, new Set(entries.map(({ origin }) => origin))], [6210, new Set(['built in'])]);
  });

  it('says what the list costs, and what the limit does to it', async () => {
    using folder = new TempFolder({
      '.claude/skills/long/SKILL.md': skill('long', 'x'.repeat(100)),
      '.claude/skills/short/SKILL.md': skill('short', 'y'),
      '.claude/skills/manual/SKILL.md': '---\ndisable-model-invocation: true\n---\n',
    });
    using home = new TempFolder({ x: '' });
    const args = ['budget', folder.path, '--home', home.path, '--agent', 'claude-code'];
    const env = { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' };
    const { code, out } = await runCli([...args, '--window', '1000', '--json'], { env });
    assert.equal(code, 0);
    const told = JSON.parse(out) as { entries: { tokens: number }[] };
    assert(told.entries.every(({ tokens }) => tokens > 0));
    assert.deepEqual(
      { ...told, entries: told.entries.map(({ tokens: _, ...entry }) => entry) },
      {
        ...{ agent: 'claude-code', unit: 'characters', limit: 40, used: 119 },
        entries: [
          {
            name: 'long',
            location: folder.at('.claude/skills/long/SKILL.md'),
            chars: 109,
            state: 'listed-by-name-only',
            origin: 'skill',
          },
          {
            name: 'short',
            location: folder.at('.claude/skills/short/SKILL.md'),
            chars: 11,
            state: 'visible',
            origin: 'skill',
          },
        ],
      },
    );
    const table = await runCli(args, { env });
    assert.match(
      table.out,
      /Claude Code: 2 skills, 119 characters \(limit 30,000\)\. Tokens: estimate, o200k\.\n$/,
    );
  });
});

async function visibility(args: readonly string[]): Promise<Told> {
  const { code, out, err } = await runCli(['visibility', '--json', ...args]);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out) as Told;
}
