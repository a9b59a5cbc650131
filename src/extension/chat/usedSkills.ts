import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ToolCall } from '../../core/chat/chatModel.ts';
import { joinPath } from '../../core/path.ts';
import { findSkill } from '../../core/tools/findSkill.ts';
import { resourcePath } from '../../core/tools/resourcePath.ts';
import { buttonLabel } from '../buttonLabel.ts';

/** Which of `skills` a call of one of our tools is about, and the file that it reads. */
export function usedBy(call: ToolCall, skills: readonly Skill[]): { skill: Skill; file: string } | undefined {
  const input = call.input as { name?: unknown; skill?: unknown; path?: unknown } | null;
  const wanted =
    call.name === 'load_skill' ? input?.name : call.name === 'read_skill_file' ? input?.skill : undefined;
  if (typeof wanted !== 'string') return undefined;
  const found = findSkill(skills, wanted);
  if (!found.ok) return undefined;
  const skill = found.value;
  if (call.name === 'load_skill') return { skill, file: skill.location };
  const path = resourcePath(typeof input?.path === 'string' ? input.path : '');
  return path.ok ? { skill, file: joinPath(skill.directory, path.value) } : undefined;
}

/** Lists a file under "Used references". */
export function showReference(response: vscode.ChatResponseStream, file: string): void {
  response.reference(vscode.Uri.file(file));
}

/** Buttons that open the SKILL.md of skills, at most three. */
export function showOpenButtons(response: vscode.ChatResponseStream, skills: readonly Skill[]): void {
  for (const skill of [...new Map(skills.map(each => [each.location, each])).values()].slice(0, 3)) {
    response.button({
      command: 'vscode.open',
      title: `Open ${buttonLabel(skill.analysis.name)}`,
      arguments: [vscode.Uri.file(skill.location)],
    });
  }
}
