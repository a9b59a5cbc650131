import { sameFor, notLoaded } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import { nameFromDirectory } from './fixes/nameFromDirectory.ts';
import { isValidName } from './fields/validName.ts';
import type { Fix } from './fix.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';
import { spanWithin } from '../skill/spanWithin.ts';

export const nameMatchesDirectory: DocumentRule = {
  id: 'name-matches-directory',
  looksAt: 'document',
  summary: "The name is the directory's name",
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'cline', 'roo'),
    vscode: 'the name is ignored, and that of the directory used',
  },
  consequence: 'Claude Code calls the command after the directory.',
  *check(skill) {
    const { document, directoryName } = skill;
    const value = textField(document, 'name');
    if (!value || directoryName === '') return;
    if (value.text.normalize('NFKC') === directoryName.normalize('NFKC')) return;
    const fixes = [nameFromDirectory(skill), directoryFromName(value.text)].filter(fix => fix !== undefined);
    yield {
      message: `The name is ${inCode(value.text)}, but the directory is called ${inCode(directoryName)}. Rename the skill or the directory.`,
      span: spanWithin(document.text, value)(0, value.text.length),
      native: `The skill name '${value.text}' should match the folder name '${directoryName}'.`,
      ...(fixes.length > 0 && { fixes }),
    };
  },
};

function directoryFromName(name: string): Fix | undefined {
  if (!isValidName(name)) return undefined;
  return {
    title: `Rename the directory to "${name}"`,
    safe: false,
    edits: [],
    files: [{ kind: 'renameDirectory', name }],
  };
}
