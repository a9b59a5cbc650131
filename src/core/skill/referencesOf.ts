import { joinPath } from '../path.ts';
import { mostReferences, type Reference } from './reference.ts';
import type { Link, SkillDocument } from './skillDocument.ts';

/**
 * The local paths that the instructions name, in text order: the first `mostReferences` of them. Web addresses,
 * absolute paths and placeholders are none.
 */
export function referencesOf(document: SkillDocument): Reference[] {
  const all = [...firstOf(linked(document)), ...firstOf(outsideLinks(document, mentions(document)))];
  return all.sort((a, b) => a.span.start - b.span.start).slice(0, mostReferences);
}

function* firstOf(references: Iterable<Reference>): Iterable<Reference> {
  let count = 0;
  for (const reference of references) {
    if (count++ === mostReferences) return;
    yield reference;
  }
}

// A mail address (`icon@2x.png` is none), or code where a path should be.
const noPath = /^[\w.+-]+@(?!\d+x\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$|`/i;

/** Code in the text of a link is what the link shows. */
function* outsideLinks({ body }: SkillDocument, all: Iterable<Reference>): Iterable<Reference> {
  const { links } = body;
  let next = 0;
  let linkedUntil = 0;
  for (const reference of all) {
    const { start } = reference.span;
    for (let link = links[next]; link && link.span.start <= start; link = links[++next]) {
      linkedUntil = Math.max(linkedUntil, link.span.end);
    }
    if (start >= linkedUntil) yield reference;
  }
}

function* linked({ body }: SkillDocument): Iterable<Reference> {
  for (const link of body.links) {
    const reference = linkReference(link);
    if (reference && !noPath.test(link.target)) yield reference;
  }
}

/** The skill's own directory, as Claude Code names it. https://code.claude.com/docs/en/skills */
const skillDirectory = /^\$(?:\{CLAUDE_SKILL_DIR\}|CLAUDE_SKILL_DIR)\//;

const external = /^(?:[a-z][a-z\d+.-]*:|\/|\\|~|\?|@|mailto\b)/i;

// `{{name}}`, `<name>`, `$HOME`, `[slug]`, `*.md`, `path/to/x`, `YYYY-MM-DD`, `...`
const placeholder = /[{}<>$*|[\]]|\.\.\.|\u2026|(?:^|\/)path\/to(?:\/|$)|YYYY|(?:file|script)[-_]?name\b/;

function linkReference(link: Link): Reference | undefined {
  const target = unescaped(link.target).replace(skillDirectory, './');
  if (target === '' || external.test(target) || placeholder.test(target)) return undefined;
  const [, file = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const path = joinPath(decoded(file));
  if (path === '' && (file !== '' || !fragment)) return undefined;
  if (link.kind === 'definition' && file !== '' && !/[./]/.test(path)) return undefined;
  return {
    path,
    written: link.target,
    fragment: fragment === undefined ? undefined : decoded(fragment),
    span: link.targetSpan,
    kind: link.kind,
  };
}

/** `references/api.md` or `python scripts/run.py --all` in a code span. */
const mentioned =
  /(?<![\w./\\~$}{>*@:-])(?:\.\/|\$\{?CLAUDE_SKILL_DIR\}?\/)?((?:scripts|references|assets)\/[\w./-]*\w)(?:#([\w-]+))?(?![./-]*[\w{<*$[(%])/g;

/** In front of a path that is an example, may be there or not, or is another skill's. */
const hypothetical =
  /(?:\be\.g\.|\bfor example|\bsuch as|\blike|\binstead of|\b(?:if|whether)(?:\s+there(?:'s|\s+is)(?:\s+an?)?(?:\s+(?:file|script))?)?|'s|\]\(|\ban existing)[,:]?[\s`(]*$/i;

const perhapsAbsent = /^[\s`]*(?:exists|does(?:\s+not|n't)\s+exist|is\s+(?:missing|absent|present)|\bif\b)/i;

function* mentions({ text, body }: SkillDocument): Iterable<Reference> {
  for (const { span: around } of body.codeSpans) {
    const code = text.slice(around.start, around.end);
    if (!code.includes('/')) continue;
    for (const match of code.matchAll(mentioned)) {
      const [whole, path = '', fragment] = match;
      if (placeholder.test(path)) continue;
      const start = around.start + match.index;
      const after = start + whole.length;
      if (hypothetical.test(text.slice(Math.max(0, start - 24), start))) continue;
      if (perhapsAbsent.test(text.slice(after, after + 24))) continue;
      const span = { start, end: after };
      yield { path: joinPath(path), written: whole, fragment, span, kind: 'mention' };
    }
  }
}

/** Backslashes before punctuation, and `&amp;`, are Markdown's; `refs\\file.md` keeps its own. */
function unescaped(target: string): string {
  return target.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray `%` is a character of the name.
    return text;
  }
}
