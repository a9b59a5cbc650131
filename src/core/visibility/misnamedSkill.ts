import type { SkillRoot } from '../discovery/skillFile.ts';
import { baseName, isInside, parentPath } from '../path.ts';
import type { SeenSkill } from './candidate.ts';

/** A file that would be a skill if it were called SKILL.md, in these letters. */
export function misnamedSkill(path: string, roots: readonly SkillRoot[]): SeenSkill | undefined {
  const [first, ...others] = roots.filter(root => isInside(path, root.path)).map(root => ({ root, path }));
  if (!first) return undefined;
  const directory = parentPath(path);
  const at = { start: 0, end: 0 };
  const top = { line: 0, character: 0 };
  const range = { start: top, end: top };
  return {
    location: path,
    directory,
    ways: [first, ...others],
    misnamed: true,
    analysis: {
      ...{ name: baseName(directory), nameSpan: at, nameRange: range },
      ...{ description: '', descriptionSpan: at, descriptionRange: range, words: [], manualOnly: false },
      facts: {
        frontmatter: 'none',
        duplicateKey: false,
        byteOrderMark: false,
        exactFence: false,
        fields: {},
      },
      tokens: { catalog: 0, instructions: 0, counter: '' },
      ...{ references: [], silenced: [], findings: [], hash: '' },
    },
  };
}
