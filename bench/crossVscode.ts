import { vscodeFalse } from '../scripts/generate/vscodeFalse.ts';
import { table } from '../src/cli/table.ts';
import type { SkillText } from './skillTexts.ts';
import { vscodeKinds } from './vscodeKinds.ts';
import { vscodeValidator } from './vscodeValidator.ts';

/** A finding of ours, as `check --json` prints it. */
export interface OurFinding {
  readonly rule: string;
  readonly path: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** Where one of these speaks, it is the cause of all else that VS Code says of the file. */
const form = /^(?:yaml-valid|no-duplicate-field|reads-alike|frontmatter-.*)$/;

interface Count {
  said: number;
  ours: number;
  byCause: number;
  readonly known: Map<string, number>;
  readonly missed: string[];
}

export interface CrossCheck {
  /** The counts of each kind of message, as a table. */
  readonly lines: readonly string[];
  /** What we do not say in the same line, nor its cause elsewhere in the file, and is not known to be false. */
  readonly missed: readonly string[];
}

/** All that VS Code's own validator says of the skills, against our findings. */
export async function crossVscode(
  skills: readonly SkillText[],
  findings: readonly OurFinding[],
): Promise<CrossCheck> {
  const validate = await vscodeValidator();
  const ours = new Set(findings.map(({ rule, path, range }) => `${rule} ${path} ${range.start.line + 1}`));
  const inFile = new Set(findings.map(({ rule, path }) => `${rule} ${path}`));
  const broken = new Set(findings.filter(({ rule }) => form.test(rule)).map(({ path }) => path));
  const counts = new Map<string, Count>();
  for (const { path, text } of skills) {
    for (const { message, startLineNumber } of await validate(path, text)) {
      const kind = vscodeKinds.find(({ words }) => words.test(message));
      const named = kind?.words.exec(message)?.[1] ?? '';
      const count = countOf(counts, message);
      count.said++;
      const has = (rule: string): boolean =>
        ours.has(`${rule} ${path} ${startLineNumber}`) ||
        (kind?.elsewhere === true && inFile.has(`${rule} ${path}`));
      const known = vscodeFalse.find(({ id }) => kind?.known?.[id]?.(named, path) === true);
      if (kind?.rules.some(has) === true) count.ours++;
      else if (known) count.known.set(known.id, (count.known.get(known.id) ?? 0) + 1);
      else if (broken.has(path)) count.byCause++;
      else count.missed.push(`${path}:${startLineNumber}: ${message}`);
    }
  }
  const rows = [...counts].map(([message, { said, ours, byCause, known, missed }]) => [
    message,
    said,
    ours,
    byCause,
    [...known].map(([id, times]) => `${times} ${id}`).join(', '),
    missed.length,
  ]);
  const head = ['VS Code says', 'times', 'so do we', 'its cause', 'known to be false', 'missed'];
  return { lines: table([head, ...rows]), missed: [...counts.values()].flatMap(({ missed }) => missed) };
}

function countOf(counts: Map<string, Count>, message: string): Count {
  const kind = vscodeKindOf(message);
  const count = counts.get(kind) ?? {
    said: 0,
    ours: 0,
    byCause: 0,
    known: new Map<string, number>(),
    missed: [],
  };
  counts.set(kind, count);
  return count;
}

/** The message without what it is said of. */
function vscodeKindOf(message: string): string {
  return message
    .replace(
      /^(The skill name|File|Attribute|Duplicate key:|Unknown tool or toolset) .*?(?=should match|not found|is not|$)/s,
      '$1 … ',
    )
    .replace(/(?<= … (?:should match|not found|is not supported)).*/s, '')
    .replace(/ \(.*/s, '')
    .replace(/\.$|, because.*/s, '')
    .trim();
}
