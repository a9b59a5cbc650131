import { z } from 'zod';
import type { Skill } from '../catalog/skill.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import type { TextEdit } from '../text.ts';
import { oneLine } from '../xml.ts';
import { quoted } from './quoted.ts';
import { refusal } from './refusal.ts';
import type { Tool } from './tool.ts';
import { findUsable } from './usableSkills.ts';

/** Findings of one answer. */
const most = 60;
/** Characters of one replacement that are shown. */
const maxShown = 300;

const input = z.object({ skill: z.string().min(1) });

export const checkSkill: Tool<z.infer<typeof input>> = {
  name: 'check_skill',
  referenceName: 'checkSkill',
  displayName: 'Check Skill',
  userDescription: 'Check an Agent Skill against the rules of the agents that read it.',
  modelDescription:
    'Returns what is wrong with a skill: line, rule, problem, exact fix. Call it after editing a skill too.',
  purpose: 'author',
  icon: '$(checklist)',
  input,

  describe: ({ skill }) => `Checking the skill ${skill.trim()}`,

  async run({ skill: wanted }, { catalog, loadedByHand, deepened }) {
    await deepened?.();
    const found = findUsable(catalog.skills, loadedByHand, wanted);
    if (!found.ok) return refusal(found.error);
    const skill = found.value;
    const text = await catalog.textOf(skill.location);
    const { findings } = skill;
    const name = quoted(skill.analysis.name);
    const place = oneLine(skill.location);
    if (findings.length === 0) {
      return {
        text: `Nothing is wrong with ${name} (${place}).`,
        failed: false,
        files: [skill.location],
        data: dataOf(skill),
      };
    }
    const shown = findings.slice(0, most).map(finding => lineOf(finding, text.ok ? text.value : ''));
    const more = findings.length > most ? [`(${findings.length - most} more are not shown.)`] : [];
    const count = `${findings.length} finding${findings.length === 1 ? '' : 's'}`;
    return {
      text: [`${count} in ${name} (${place}), worst first:`, ...shown, ...more, advice].join('\n'),
      failed: false,
      files: [skill.location],
      data: { ...dataOf(skill), report: [...shown, ...more, advice].join('\n') },
    };
  },
};

const advice =
  'To mend them, edit the file with an editing tool if you have one, or show the user the change; then call check_skill again.';

function lineOf(finding: LocatedFinding, text: string): string {
  const { severity, rule, message, range, path, fixes = [] } = finding;
  const place = `${path === undefined ? '' : `${oneLine(path)}, `}line ${range.start.line + 1}`;
  const fix = fixes[0];
  const edits =
    fix && path === undefined && text !== '' ? fix.edits.slice(0, 3).map(edit => editOf(edit, text)) : [];
  const how = fix ? ` Fix: ${oneLine(fix.title)}${edits.length > 0 ? ` (${edits.join('; ')})` : ''}.` : '';
  return `- ${place}, ${severity}, ${rule}: ${oneLine(message)}${how}`;
}

function editOf({ span, text: replacement }: TextEdit, text: string): string {
  const before = clamp(text.slice(span.start, span.end));
  if (before === '') return `insert ${quoted(clamp(replacement))} in line ${lineAt(text, span.start)}`;
  return `replace ${quoted(before)} in line ${lineAt(text, span.start)} by ${quoted(clamp(replacement))}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function clamp(text: string): string {
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)}…`;
}

function dataOf({ analysis, location, findings }: Skill): Readonly<Record<string, unknown>> {
  return {
    ok: true,
    name: analysis.name,
    location,
    findings: findings.map(({ rule, severity, message, range, path }) => ({
      ...{ rule, severity, message, line: range.start.line + 1 },
      ...(path !== undefined && { path }),
    })),
  };
}
