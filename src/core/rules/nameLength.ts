import { sameFor, notLoaded, refused } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { nameFixes } from './fixes/nameFixes.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';
import { nameLimit } from './fields/validName.ts';

export const nameLength: DocumentRule = {
  id: 'name-length',
  looksAt: 'document',
  summary: 'The name has at most 64 characters',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'codex', 'copilot', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'the name is cut off',
  },
  consequence: '',
  *check(skill) {
    const value = textField(skill.document, 'name');
    const characters = [...(value?.text ?? '')];
    if (!value || characters.length <= nameLimit) return;
    const allowed = characters.slice(0, nameLimit).join('').length;
    const span = spanWithin(skill.document.text, value)(allowed, value.text.length);
    const message = `The name has ${characters.length} characters; ${nameLimit} are allowed. What is marked is too much.`;
    yield { message, span, ...nameFixes(skill) };
  },
};
