import { joinPath } from '../path.ts';
import { isBareWord } from '../skill/reference.ts';
import { inCode } from './findings/inCode.ts';
import { allReferences } from './links/allReferences.ts';
import { fileIndexOf } from './links/fileIndex.ts';
import { fromFolderOf } from './links/fromFolder.ts';
import { retarget } from './links/retarget.ts';
import type { ResourcesRule } from './rule.ts';

export const resourceLinkExists: ResourcesRule = {
  id: 'resource-link-exists',
  looksAt: 'resources',
  summary: 'Files that the Markdown files beside SKILL.md refer to exist',
  severity: 'warning',
  fixable: true,
  source: 'https://agentskills.io/specification#file-references',
  level: 'should',
  effects: {},
  consequence: 'An agent that reads on is sent to a file that is not there.',
  *check(skill) {
    for (const { reference, file, target, place } of allReferences(skill)) {
      const { kind, path, span, range } = reference;
      if (place.path === undefined || skill.exists(target)) continue;
      const files = fileIndexOf(skill.resources);
      if (files.sameButCase(target) !== undefined || files.has(joinPath(target.replaceAll('\\', '/'))))
        continue;
      const fromTop = files.has(path) || skill.exists(path);
      if (isBareWord(reference) && !fromTop) continue;
      const meant = fromTop ? path : files.meant(target);
      if (kind === 'mention' && meant === undefined) continue;
      const written =
        meant === undefined ? undefined : kind === 'mention' ? meant : fromFolderOf(file, meant);
      const fix = written !== undefined && retarget(reference, written, false);
      const more = { span, range, ...place, ...(fix && { fixes: [fix] }) };
      const hint = meant === undefined ? '' : ` Is ${inCode(meant)} meant?`;
      if (fromTop) {
        const message = `The link is written as seen from the skill directory; from the folder of this file, ${inCode(path)} is not there.`;
        const consequence = 'Agents that take a link as seen from the file that it stands in do not find it.';
        yield { message, consequence, ...more, severity: 'information' };
      } else if (kind === 'mention') {
        const message = `The text mentions ${inCode(path)}, which is not there.${hint}`;
        yield { message, ...more, severity: 'information' };
      } else {
        const message = `There is no ${inCode(target)} in the skill directory. Correct the link, or add the file.${hint}`;
        yield { message, ...more };
      }
    }
  },
};
