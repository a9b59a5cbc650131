import { inCode } from './findings/inCode.ts';
import { scriptRuns } from './links/scriptRuns.ts';
import type { ResourcesRule } from './rule.ts';

export const scriptExecutable: ResourcesRule = {
  id: 'script-executable',
  looksAt: 'resources',
  summary: 'Scripts that are run by their path are executable',
  severity: 'warning',
  fixable: true,
  source: 'https://agentskills.io/skill-creation/using-scripts',
  level: 'should',
  effects: {},
  consequence: 'On macOS and Linux the command ends with "Permission denied".',
  *check(skill) {
    for (const { script, run, place } of scriptRuns(skill)) {
      const { path, executable } = script;
      if (executable !== false || skill.texts.get(path)?.kind !== 'script' || windows.test(path)) continue;
      const { span, range, literal } = run;
      yield {
        message: `${inCode(path)} is run by its path, but is not executable. Make it so, or name the interpreter in front of it.`,
        ...{ span, range, ...place },
        ...(!literal && { severity: 'information' as const }),
        fixes: [
          {
            title: `Make ${path} executable`,
            safe: true,
            edits: [],
            files: [{ kind: 'makeExecutable', path }],
          },
        ],
      };
    }
  },
};

/** Windows runs these by their ending; PowerShell does so everywhere. */
const windows = /\.(?:bat|cmd|ps1|psm1)$/i;
