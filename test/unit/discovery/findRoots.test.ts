import assert from 'node:assert/strict';
import { agents } from '../../../src/core/agents/index.ts';
import { workspaceLimits } from '../../../src/core/discovery/findNestedRoots.ts';
import { findRoots, type Places } from '../../../src/core/discovery/findRoots.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { type Content, MemoryFileSystem } from '../../support/memoryFileSystem.ts';

describe('findRoots', () => {
  describe('in workspace folders', () => {
    it('finds the folders of every agent, and who reads them', async () => {
      const { roots } = await find({
        '/w/.claude/skills/a/SKILL.md': '',
        '/w/.kiro/skills/': '',
        '/w/.github/workflows/x': '',
      });
      assert.deepEqual(
        roots.map(({ path, scope, workspaceFolder }) => [path, scope, workspaceFolder]),
        [
          ['/w/.claude/skills', 'project', '/w'],
          ['/w/.kiro/skills', 'project', '/w'],
        ],
      );
      assert.deepEqual(roots[1]?.agents, ['kiro']);
      assert(roots[0]?.agents.includes('claudeCode'));
      assert(!roots[0]?.agents.includes('gemini'));
    });

    for (const [folder, only] of [
      ['.pi/skills', ['pi']],
      ['.factory/skills', ['factory', 'warp']],
      ['.warp/skills', ['warp']],
    ] as const) {
      it(`finds ${folder} of ${only.join(' and ')}`, async () => {
        const { roots } = await find({ [`/w/${folder}/`]: '' });
        assert.deepEqual(
          roots.map(root => root.agents),
          [only],
        );
      });
    }

    it('knows who reads .agents/skills and nothing of their own', async () => {
      const { roots } = await find({ '/w/.agents/skills/': '' });
      for (const id of ['pi', 'warp', 'zed'] as const) assert(roots[0]?.agents.includes(id), id);
      assert(!roots[0]?.agents.includes('factory'));
    });

    it('finds nested ones of a monorepo, nearest first', async () => {
      const files = {
        '/w/packages/web/.claude/skills/': '',
        '/w/.agents/skills/': '',
        '/w/zoo/.agents/skills/': '',
      };
      await labels(files, ['.agents/skills', 'zoo/.agents/skills', 'packages/web/.claude/skills']);
    });

    it('enters neither node_modules nor .git nor an agent folder', async () => {
      const files = {
        '/w/node_modules/a/.claude/skills/': '',
        '/w/.git/.claude/skills/': '',
        '/w/.claude/worktrees/x/.claude/skills/': '',
      };
      await labels(files, []);
    });

    it('enters no packages and caches that tools have put there', async () => {
      await labels({ '/w/.venv/x/.claude/skills/': '', '/w/.yarn/cache/.claude/skills/': '' }, []);
    });

    it('gives a folder to the innermost of nested workspace folders', async () => {
      const { roots } = await find({ '/w/in/.claude/skills/': '' }, { workspaceFolders: ['/w', '/w/in'] });
      assert.deepEqual(
        roots.map(root => [root.label, root.workspaceFolder]),
        [['.claude/skills', '/w/in']],
      );
    });

    it('follows a linked skill folder, and a linked folder to elsewhere', async () => {
      const files = {
        '/w/.claude/skills': '-> ../.agents/skills',
        '/w/.agents/skills/': '',
        '/w/lib': '-> /else',
        '/else/.kiro/skills/': '',
      };
      await labels(files, ['.agents/skills', '.claude/skills', 'lib/.kiro/skills']);
    });

    it('ends where links lead back into the workspace or around it', async () => {
      await labels({ '/w/a/.kiro/skills/': '', '/w/a/up': '-> /w', '/w/root': '-> /', '/w/b': '-> a' }, [
        'a/.kiro/skills',
      ]);
    });

    it('tells of a skill folder that is a dangling link, a circle or a file', async () => {
      const { roots, notices } = await find({
        '/w/.claude/skills': '-> gone',
        '/w/.kiro/skills': '-> skills',
        '/w/.github/skills': '../.claude/skills',
      });
      assert.deepEqual(roots, []);
      assert.deepEqual(kinds(notices), [
        'danglingLink /w/.claude/skills',
        'notRegular /w/.github/skills',
        'linkLoop /w/.kiro/skills',
      ]);
    });

    it('tells once of a folder on the way that is a dangling link', async () => {
      const { notices } = await find({ '/w/.claude': '-> /gone', '/w/in/.roo': '-> nothing' });
      assert.deepEqual(kinds(notices), ['danglingLink /w/.claude', 'danglingLink /w/in/.roo']);
    });

    it('stops at its bounds and says where', async () => {
      const files = { '/w/a/.kiro/skills/': '', '/w/b/c/.kiro/skills/': '', '/w/b/c/d/': '' };
      const deep = await find(files, {}, { depth: 1, folders: 9 });
      assert.deepEqual(
        deep.roots.map(root => root.label),
        ['a/.kiro/skills'],
      );
      assert.deepEqual(kinds(deep.notices), ['tooDeep /w/b/c']);
      const many = await find(files, {}, { depth: 9, folders: 2 });
      assert.deepEqual(kinds(many.notices), ['tooMany /w']);
      for (const { message } of [...deep.notices, ...many.notices]) {
        assert.match(message, /name the folder itself as a root\./);
      }
    });
  });

  describe('in the home folder', () => {
    const files = {
      '/home/me/.claude/skills/': '',
      '/home/me/.config/opencode/skills/': '',
      '/moved/claude/skills/': '',
      '/moved/codex/skills/': '',
      '/moved/copilot/skills/': '',
      '/moved/config/opencode/skills/': '',
      '/moved/pi/skills/': '',
    };

    it('finds personal folders, labelled from home', async () => {
      const { roots } = await find(files, { personal: true });
      assert.deepEqual(
        roots.map(root => [root.scope, root.label]),
        [
          ['personal', '~/.claude/skills'],
          ['personal', '~/.config/opencode/skills'],
        ],
      );
    });

    it('tells once of a folder on the way that is a dangling link, at whatever level', async () => {
      const links = { '/home/me/.claude': '-> /gone', '/home/me/.config': '-> /gone' };
      const { notices } = await find(links, { personal: true });
      assert.deepEqual(kinds(notices).sort(), [
        'danglingLink /home/me/.claude',
        'danglingLink /home/me/.config',
      ]);
      const { notices: deeper } = await find({ '/home/me/.config/goose': '-> /gone' }, { personal: true });
      assert.deepEqual(kinds(deeper), ['danglingLink /home/me/.config/goose']);
    });

    it('lists the home folder once, whatever is missing in it', async () => {
      const files = new MemoryFileSystem({ '/w/': '', '/home/me/x': '' });
      await findRoots(placesOf({ personal: true }), agents, { files, token: neverCancelled });
      assert.equal(files.listings.filter(path => path === '/home/me').length, 1);
    });

    it('looks for none that are not asked for', async () => {
      assert.deepEqual((await find(files)).roots, []);
    });

    const moved: readonly [string, string, string, string][] = [
      ['CLAUDE_CONFIG_DIR', '/moved/claude', '/moved/claude/skills', 'claudeCode'],
      ['CODEX_HOME', '/moved/codex', '/moved/codex/skills', 'codex'],
      ['COPILOT_HOME', '/moved/copilot', '/moved/copilot/skills', 'copilot'],
      ['XDG_CONFIG_HOME', '/moved/config', '/moved/config/opencode/skills', 'openCode'],
      ['PI_CODING_AGENT_DIR', '/moved/pi', '/moved/pi/skills', 'pi'],
    ];
    for (const [variable, value, path, agent] of moved) {
      it(`follows ${variable} for the agent that honours it, and for no other`, async () => {
        const { roots } = await find(files, { personal: true }, workspaceLimits, { [variable]: value });
        assert.deepEqual(roots.find(root => root.path === path)?.agents, [agent]);
        const claude = roots.find(root => root.path === '/home/me/.claude/skills');
        assert(claude?.agents.includes('vscode'));
        assert.equal(claude?.agents.includes('claudeCode'), variable !== 'CLAUDE_CONFIG_DIR');
      });
    }

    for (const wide of ['/', '~', '/home', '~/']) {
      it(`does not search ${wide}, which holds the home folder, and says so`, async () => {
        const { roots, notices } = await find(
          { '/home/me/x/a/SKILL.md': 'x' },
          { personal: true },
          workspaceLimits,
          {
            COPILOT_SKILLS_DIRS: wide,
          },
        );
        assert.deepEqual(roots, []);
        assert.match(notices[0]?.message ?? '', /holds the whole home folder/);
      });
    }

    it('finds the folders that COPILOT_SKILLS_DIRS lists, absolute ones and ones from home', async () => {
      const COPILOT_SKILLS_DIRS = ' /moved/one , ~/two/,relative,,/gone,/moved/one';
      const { roots, notices } = await find(
        { '/moved/one/': '', '/home/me/two/': '', '/w/relative/': '' },
        { personal: true },
        workspaceLimits,
        { COPILOT_SKILLS_DIRS },
      );
      assert.deepEqual(
        roots.map(root => [root.label, root.agents]),
        [
          ['/moved/one', ['copilot']],
          ['~/two', ['copilot']],
        ],
      );
      assert.deepEqual(notices, []);
    });

    it('finds the folder that all users of the machine share', async () => {
      const { roots } = await find({ '/etc/codex/skills/': '' }, { personal: true });
      assert.deepEqual(
        roots.map(root => [root.scope, root.label, root.agents]),
        [['personal', '/etc/codex/skills', ['codex']]],
      );
      assert.deepEqual((await find({ '/etc/codex/skills/': '' })).roots, []);
    });

    it('takes a variable that is empty or relative for unset', async () => {
      for (const value of ['', 'relative']) {
        const { roots } = await find(files, { personal: true }, workspaceLimits, {
          CLAUDE_CONFIG_DIR: value,
        });
        assert(roots.some(root => root.label === '~/.claude/skills' && root.agents.includes('claudeCode')));
      }
    });
  });

  describe('with the setting skillManager.roots', () => {
    const files = {
      '/w/mine/': '',
      '/v/mine/': '',
      '/abs/skills/': '',
      '/home/me/own/': '',
      '/w/.kiro/skills/': '',
    };

    it('takes absolute paths, paths from home, and paths in each workspace folder', async () => {
      const customRoots = ['/abs/skills', '~/own', 'mine'];
      const { roots, notices } = await find(files, { customRoots, workspaceFolders: ['/w', '/v'] });
      const custom = roots.filter(root => root.scope === 'custom');
      assert.deepEqual(
        custom.map(root => [root.path, root.label, root.workspaceFolder]),
        [
          ['/abs/skills', '/abs/skills', undefined],
          ['/home/me/own', '~/own', undefined],
          ['/w/mine', 'mine', '/w'],
          ['/v/mine', 'mine', '/v'],
        ],
      );
      assert.deepEqual(notices, []);
    });

    it('leaves a folder of the agents to them', async () => {
      const { roots } = await find(files, { customRoots: ['.kiro/skills'] });
      assert.deepEqual(
        roots.map(root => root.scope),
        ['project'],
      );
    });

    it('tells of one that exists nowhere', async () => {
      const { notices } = await find(files, { customRoots: ['gone', '/gone', '~/gone'] });
      assert.deepEqual(kinds(notices), [
        'unreadable /w/gone',
        'unreadable /gone',
        'unreadable /home/me/gone',
      ]);
    });
  });

  it('answers nothing at all when cancelled', async () => {
    const source = new CancellationSource();
    source.cancel();
    const files = new MemoryFileSystem({ '/w/.kiro/skills/': '' });
    assert.equal(await findRoots(placesOf({}), agents, { files, token: source.token }), undefined);
  });
});

function placesOf(places: Partial<Places>, environment: Places['home']['environment'] = {}): Places {
  return {
    workspaceFolders: ['/w'],
    home: { path: '/home/me', environment },
    personal: false,
    customRoots: [],
    ...places,
  };
}

async function find(
  files: Readonly<Record<string, Content>>,
  places: Partial<Places> = {},
  limits = workspaceLimits,
  environment: Places['home']['environment'] = {},
): Promise<NonNullable<Awaited<ReturnType<typeof findRoots>>>> {
  const walk = { files: new MemoryFileSystem({ '/w/': '', ...files }), token: neverCancelled };
  const found = await findRoots(placesOf(places, environment), agents, walk, limits);
  assert(found);
  return found;
}

async function labels(files: Readonly<Record<string, Content>>, expected: readonly string[]): Promise<void> {
  const { roots, notices } = await find(files);
  assert.deepEqual(
    roots.map(root => root.label),
    expected,
  );
  assert.deepEqual(notices, []);
}

function kinds(notices: readonly { kind: string; path: string }[]): string[] {
  return notices.map(({ kind, path }) => `${kind} ${path}`);
}
