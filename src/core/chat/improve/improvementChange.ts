import { moveSections } from '../../rules/body/moveSections.ts';
import { movableSections } from '../../rules/body/movableSections.ts';
import { extractedText } from '../../rules/fixes/extractedText.ts';
import { err, ok, type Result } from '../../result.ts';
import { parseSkill } from '../../skill/parseSkill.ts';
import { fieldOf, scalarText, type SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../../text.ts';
import type { Improvement } from './readImprovement.ts';

/** What a proposal changes in a skill. */
export interface ImprovementChange {
  /** Of SKILL.md. */
  readonly edits: readonly TextEdit[];
  /** New files, relative to the skill directory. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** The proposal as edits of exactly this text; the error says for people why it cannot be made. */
export function improvementChange(
  text: string,
  { description, moved }: Improvement,
): Result<ImprovementChange, string> {
  const document = parseSkill(text);
  if (moved.length > 0) return movedChange(document, moved);
  if (scalarText(document, 'description') === description)
    return err('The model found nothing to change in the description.');
  const edit = descriptionEdit(document, description);
  const after = edit && parseSkill(applyEdits(text, [edit]));
  return edit && after && scalarText(after, 'description') === description
    ? ok({ edits: [edit], files: [] })
    : err('The frontmatter is broken, so that no description can be put into it. `/check` says where.');
}

/** Needs no quotes in YAML, wherever it stands behind `description: `. */
const plain = /^\p{L}{2}[^:#\\]*[^\s:#\\]$/u;

function descriptionEdit(document: SkillDocument, description: string): TextEdit | undefined {
  const { text, frontmatter } = document;
  const value = fieldOf(document, 'description')?.value;
  if (value) {
    const before = text.slice(value.span.start, value.span.end);
    const isPlain = 'style' in value && value.style === 'plain' && plain.test(description);
    const written = isPlain ? description : JSON.stringify(description);
    const blank = before === '' && /\S/u.test(text.charAt(value.span.start - 1)) ? ' ' : '';
    // The lines of a block end with a line end that has to stay.
    return { span: value.span, text: `${blank}${written}${/\s*$/u.exec(before)?.[0] ?? ''}` };
  }
  if (!frontmatter) return undefined;
  const at = frontmatter.yamlSpan.start;
  return {
    span: { start: at, end: at },
    text: `description: ${JSON.stringify(description)}${text.includes('\r\n') ? '\r\n' : '\n'}`,
  };
}

function movedChange(document: SkillDocument, titles: readonly string[]): Result<ImprovementChange, string> {
  const wanted = new Set(titles.map(title => title.replace(/^#+\s*/u, '').toLowerCase()));
  const sections = movableSections(document).filter(({ title }) => wanted.has(title.toLowerCase()));
  if (sections.length === 0) return err('The model named no section that can move.');
  const { edits, files } = moveSections(document, sections);
  return ok({
    edits,
    files: files.map(file => ({ path: file.path, text: extractedText(document.text, file) })),
  });
}
