import { inSomeCases, notLoaded, refused, sameFor } from './effects.ts';
import { isEmpty } from './fields/isEmpty.ts';
import { isSpellingOf } from './fields/isSpellingOf.ts';
import { isReplaceable } from './fields/isReplaceable.ts';
import { keepsFields } from './fields/keepsFields.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { fieldOf, scalarText, type SkillDocument } from '../skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../text.ts';
import { openingFence } from './fields/openingFence.ts';
import { readFields } from './fields/readFields.ts';
import type { DocumentRule } from './rule.ts';
import type { DocumentSubject } from './subjects.ts';
import type { Fix } from './fix.ts';
import { saysWhatIsAbsent } from './fields/saysWhatIsAbsent.ts';
import { soundFields } from './fields/soundFields.ts';
import { isValidName, nameAsYaml } from './fields/validName.ts';

export const namePresent: DocumentRule = {
  id: 'name-present',
  looksAt: 'document',
  summary: 'The frontmatter has a `name`',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'gemini', 'openCode', 'cline', 'roo'),
    ...sameFor(inSomeCases, 'copilot', 'codex'),
    ...sameFor(refused, 'claudeUpload'),
  },
  consequence: 'Claude Code and VS Code use the name of the directory.',
  *check(skill) {
    const { document } = skill;
    const field = fieldOf(document, 'name');
    if (field) {
      const { keySpan, value } = field;
      if (!isEmpty(value) || !soundFields(document).includes(field)) return;
      const fix = nameFix(skill);
      const span = value.span.end > value.span.start ? value.span : keySpan;
      const native = value.kind === 'string' || value.text === '' ? emptyInVsCode : {};
      yield {
        message: 'The name is empty. Call the skill by the name of its directory.',
        span,
        ...native,
        ...(fix && { fixes: [fix] }),
      };
    } else if (saysWhatIsAbsent(document, 'name')) {
      const fix = nameFix(skill);
      const message = 'The skill has no name. Add `name:` with the name of its directory.';
      const native = 'Skill should provide a name.';
      yield { message, span: openingFence(document), native, ...(fix && { fixes: [fix] }) };
    }
  },
};

/** VS Code takes `~` and `null` for names. */
const emptyInVsCode = { native: "The 'name' attribute must not be empty." };

function nameFix({ document, directoryName }: DocumentSubject): Fix | undefined {
  if (!isValidName(directoryName)) return undefined;
  // It has one, in other letters: known-field puts that right, and the name would be there twice.
  if (readFields(document).some(({ key }) => key !== 'name' && isSpellingOf(key, 'name'))) return undefined;
  const edit = nameEdit(document, nameAsYaml(directoryName));
  if (!edit) return undefined;
  const after = parseSkill(applyEdits(document.text, [edit]));
  const sound = after.problems.length <= document.problems.length;
  if (!sound || scalarText(after, 'name') !== directoryName) return undefined;
  if (!keepsFields(document, after, 'name')) return undefined;
  return { title: `Name it "${directoryName}", after its directory`, safe: true, edits: [edit] };
}

function nameEdit(document: SkillDocument, name: string): TextEdit | undefined {
  const { text, frontmatter } = document;
  const field = fieldOf(document, 'name');
  if (!field) {
    const at = frontmatter?.yamlSpan.start ?? 0;
    const eol = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
    return { span: { start: at, end: at }, text: `name: ${name}${eol}` };
  }
  const { value } = field;
  if (value.span.end > value.span.start) {
    return isReplaceable(document, field) ? { span: value.span, text: name } : undefined;
  }
  const end = text.indexOf(':', field.keySpan.end) + 1;
  return { span: { start: end, end }, text: ` ${name}` };
}
