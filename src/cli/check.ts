import type { AgentId } from '../core/agents/agent.ts';
import { baseName } from '../core/path.ts';
import type { Result } from '../core/result.ts';
import { applySettings, type FindingSettings } from '../core/rules/findings/applySettings.ts';
import { badUsage } from './badUsage.ts';
import type { CheckOptions } from './check/checkOptions.ts';
import { fixSkills } from './check/fixSkills.ts';
import { formats } from './check/formats/index.ts';
import { readConfig } from './check/readConfig.ts';
import { filed, type Report } from './check/report.ts';
import { timeRules } from './check/timeRules.ts';
import type { Command, Scanned } from './command.ts';

/** Prints what is wrong. The exit code is 1 where a finding is an error, there are too many warnings, or something was not checked. */
export const check: Command = {
  summary: 'what is wrong with them, and with --fix mends it',
  run: async context => {
    const settings = await settingsOf(context.check);
    if (!settings.ok) return badUsage(context, settings.error);
    const { maxWarnings = Infinity, ...wanted } = settings.value;
    const { fix, format, timing } = context.check;
    const fixed = fix === 'no' ? undefined : await fixSkills(context, wanted);
    const report = reportOf(
      fix === 'write' ? await context.rescan() : context,
      wanted,
      context.output.colours,
    );
    if (timing) context.output.tell(await timeRules(context));
    const has = (severity: string): number =>
      report.findings.filter(finding => finding.severity === severity).length;
    const bad = has('error') > 0 || has('warning') > maxWarnings;
    const unchecked = report.unchecked.length > 0 || fixed?.failed === true;
    return {
      text: fix === 'show' ? (fixed?.diff ?? '') : formats[format](report),
      code: bad || unchecked ? 1 : 0,
    };
  },
};

/** The command line wins over the file. */
async function settingsOf(
  options: CheckOptions,
): Promise<Result<FindingSettings & { readonly maxWarnings: number | undefined }, string>> {
  const config = await readConfig(options.config);
  if (!config.ok) return config;
  const { agents = [], rules = {}, maxWarnings } = config.value;
  const chosen: readonly AgentId[] = options.agents.length > 0 ? options.agents : agents;
  return {
    ok: true,
    value: {
      rules: { ...rules, ...options.rules },
      agents: chosen.length > 0 ? new Set(chosen) : undefined,
      maxWarnings: options.maxWarnings ?? maxWarnings,
    },
  };
}

function reportOf({ skills, notices }: Scanned, settings: FindingSettings, colours: boolean): Report {
  return {
    skills,
    findings: skills.flatMap(skill => filed(skill, applySettings(skill.findings, settings))),
    notices,
    unchecked: notices.filter(
      ({ kind, path }) => kind === 'unreadable' || kind === 'scanFailed' || baseName(path) === 'SKILL.md',
    ),
    colours,
  };
}
