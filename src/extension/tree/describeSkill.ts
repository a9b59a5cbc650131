import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { joinPath } from '../../core/path.ts';
import { counterOf } from '../counterOf.ts';
import type { FileWeights } from './fileWeights.ts';
import { skillTooltip } from './skillTooltip.ts';

/** More resources than this are not counted because a pointer rests on a row. */
const maxCounted = 60;

/** The tooltip of a skill row, counted when it is asked for. Nothing in it is trusted. */
export async function describeSkill(skill: Skill, weights: FileWeights): Promise<vscode.MarkdownString> {
  const { label, exact } = counterOf(skill);
  const resourceTokens = skill.resources.length > maxCounted ? undefined : await sumOfTokens(skill, weights);
  const text = skillTooltip(skill, { label, exact, resourceTokens });
  const markdown = new vscode.MarkdownString(text, true);
  markdown.isTrusted = false;
  markdown.supportHtml = false;
  return markdown;
}

async function sumOfTokens(skill: Skill, weights: FileWeights): Promise<number> {
  const all = await Promise.all(
    skill.resources.map(({ path }) => weights.of(joinPath(skill.directory, path))),
  );
  return all.reduce((sum, weight) => sum + (weight?.tokens ?? 0), 0);
}
