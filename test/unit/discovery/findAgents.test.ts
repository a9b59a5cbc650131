import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { agents } from '../../../src/core/agents/index.ts';
import { chosenAgents } from '../../../src/core/discovery/chosenAgents.ts';
import { findAgents } from '../../../src/core/discovery/findAgents.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';

interface Case {
  readonly there: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Paths of project roots. */
  readonly roots?: readonly string[];
  readonly found: Readonly<Partial<Record<AgentId, string>>>;
}

const cases: Readonly<Record<string, Case>> = {
  'finds none where there is nothing': { there: ['/w/src/'], found: {} },
  'finds an agent by its folder in the home folder': {
    there: ['/home/me/.codex/'],
    found: { codex: '/home/me/.codex' },
  },
  'follows the variable that moves the folder': {
    there: ['/data/claude/', '/home/me/.codex/'],
    environment: { CLAUDE_CONFIG_DIR: '/data/claude', CODEX_HOME: '/nowhere' },
    found: { claudeCode: '/data/claude' },
  },
  'follows a variable that only says where settings lie': {
    there: ['/cfg/opencode/'],
    environment: { XDG_CONFIG_HOME: '/cfg' },
    found: { openCode: '/cfg/opencode' },
  },
  'finds an agent by a folder of the workspace': {
    there: ['/w/.gemini/', '/w/.github/skills/', '/w/.clinerules/'],
    found: { copilot: '/w/.github/skills', gemini: '/w/.gemini', cline: '/w/.clinerules' },
  },
  'takes neither .agents nor .github for a sign': { there: ['/w/.agents/skills/', '/w/.github/'], found: {} },
  'takes no file for a folder': { there: ['/home/me/.cursor'], found: {} },
  'finds an agent by a skill folder deep in the workspace': {
    there: ['/w/packages/web/.claude/skills/'],
    roots: ['/w/packages/web/.claude/skills', '/w/.agents/skills'],
    found: { claudeCode: '/w/packages/web/.claude/skills' },
  },
};

describe('findAgents', () => {
  for (const [title, { there, environment = {}, roots = [], found }] of Object.entries(cases)) {
    it(title, async () => {
      const files = new MemoryFileSystem(Object.fromEntries(there.map(path => [path, ''])));
      const places = { home: { path: '/home/me', environment }, workspaceFolders: ['/w'] };
      const projects = roots.map(path => ({ path, scope: 'project' as const }));
      const all = await findAgents(agents, places, projects, files);
      assert.deepEqual(Object.fromEntries(all.map(({ id, sign }) => [id, sign])), found);
    });
  }

  it('takes no personal root for one of the workspace', async () => {
    const places = { home: { path: '/home/me', environment: {} }, workspaceFolders: ['/w'] };
    const personal = [{ path: '/elsewhere/.claude/skills', scope: 'personal' as const }];
    assert.deepEqual(await findAgents(agents, places, personal, new MemoryFileSystem({})), []);
  });
});

describe('chosenAgents', () => {
  const sets: readonly (readonly [string, AgentId[], AgentId[], AgentId[] | undefined])[] = [
    ['is everybody where nobody is chosen or found', [], [], undefined],
    ['is who is found, and who is here', [], ['codex'], ['vscode', 'codex']],
    ['is who is chosen, whoever is found', ['gemini'], ['codex'], ['gemini']],
  ];
  for (const [title, setting, found, wanted] of sets) {
    it(title, () => {
      const chosen = chosenAgents(
        setting,
        found.map(id => ({ id })),
        ['vscode'],
      );
      assert.deepEqual(chosen && [...chosen], wanted);
    });
  }
});
