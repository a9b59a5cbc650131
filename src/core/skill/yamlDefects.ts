import type { Span } from '../text.ts';
import type { SkillDocument } from './skillDocument.ts';

/** What a line is that YAML stumbles over, by what its value begins with or has in it. */
export type YamlDefect =
  /** `description: Use when: asked` */
  | 'colon'
  /** `description: Use when:` */
  | 'colonAtEnd'
  /** `@`, and the backtick */
  | 'reserved'
  | 'percent'
  | 'star'
  /** `> text` or `| text` on one line */
  | 'blockMark'
  /** `[` or `{` that is never closed */
  | 'bracket'
  | 'quote'
  | 'dash'
  | 'question'
  | 'tab'
  | 'control'
  | 'other';

/** The kinds of defects in a frontmatter, each once. */
export function yamlDefects({ text, frontmatter, problems }: SkillDocument): readonly YamlDefect[] {
  if (!frontmatter) return [];
  const { start, end } = frontmatter.yamlSpan;
  const found = new Set<YamlDefect>();
  for (const { kind, span } of problems) {
    if (kind === 'frontmatterTooLarge') found.add('other');
    if (kind === 'yaml' || kind === 'alias') found.add(defectIn({ text, start, end }, span));
  }
  if (/[\0-\x08\x0B\x0C\x0E-\x1F]/.test(text.slice(start, end))) found.add('control');
  return [...found];
}

/** The kind of the defect that a problem in the frontmatter is about. */
export function defectAt({ text, frontmatter }: SkillDocument, span: Span): YamlDefect {
  if (/^[\0-\x08\x0B\x0C\x0E-\x1F]/.test(text.charAt(span.start))) return 'control';
  return frontmatter ? defectIn({ text, ...frontmatter.yamlSpan }, span) : 'other';
}

function defectIn({ text, start, end }: { readonly text: string } & Span, span: Span): YamlDefect {
  return defectOf(lineAt(text, span.start, start, end));
}

function lineAt(text: string, at: number, start: number, end: number): string {
  const from = text.lastIndexOf('\n', Math.max(at - 1, start - 1)) + 1;
  const to = text.indexOf('\n', at);
  return text.slice(Math.max(from, start), to === -1 ? end : Math.min(to, end)).replace(/\r$/, '');
}

const byFirst: Readonly<Record<string, YamlDefect>> = {
  ...{ '@': 'reserved', '`': 'reserved', '%': 'percent', '*': 'star', '>': 'blockMark', '|': 'blockMark' },
  ...{ '[': 'bracket', '{': 'bracket', '"': 'quote', "'": 'quote', '-': 'dash', '?': 'question' },
};

function defectOf(line: string): YamlDefect {
  if (/^ *\t/.test(line)) return 'tab';
  const value = /^\s*[\w-]+[ \t]*:[ \t]+(.*)$/.exec(line)?.[1]?.trim();
  if (value === undefined) return 'other';
  const first = byFirst[value.charAt(0)];
  if (first !== undefined) return first;
  if (value.endsWith(':')) return 'colonAtEnd';
  return /:\s/.test(value) ? 'colon' : 'other';
}
