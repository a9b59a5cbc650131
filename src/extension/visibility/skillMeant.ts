import * as vscode from 'vscode';
import type { AgentId } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { pickSkill } from '../command/pickSkill.ts';
import { SkillNode } from '../tree/skillNode.ts';
import { AgentNode } from './agentNode.ts';

export interface MeantParts {
  readonly catalog: ReadableCatalog;
  /** The real path of the file behind a URI. */
  locate(uri: vscode.Uri): Promise<string | undefined>;
}

/**
 * The skill that a command is about: that of a row, of a location, of the SKILL.md in whose editor it was called, or of the
 * one in front; else it is asked for. Undefined when the user turns away.
 */
export async function skillMeant(
  argument: unknown,
  title: string,
  { catalog, locate }: MeantParts,
): Promise<Skill | undefined> {
  if (argument instanceof SkillNode) return argument.skill;
  const given =
    argument instanceof AgentNode ? argument.location : (textIn(argument, 'location') ?? argument);
  if (typeof given === 'string') return catalog.get(given);
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  const location = uri && (await locate(uri));
  return catalog.get(location ?? '') ?? pickSkill(catalog, title);
}

/** The id of the agent that a command is about; undefined where it is to be asked for. */
export function agentMeant(argument: unknown): AgentId | undefined {
  if (argument instanceof AgentNode) return argument.agent.id;
  return textIn(argument, 'agent') as AgentId | undefined;
}

function textIn(argument: unknown, key: 'location' | 'agent'): string | undefined {
  if (typeof argument !== 'object' || argument === null || !(key in argument)) return undefined;
  const value: unknown = (argument as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}
