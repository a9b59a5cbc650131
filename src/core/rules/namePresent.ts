import { isEmpty } from './fields/isEmpty.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule, DocumentSubject, Fix } from './rule.ts';
import { saysWhatIsAbsent } from './fields/saysWhatIsAbsent.ts';
import { isValidName, nameAsYaml } from './fields/validName.ts';

export const namePresent: DocumentRule = {
  id: 'name-present',
  looksAt: 'document',
  summary: 'The frontmatter has a `name`',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  agents: ['spec', 'claudeUpload', 'gemini', 'openCode', 'cline', 'roo'],
  consequence:
    'Gemini CLI, OpenCode, Cline and Roo Code do not load the skill; Claude Code and VS Code use the name of the directory.',
  *check(skill) {
    const { document } = skill;
    const value = fieldOf(document, 'name')?.value;
    if (value) {
      if (!isEmpty(value) || !saysWhatIsAbsent(document)) return;
      const field = fieldOf(document, 'name');
      const fix = nameFix(skill);
      const span = value.span.end > value.span.start ? value.span : (field?.keySpan ?? value.span);
      const native = "The 'name' attribute must not be empty.";
      yield { message: 'The name is empty.', span, native, ...(fix && { fix }) };
    } else if (saysWhatIsAbsent(document)) {
      const fix = nameFix(skill);
      const message = 'The skill has no name. Add `name:` with the name of its directory.';
      const native = 'Skill should provide a name.';
      yield { message, span: openingFence(document), native, ...(fix && { fix }) };
    }
  },
};

function nameFix({ document, directoryName }: DocumentSubject): Fix | undefined {
  if (!isValidName(directoryName) || !document.frontmatter) return undefined;
  const title = `Name it "${directoryName}", after its directory`;
  const name = nameAsYaml(directoryName);
  const field = fieldOf(document, 'name');
  if (!field) {
    const at = document.frontmatter.yamlSpan.start;
    const eol = /\r\n|\r|\n/u.exec(document.text)?.[0] ?? '\n';
    return { title, edits: [{ span: { start: at, end: at }, text: `name: ${name}${eol}` }] };
  }
  const { value } = field;
  if (!('text' in value) || value.style === 'literal' || value.style === 'folded') return undefined;
  if (value.span.end > value.span.start) return { title, edits: [{ span: value.span, text: name }] };
  const colon = document.text.indexOf(':', field.keySpan.end);
  const end = colon + 1;
  return { title, edits: [{ span: { start: end, end }, text: ` ${name}` }] };
}
