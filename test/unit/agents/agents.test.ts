import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { agents } from '../../../src/core/agents/index.ts';

describe('The table of agents', () => {
  it('holds every agent file, once, under its own id', () => {
    const folder = new URL('../../../src/core/agents/', import.meta.url);
    const others = new Set(['agent.ts', 'foldersOf.ts', 'index.ts', 'reading', 'tsconfig.json']);
    const files = readdirSync(folder).filter(name => !others.has(name));
    assert.deepEqual(agents.map(agent => `${agent.id}.ts`).sort(), files.sort());
  });

  for (const agent of agents) {
    const { id, name, projectFolders, personalFolders, systemFolders = [], fields, signs, source } = agent;
    describe(name, () => {
      it('names relative folders of two parts or more, each once', () => {
        for (const folders of [projectFolders, personalFolders.map(folder => folder.path)]) {
          for (const folder of folders) assert.match(folder, /^\.[a-z]+(\/[a-z-]+)+$/);
          assert.equal(new Set(folders).size, folders.length);
        }
      });

      it('names system folders by absolute paths', () => {
        for (const folder of systemFolders) assert.match(folder, /^(\/[a-z.-]+)+$/);
      });

      it('shares no sign with another, and none is a folder of all', () => {
        const own = [...(signs?.home.map(({ path }) => path) ?? []), ...(signs?.workspace ?? [])];
        const others = agents
          .filter(other => other !== agent)
          .flatMap(other => [
            ...(other.signs?.home.map(({ path }) => path) ?? []),
            ...(other.signs?.workspace ?? []),
          ]);
        for (const sign of own) assert(!others.includes(sign) && !sign.startsWith('.agents'), sign);
        for (const folder of signs?.workspace ?? []) {
          const read = projectFolders.some(path => `${path}/`.startsWith(`${folder}/`));
          assert(read || id === 'zed', folder);
        }
        assert.equal(signs === undefined, ['spec', 'claudeUpload', 'vscode'].includes(id));
      });

      it('reads the name and the description, and says where all this is from', () => {
        assert(fields.includes('name') && fields.includes('description'));
        assert.equal(new Set(fields).size, fields.length);
        assert(source.length > 10);
      });

      it('has a place for skills, unless it is no program', () => {
        const isProgram = id !== 'spec' && id !== 'claudeUpload';
        assert.equal(projectFolders.length > 0 && personalFolders.length > 0, isProgram);
      });
    });
  }
});
