import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { skillUri } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

/** What git and build tools do: many files at once, with no pause in which a watcher could follow. */
describe('many changes at once', () => {
  let api: ExtensionApi;
  const skillFile = skillUri('x').fsPath;
  const skills = dirname(dirname(skillFile));
  const workspace = dirname(dirname(skills));
  const kept = `${workspace}.kept`;

  before(async () => {
    api = await skillManager();
    await until(api.catalog.onDidChange, () => api.catalog.skills.length === 2);
    cpSync(skills, kept, { recursive: true });
  });

  after(async () => {
    rmSync(skills, { recursive: true, force: true });
    cpSync(kept, skills, { recursive: true });
    rmSync(kept, { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.skills.length === 2);
  });

  const make = (folder: string, name: string): void => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, name, 'SKILL.md'),
      `---\nname: ${name}\ndescription: Measures.\n---\n\nBody.\n`,
    );
  };
  const makeMany = (prefix: string, count: number): void => {
    for (let at = 0; at < count; at++) make(skills, `${prefix}-${at.toString()}`);
  };
  const found = (): number =>
    api.catalog.skills.filter(({ location }) => location.startsWith(`${skills}/`)).length;
  const untilFound = (count: number): Promise<void> =>
    until(api.catalog.onDidChange, () => found() === count);

  for (const round of ['first', 'second', 'third']) {
    it(`are followed when the skill folder is deleted and made again, the ${round} time`, async () => {
      rmSync(dirname(skills), { recursive: true });
      makeMany('few', 15);
      await untilFound(15);
      rmSync(dirname(skills), { recursive: true });
      await untilFound(0);
      makeMany('mass', 300);
      await untilFound(300);
      for (let at = 0; at < 300; at++) rmSync(join(skills, `mass-${at.toString()}`), { recursive: true });
      makeMany('few', 15);
      await untilFound(15);
      make(skills, 'afterwards');
      await untilFound(16);
      writeFileSync(
        join(skills, 'afterwards', 'SKILL.md'),
        '---\nname: afterwards\ndescription: Other.\n---\n',
      );
      const location = join(skills, 'afterwards', 'SKILL.md');
      await until(
        api.catalog.onDidChange,
        () => api.catalog.get(location)?.analysis.description === 'Other.',
      );
      rmSync(join(skills, 'afterwards'), { recursive: true });
      await untilFound(15);
    });
  }

  for (const name of ['one', 'two', 'three']) {
    it(`show nested skill folders that appear at once: ${name}`, async () => {
      const top = join(workspace, `package-${name}`);
      const folder = join(top, 'deep', '.claude', 'skills');
      make(folder, name);
      const location = join(folder, name, 'SKILL.md');
      await until(api.catalog.onDidChange, () => api.catalog.get(location) !== undefined);
      make(folder, 'later');
      await until(
        api.catalog.onDidChange,
        () => api.catalog.get(join(folder, 'later', 'SKILL.md')) !== undefined,
      );
      rmSync(top, { recursive: true });
      await until(api.catalog.onDidChange, () => api.catalog.get(location) === undefined);
      assert(!api.catalog.roots.some(root => root.path === folder));
    });
  }
});
