import type { Span } from '../text.ts';
import type { SkillDocument } from './skillDocument.ts';

/** A script that the document has an agent run by its path alone, without an interpreter in front. */
export interface Run {
  /** As written, without quotes and `./`: `scripts/run.sh`, `.claude/skills/pdf/scripts/run.sh`. */
  readonly path: string;
  readonly span: Span;
}

const most = 200;

const shells = /^(?:bash|sh|zsh|shell|console|terminal|shellsession|)$/i;

/** The path of a script at the beginning of a command, behind a prompt, `&&`, `|` or variables that are set for it. */
const command =
  /(?:^|&&|\|\|?|;|\$\()[ \t]*(?:[$%>][ \t]+)?(?:[A-Z_][A-Z\d_]*=[^\s"']*[ \t]+)*"?((?:\.\/|(?:[\w.~-]|\$\{?[A-Z_]+\}?"?)+\/)(?:[\w.-]+\/)*[\w.-]+)"?(?=[ \t\r\n;|&>)]|$)/gm;

/** Whether the text itself makes files executable: then it is not known which were not. */
const makesExecutable = /\bchmod\b/;

/** The scripts that code blocks and code spans of the document run directly. */
export function directRuns({ text, body }: SkillDocument): readonly Run[] {
  if (makesExecutable.test(text)) return [];
  const runs: Run[] = [];
  for (const { language, span } of body.fences) {
    if (shells.test(language)) add(span, () => true);
  }
  for (const { span } of body.codeSpans) {
    // A path that stands alone is a name; with `./` in front, or words behind, it is a command.
    add(span, (path, alone) => path.startsWith('./') || !alone);
  }
  return runs;

  function add(span: Span, isRun: (path: string, alone: boolean) => boolean): void {
    const code = text.slice(span.start, span.end).replaceAll('`', '\n');
    if (!code.includes('/')) return;
    for (const match of code.matchAll(command)) {
      const [whole, path = ''] = match;
      const alone = code.slice(match.index + whole.length).trim() === '';
      if (runs.length >= most || !isRun(path, alone)) continue;
      const start = span.start + match.index + whole.lastIndexOf(path);
      runs.push({ path: path.replace(/^\.\//, ''), span: { start, end: start + path.length } });
    }
  }
}
