import { inCode } from './findings/inCode.ts';
import type { Fix } from './fix.ts';
import { scriptRuns } from './links/scriptRuns.ts';
import type { ResourcesRule } from './rule.ts';
import type { ScriptOpening } from './subjects.ts';

export const scriptShebang: ResourcesRule = {
  id: 'script-shebang',
  looksAt: 'resources',
  summary: 'Scripts that are run by their path begin with `#!`',
  severity: 'hint',
  fixable: true,
  source: 'https://agentskills.io/skill-creation/using-scripts',
  level: 'should',
  effects: {},
  consequence: 'The system does not know what to run it with: most shells take it for a script of their own.',
  *check(skill) {
    const literal = [...scriptRuns(skill)].filter(({ run }) => run.literal);
    const run = new Set(literal.map(({ script }) => script.path));
    for (const { path, executable, size } of skill.resources) {
      const text = skill.texts.get(path);
      const interpreter = interpreters[/\.[a-z]+$/.exec(path)?.[0] ?? ''];
      if (text?.kind !== 'script' || text.shebang || interpreter === undefined) continue;
      if (!run.has(path) && (executable !== true || size === 0 || path.endsWith('__init__.py'))) continue;
      const line = `#!/usr/bin/env ${interpreter}`;
      const why = run.has(path) ? 'is run by its path' : 'is executable';
      yield {
        message: `${inCode(path)} ${why}, but its first line does not say with what. Begin it with ${inCode(line)}.`,
        ...{ path, span: start, range: { start: top, end: top } },
        ...(run.has(path) && { severity: 'warning' as const }),
        ...(text.opening && { fixes: [beginWith(line, text.opening)] }),
      };
    }
  },
};

function beginWith(line: string, { mark, eol }: ScriptOpening): Fix {
  const edits = [{ span: { start: 0, end: mark }, text: line + eol }];
  return { title: `Begin with ${line}`, safe: true, edits };
}

const start = { start: 0, end: 0 };
const top = { line: 0, character: 0 };

const interpreters: Readonly<Record<string, string>> = {
  '.sh': 'bash',
  '.bash': 'bash',
  '.zsh': 'zsh',
  '.fish': 'fish',
  '.py': 'python3',
  '.js': 'node',
  '.mjs': 'node',
  '.cjs': 'node',
  '.rb': 'ruby',
  '.pl': 'perl',
  '.php': 'php',
};
