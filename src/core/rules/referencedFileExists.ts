import { inCode } from './findings/inCode.ts';
import { isBareWord, mostReferences } from '../skill/reference.ts';
import type { FilesRule } from './rule.ts';

export const referencedFileExists: FilesRule = {
  id: 'referenced-file-exists',
  looksAt: 'files',
  summary: 'Files that the instructions refer to exist',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#file-references',
  level: 'must',
  effects: {},
  consequence: 'The agent is sent to a file that is not there, and goes on without what is in it.',
  *check({ references, exists }) {
    for (const reference of references) {
      const { path, kind, span, range } = reference;
      if (path === '' || isBareWord(reference) || exists(path)) continue;
      if (kind === 'mention') {
        const message = `The instructions mention ${inCode(path)}, which is not there.`;
        yield { message, span, range, severity: 'information' };
      } else {
        const message = `There is no ${inCode(path)}, as seen from the skill directory. Correct the link, or add the file.`;
        yield { message, span, range, ...(kind === 'link' && { native: "File '" }) };
      }
    }
    const last = references.at(-1);
    if (last && references.length >= mostReferences) {
      const message =
        'The instructions refer to more files than are followed: from here on, it is not known whether they exist.';
      const consequence = `Skill Manager looks at the first ${mostReferences.toLocaleString('en-US')} references of a skill.`;
      yield { message, span: last.span, range: last.range, consequence };
    }
  },
};
