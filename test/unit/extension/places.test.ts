import assert from 'node:assert/strict';
import type { Places } from '../../../src/core/discovery/findRoots.ts';
import type { SkillRoot } from '../../../src/core/discovery/skillFile.ts';
import { newSkillPlaces } from '../../../src/extension/newSkillPlaces.ts';
import { watchedFolders } from '../../../src/extension/watchedFolders.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { skillOf } from '../../support/skillFixture.ts';

const places: Places = {
  workspaceFolders: ['/work'],
  home: { path: '/home/me', environment: {} },
  personal: true,
  customRoots: [],
};
const claude: SkillRoot = {
  path: '/work/.claude/skills',
  scope: 'project',
  label: '.claude/skills',
  workspaceFolder: '/work',
  agents: ['claudeCode'],
};

describe('what is watched', () => {
  const files = new MemoryFileSystem({ '/home/me/.claude/settings.json': '{}', '/work/.claude/skills/': '' });

  it('is every skill folder, with all below it', async () => {
    const watched = await watchedFolders(places, [claude], [], files);
    assert.deepEqual(
      watched.filter(([, glob]) => glob === '**'),
      [['/work/.claude/skills', '**']],
    );
  });

  it('is a skill that a link leads to, and not one that lies in a watched folder', async () => {
    const inside = skillOf({ name: 'pdf' });
    const linked = skillOf({ name: 'csv', directory: '/elsewhere/csv' });
    const watched = await watchedFolders(places, [claude], [inside, linked], files);
    assert.deepEqual(
      watched.filter(([, glob]) => glob === '**').map(([path]) => path),
      ['/work/.claude/skills', '/elsewhere/csv'],
    );
  });

  it('is, around personal folders, what makes them come and go', async () => {
    const watched = await watchedFolders(places, [claude], [], files);
    assert.deepEqual(
      watched.filter(([path]) => path === '/home/me/.claude'),
      [['/home/me/.claude', 'skills']],
    );
    const [, names = ''] = watched.find(([path]) => path === '/home/me') ?? [];
    assert.match(names, /[{,]\.agents[,}]/);
    assert.doesNotMatch(names, /\*/);
  });

  it('is the workspace, for skill folders that appear', async () => {
    const watched = await watchedFolders(places, [], [], files);
    const [, glob = ''] = watched.find(([path]) => path === '/work') ?? [];
    assert.match(glob, /^\*\*\/\{.*\.claude.*\}$/);
  });
});

describe('places for a new skill', () => {
  it('begin with the folders that there are, and name each once', () => {
    const offered = newSkillPlaces(places, [claude]);
    assert.deepEqual(offered[0], {
      path: '/work/.claude/skills',
      label: '.claude/skills',
      root: '/work',
      detail: 'Read by Claude Code',
    });
    const paths = offered.map(place => place.path);
    assert.equal(new Set(paths).size, paths.length);
    assert(paths.includes('/home/me/.claude/skills'));
  });

  it('say which workspace folder they are in, where there are several', () => {
    const offered = newSkillPlaces({ ...places, workspaceFolders: ['/work/web', '/work/api'] }, []);
    assert(offered.some(place => place.label === 'api/.claude/skills'));
  });
});
