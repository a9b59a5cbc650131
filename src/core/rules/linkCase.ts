import { inCode } from './findings/inCode.ts';
import { allReferences } from './links/allReferences.ts';
import { fileIndexOf } from './links/fileIndex.ts';
import { fromFolderOf } from './links/fromFolder.ts';
import { retarget } from './links/retarget.ts';
import type { ResourcesRule } from './rule.ts';

export const linkCase: ResourcesRule = {
  id: 'link-case',
  looksAt: 'resources',
  summary: 'Links have the upper and lower case of the files that they lead to',
  severity: 'warning',
  fixable: true,
  source: 'https://agentskills.io/specification#file-references',
  level: 'should',
  effects: {},
  consequence: 'The file is found on macOS and Windows, and is not on Linux.',
  *check(skill) {
    for (const { reference, file, target, fromTop, place } of allReferences(skill)) {
      const { kind, span, range } = reference;
      const named = fileIndexOf(skill.resources).sameButCase(target);
      if (named === undefined) continue;
      const written = fromTop ? named : fromFolderOf(file, named);
      const fix = retarget(reference, written, true);
      yield {
        message: `The path is written ${inCode(target)}, but the file is called ${inCode(named)}. Write the path as the file is called.`,
        ...{ span, range, ...place },
        ...(kind === 'link' && { native: "File '" }),
        ...(fix && { fixes: [fix] }),
      };
    }
  },
};
