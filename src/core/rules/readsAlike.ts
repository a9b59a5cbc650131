import { parseSkill } from '../skill/parseSkill.ts';
import { fieldOf, type Field, type ParseProblemKind, type SkillDocument } from '../skill/skillDocument.ts';
import { applyEdits } from '../text.ts';
import { plainLines } from './fields/plainLines.ts';
import { soundFields } from './fields/soundFields.ts';
import { saysTheSame, vscodeReading } from './fields/vscodeReading.ts';
import { inCode } from './findings/inCode.ts';
import type { Problem } from './finding.ts';
import type { Fix } from './fix.ts';
import { inQuotes } from './mending/mending.ts';
import type { DocumentRule } from './rule.ts';
import type { LenientField } from '../skill/lenient/lenientValue.ts';

/** The fields that VS Code does something with. */
const read: readonly string[] = [
  'name',
  'description',
  'argument-hint',
  'user-invocable',
  'disable-model-invocation',
  'context',
];

/** Where YAML itself has no certain reading, yaml-valid and others speak. */
const spokenOf: ReadonlySet<ParseProblemKind> = new Set(['yaml', 'alias', 'notAMapping']);

export const readsAlike: DocumentRule = {
  id: 'reads-alike',
  looksAt: 'document',
  summary: 'VS Code reads each value as YAML does',
  severity: 'warning',
  fixable: true,
  source: 'https://yaml.org/spec/1.2.2/#chapter-7-flow-style-productions',
  level: 'should',
  effects: { vscode: 'another value is read than YAML has' },
  consequence: '',
  *check({ document }) {
    if (isPlain(document) || document.problems.some(({ kind }) => spokenOf.has(kind))) return;
    const fields = soundFields(document).filter(
      ({ key, value }) => read.includes(key) && !(value.kind === 'null' && value.text === ''),
    );
    if (fields.length === 0) return;
    const vscode = vscodeReading(document) ?? [];
    for (const field of fields) {
      if (fieldOf(document, field.key) !== field) continue;
      const problem = differenceIn(document, field, vscode);
      if (problem) yield problem;
    }
  },
};

/** Characters of a frontmatter that is compared; the longest honest one known has some 20,000. */
const longest = 65_536;

/** Whether it is too long to compare, or every line is `key: value` with a value that neither reader could take for anything else. */
function isPlain({ text, frontmatter }: SkillDocument): boolean {
  if (!frontmatter?.closed) return true;
  const { start, end } = frontmatter.yamlSpan;
  if (end - start > longest) return true;
  return plainLines.test(text.slice(start, end));
}

function differenceIn(
  document: SkillDocument,
  field: Field,
  vscode: readonly LenientField[],
): Problem | undefined {
  const { key, value } = field;
  const span = value.span.end > value.span.start ? value.span : field.keySpan;
  const theirs = vscode.find(other => other.key === key)?.value;
  if (theirs && saysTheSame(value, theirs)) return undefined;
  const fix = quotedFix(document, field);
  const fixes = fix && { fixes: [fix] };
  if (!theirs) {
    const message = `VS Code does not get as far as ${inCode(key)}: it stops reading at something above that only YAML takes. Write the fields above in a simpler form.`;
    return { message, span, severity: 'error', effects: { vscode: 'the field is not read' } };
  }
  // A list or a map where text has to be is for field-type to tell.
  if (theirs.kind !== 'text' || !('text' in value)) return undefined;
  if (theirs.text.trim() === value.text.trim()) return undefined;
  const [yaml, other] = fromDifference(value.text, theirs.text);
  const onlyQuotes = withoutQuotes(theirs.text) === withoutQuotes(value.text);
  return {
    message: `VS Code and YAML read ${inCode(key)} differently: VS Code has ${inCode(other)} where YAML has ${inCode(yaml)}. Put the whole value in quotes.`,
    span,
    ...(onlyQuotes && { severity: 'information', effects: { vscode: 'the quotation marks are left out' } }),
    ...fixes,
  };
}

function withoutQuotes(text: string): string {
  return text.replace(/["']/gu, '');
}

/** Both texts from a little before the place where they part. */
function fromDifference(yaml: string, vscode: string): readonly [string, string] {
  let at = 0;
  while (at < yaml.length && yaml[at] === vscode[at]) at++;
  const from = at < 20 ? 0 : yaml.lastIndexOf(' ', at - 10) + 1;
  const cut = (text: string): string => (from > 0 ? '…' : '') + text.slice(from, from + 50);
  return [cut(yaml), cut(vscode)];
}

/** The whole value in quotes, where both readers agree on it then, and it says what one of them read before. */
function quotedFix(document: SkillDocument, field: Field): Fix | undefined {
  const { keySpan, value } = field;
  if (!('text' in value) || value.style !== 'plain') return undefined;
  const colon = document.text.indexOf(':', keySpan.end) + 1;
  const blanks = /[ \t]*/uy;
  blanks.lastIndex = colon;
  const start = colon + (blanks.exec(document.text)?.[0].length ?? 0);
  const written = document.text.slice(start, value.span.end);
  // An alias stands for another value, which no quotes around it do.
  if (/(?:^|\s)#|^[*\r\n]/u.test(written)) return undefined;
  const edits = [{ span: { start, end: value.span.end }, text: inQuotes(written) }];
  const after = parseSkill(applyEdits(document.text, edits));
  const yaml = fieldOf(after, field.key)?.value;
  const vscode = vscodeReading(after)?.find(({ key }) => key === field.key)?.value;
  if (after.problems.length > document.problems.length) return undefined;
  if (!yaml || !vscode || !('text' in yaml) || !saysTheSame(yaml, vscode)) return undefined;
  // What a reader of YAML has had stays as it is.
  return { title: 'Put the whole value in quotes', safe: yaml.text === value.text, edits };
}
