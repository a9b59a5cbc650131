import { baseName } from '../path.ts';
import type { Span } from '../text.ts';
import type { SkillDocument } from './skillDocument.ts';

/** A script that the document has an agent run by its path alone, without an interpreter in front. */
export interface Run {
  /** As written, without quotes and `./`: `scripts/run.sh`, `.claude/skills/pdf/scripts/run.sh`. */
  readonly path: string;
  readonly span: Span;
  /** Whether it is surely meant as it stands: in a code block, or with `./` in front. Prose may leave the interpreter out. */
  readonly literal: boolean;
}

const most = 200;

const shells = /^(?:bash|sh|zsh|shell|console|terminal|shellsession|)$/i;

/** The path of a script at the beginning of a command, behind a prompt, `&&`, `|` or variables that are set for it. */
const command =
  /(?:^|&&|\|\|?|;|\$\()[ \t]*(?:[$%>][ \t]+)?(?:[A-Z_][A-Z\d_]*=[^\s"']*[ \t]+)*"?((?:\$\{?[A-Z_]+\}?"?|~|[\w.-]+)\/(?:[\w.-]+\/)*[\w.-]+)"?(?=[ \t\r\n;|&>)]|$)/gm;

/** Whether the text itself makes files executable: then it is not known which were not. */
const makesExecutable = /\bchmod\b/;

/** The scripts that code blocks and code spans of the document run directly. */
export function directRuns({ text, body }: SkillDocument): readonly Run[] {
  if (text.includes('chmod') && makesExecutable.test(text)) return [];
  const runs: Run[] = [];
  for (const { language, span } of body.fences) {
    if (shells.test(language)) add(span, true);
  }
  for (const { span } of body.codeSpans) {
    add(span, false);
  }
  return runs;

  function add(span: Span, block: boolean): void {
    const code = text.slice(span.start, span.end).replaceAll('`', '\n');
    if (!code.includes('/')) return;
    for (const match of code.matchAll(command)) {
      const [whole, path = ''] = match;
      const literal = block || path.startsWith('./');
      // A path that stands alone is a name; with `./` in front, or words behind, it is a command.
      if (!literal && code.slice(match.index + whole.length).trim() === '') continue;
      if (runs.length >= most || hasInterpreter(text, baseName(path))) continue;
      const start = span.start + match.index + whole.lastIndexOf(path);
      const end = start + path.length;
      runs.push({ path: path.replace(/^\.\//, ''), span: { start, end }, literal });
    }
  }
}

const interpreter =
  /(?:^|[^\w-])(?:python[\d.]*|node|bash|sh|zsh|ruby|perl|php|uv run|tsx|deno|bun)[ \t][^\r\n`|;&]*$/;

/** Whether the text also runs a script of this name with an interpreter: then it has said how to. */
function hasInterpreter(text: string, name: string): boolean {
  let at = text.indexOf(name);
  for (let count = 0; at !== -1 && count < 100; count++) {
    if (interpreter.test(text.slice(Math.max(0, at - 100), at))) return true;
    at = text.indexOf(name, at + name.length);
  }
  return false;
}
