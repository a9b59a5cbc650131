import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { SwitchSetting } from '../../core/agents/reading/behaviour.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import { switchEdits } from '../../core/visibility/switching/switchEdits.ts';
import type { ActParts } from './actParts.ts';
import { readSwitchTexts } from './readSwitchTexts.ts';

const words: Record<SwitchSetting, string> = {
  on: 'on',
  nameOnly: 'listed by its name alone',
  manual: 'for people alone to start',
  off: 'off',
};

/** Switches a skill for one agent, in the agent's own settings file; can be undone. */
export async function switchSkill(
  skill: Skill,
  agent: ReadingAgent,
  { name }: Verdict,
  setting: SwitchSetting,
  { seen, files, decode, places }: ActParts,
): Promise<void> {
  const situation = seen.views.situationOf(skill.location);
  if (!situation) throw new Error('It is not known yet what the agents see. Try again in a moment.');
  const texts = await readSwitchTexts(agent, situation, files, decode);
  const scope = skill.scope === 'project' ? 'project' : 'personal';
  const switched = { name, location: skill.location, scope } as const;
  const edits = switchEdits(switched, setting, agent.behaviour.switches, texts);
  if (!edits.ok) throw new Error(edits.error);
  if (edits.value.length === 0) {
    await vscode.window.showInformationMessage(`${agent.name} has ${name} on already.`);
    return;
  }
  const paths = edits.value.map(({ path }) => path);
  await places.make(paths, async () => {
    for (const { path, text } of edits.value)
      await vscode.workspace.fs.writeFile(vscode.Uri.file(path), new TextEncoder().encode(text));
    return `The skill ${name} is now ${words[setting]} in ${agent.name}: written to ${paths.join(' and ')}.`;
  });
}
