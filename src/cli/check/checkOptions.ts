import type { AgentId } from '../../core/agents/agent.ts';
import { agents } from '../../core/agents/index.ts';
import { agentOfWord, agentWord } from '../../core/agents/reading/agentWord.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Severity } from '../../core/rules/finding.ts';
import { severityOf } from '../../core/rules/findings/severityWords.ts';
import { rules } from '../../core/rules/index.ts';
import { formats, type FormatName } from './formats/index.ts';

/** What only `check` takes; `parseOptions` hands these to it. */
export const checkFlags = {
  agent: { type: 'string', multiple: true },
  config: { type: 'string' },
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  format: { type: 'string' },
  'max-warnings': { type: 'string' },
  'no-cache': { type: 'boolean' },
  rule: { type: 'string', multiple: true },
  'stdin-path': { type: 'string' },
  timing: { type: 'boolean' },
} as const;

export type CheckValues = {
  readonly [K in keyof typeof checkFlags]?:
    | ((typeof checkFlags)[K] extends { multiple: true }
        ? string[]
        : (typeof checkFlags)[K]['type'] extends 'boolean'
          ? boolean
          : string)
    | undefined;
};

export interface CheckOptions {
  readonly agents: readonly AgentId[];
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  readonly format: FormatName;
  readonly maxWarnings: number | undefined;
  readonly config: string | undefined;
  readonly fix: 'no' | 'show' | 'write';
  /** The path that the text on standard input stands for. */
  readonly stdinPath: string | undefined;
  readonly timing: boolean;
  /** Whether what earlier runs have found may be made use of. */
  readonly cache: boolean;
}

/** The error is bad usage, in a sentence. */
export function checkOptions(values: CheckValues, json: boolean): Result<CheckOptions, string> {
  const format = json ? 'json' : (values.format ?? 'text');
  if (json && values.format !== undefined && values.format !== 'json') {
    return err(`--json and --format ${values.format} do not go together.`);
  }
  if (!isFormat(format)) {
    return err(`There is no format "${format}": it is ${Object.keys(formats).join(', ')}.`);
  }
  const most = values['max-warnings'];
  if (most !== undefined && !/^\d{1,9}$/.test(most))
    return err(`--max-warnings takes a number, not "${most}".`);
  if (values.fix && values['fix-dry-run']) return err('--fix and --fix-dry-run do not go together.');
  const chosen = (values.agent ?? []).map(word => agentOfWord(word)?.id);
  const unknown = (values.agent ?? []).find((_, at) => chosen[at] === undefined);
  if (unknown !== undefined) {
    return err(`There is no agent "${unknown}": it is ${agents.map(({ id }) => agentWord(id)).join(', ')}.`);
  }
  const severities: Record<string, Severity | 'off'> = {};
  for (const setting of values.rule ?? []) {
    const [, id = '', word = ''] = /^([^=]*)=(.*)$/.exec(setting) ?? [];
    if (!rules.some(rule => rule.id === id))
      return err(`--rule names a rule that there is not: "${setting}".`);
    const severity = severityOf(word);
    if (!severity) return err(`--rule ${id}=… takes off, hint, info, warn or error, not "${word}".`);
    severities[id] = severity;
  }
  return ok({
    agents: chosen.filter(id => id !== undefined),
    rules: severities,
    format,
    maxWarnings: most === undefined ? undefined : Number(most),
    config: values.config,
    fix: values.fix ? 'write' : values['fix-dry-run'] ? 'show' : 'no',
    stdinPath: values['stdin-path'],
    timing: values.timing ?? false,
    cache: values['no-cache'] !== true,
  });
}

function isFormat(word: string): word is FormatName {
  return Object.hasOwn(formats, word);
}
