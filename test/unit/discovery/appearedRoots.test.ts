import assert from 'node:assert/strict';
import { agents } from '../../../src/core/agents/index.ts';
import { projectFoldersOf } from '../../../src/core/agents/foldersOf.ts';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { appearedRoots } from '../../../src/core/discovery/appearedRoots.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';

describe('appearedRoots', () => {
  const check = async (paths: string[], expected: string[], listings: number): Promise<void> => {
    const files = new MemoryFileSystem({
      '/w/pkg/deep/.claude/skills/a/SKILL.md': '',
      '/w/src/main.ts': '',
      '/w/node_modules/x/.claude/skills/b/SKILL.md': '',
    });
    const { token } = new CancellationSource();
    const found = await appearedRoots(new Set(paths), projectFoldersOf(agents), { files, token });
    assert.deepEqual(found, expected);
    assert.equal(files.listings.length, listings);
  };

  it('finds the skill folder in a new folder, of which alone is told', () =>
    check(['/w/pkg'], ['/w/pkg/deep/.claude/skills'], 2));

  it('searches what lies in another new folder once, with that', () =>
    check(['/w/pkg/deep', '/w/pkg'], ['/w/pkg/deep/.claude/skills'], 2));

  it('lists nothing for new files', () => check(['/w/src/main.ts', '/w/gone'], [], 0));

  it('enters no folder of packages', () => check(['/w/node_modules/x'], [], 0));
});
