import assert from 'node:assert/strict';
import { composeSkills } from '../../../src/core/catalog/composeSkills.ts';
import type { SkillRoot } from '../../../src/core/discovery/skillFile.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { sourceOver } from '../../support/sourceOver.ts';

const skill = '---\nname: pdf\ndescription: Reads PDF files.\n---\nBody\n';

/** The skills of `root` that share their name with another, and with how they are told. */
async function check(root: SkillRoot, paths: readonly string[], expected: Record<string, string>) {
  const files = new MemoryFileSystem(Object.fromEntries(paths.map(path => [`${path}/SKILL.md`, skill])));
  const scanned = await sourceOver(files).scanRoots([root], neverCancelled);
  const found = [...(await composeSkills(scanned?.skills ?? [])).values()].flatMap(({ skill: one }) =>
    one.findings
      .filter(({ rule }) => rule === 'unique-name')
      .map(({ message }) => [one.directory, message] as const),
  );
  assert.deepEqual(Object.fromEntries(found), expected);
}

const custom: SkillRoot = { path: '/many', scope: 'custom', label: 'many', agents: [] };

describe('Skills of one name', () => {
  it('are told in a folder that an agent reads, however deep', async () => {
    const root: SkillRoot = {
      path: '/w/.claude/skills',
      scope: 'project',
      label: '.claude/skills',
      agents: ['claudeCode'],
    };
    await check(root, ['/w/.claude/skills/pdf', '/w/.claude/skills/more/pdf'], {
      '/w/.claude/skills/more/pdf': 'The name `pdf` is also that of `pdf/SKILL.md` in .claude/skills.',
      '/w/.claude/skills/pdf': 'The name `pdf` is also that of `more/pdf/SKILL.md` in .claude/skills.',
    });
  });

  it('are no finding in different folders of a custom root', async () => {
    await check(custom, ['/many/one/skills/pdf', '/many/two/skills/pdf', '/many/pdf'], {});
  });

  it('are told where they lie side by side in a custom root', async () => {
    await check(custom, ['/many/a', '/many/b'], {
      '/many/a': 'The name `pdf` is also that of `b/SKILL.md` in many.',
      '/many/b': 'The name `pdf` is also that of `a/SKILL.md` in many.',
    });
    await check(custom, ['/many/one/a', '/many/one/b', '/many/two/pdf'], {
      '/many/one/a': 'The name `pdf` is also that of `b/SKILL.md` in /many/one.',
      '/many/one/b': 'The name `pdf` is also that of `a/SKILL.md` in /many/one.',
    });
  });
});

describe('Skills of nearly one description', () => {
  const text = (name: string): string =>
    `---\nname: ${name}\ndescription: Fills in forms, signs pages and sends letters.\n---\nBody\n`;
  const root = (path: string, agents: SkillRoot['agents']): SkillRoot => ({
    ...{ path, scope: 'project', label: path, agents },
  });

  async function alike(paths: Record<string, string>, roots: readonly SkillRoot[]): Promise<string[]> {
    const files = new MemoryFileSystem(
      Object.fromEntries(Object.entries(paths).map(([path, name]) => [`${path}/SKILL.md`, text(name)])),
    );
    const scanned = await sourceOver(files).scanRoots(roots, neverCancelled);
    return [...(await composeSkills(scanned?.skills ?? [])).values()]
      .filter(({ skill: one }) => one.findings.some(({ rule }) => rule === 'similar-description'))
      .map(({ skill: one }) => one.directory)
      .sort();
  }

  it('are told where one agent reads both folders', async () => {
    const roots = [root('/w/.agents/skills', ['codex', 'vscode']), root('/w/.claude/skills', ['vscode'])];
    const paths = { '/w/.agents/skills/alpha': 'alpha', '/w/.claude/skills/beta': 'beta' };
    assert.deepEqual(await alike(paths, roots), Object.keys(paths));
  });

  it('are no finding where none does', async () => {
    const roots = [root('/w/.agents/skills', ['codex']), root('/w/.claude/skills', ['claudeCode'])];
    assert.deepEqual(
      await alike({ '/w/.agents/skills/alpha': 'alpha', '/w/.claude/skills/beta': 'beta' }, roots),
      [],
    );
  });

  it('are no finding where they are copies of one skill', async () => {
    const roots = [root('/w/.agents/skills', ['vscode']), root('/w/.claude/skills', ['vscode'])];
    assert.deepEqual(
      await alike({ '/w/.agents/skills/alpha': 'alpha', '/w/.claude/skills/alpha': 'alpha' }, roots),
      [],
    );
  });
});
