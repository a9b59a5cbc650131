import { joinPath } from '../path.ts';
import { inCode } from './findings/inCode.ts';
import { isBareWord, mostReferences } from '../skill/reference.ts';
import { fileIndexOf } from './links/fileIndex.ts';
import { retarget } from './links/retarget.ts';
import type { FilesRule } from './rule.ts';
import { grouped } from '../grouped.ts';

export const referencedFileExists: FilesRule = {
  id: 'referenced-file-exists',
  looksAt: 'files',
  summary: 'Files that the instructions refer to exist',
  severity: 'warning',
  fixable: true,
  source: 'https://agentskills.io/specification#file-references',
  level: 'must',
  effects: {},
  consequence: 'The agent is sent to a file that is not there, and goes on without what is in it.',
  *check({ references, resources, exists }) {
    for (const reference of references) {
      const { path, kind, span, range } = reference;
      if (exists(path) || isBareWord(reference)) continue;
      const files = fileIndexOf(resources);
      // These are said of by link-case and forward-slashes.
      const slashed = joinPath(path.replaceAll('\\', '/'));
      if (files.sameButCase(path) !== undefined || files.has(slashed) || exists(slashed)) continue;
      if (kind === 'mention' && files.hasWithEnding(path)) continue;
      const meant = files.meant(path);
      const fix = meant !== undefined && retarget(reference, meant, false);
      const hint = meant === undefined ? '' : ` Is ${inCode(meant)} meant?`;
      const more = { span, range, ...(fix && { fixes: [fix] }) };
      if (kind === 'mention') {
        const message = `The instructions mention ${inCode(path)}, which is not there.${hint}`;
        yield { message, ...more, severity: 'information' };
      } else {
        const message = `There is no ${inCode(path)}, as seen from the skill directory. Correct the link, or add the file.${hint}`;
        yield { message, ...more, ...(kind === 'link' && { native: "File '" }) };
      }
    }
    const last = references.at(-1);
    if (last && references.length >= mostReferences) {
      const message =
        'The instructions refer to more files than are followed: from here on, it is not known whether they exist.';
      const consequence = `Skill Manager looks at the first ${grouped(mostReferences)} references of a skill.`;
      yield { message, span: last.span, range: last.range, consequence };
    }
  },
};
