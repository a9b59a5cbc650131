import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import { askAgent, usualAgent } from './labAgent.ts';
import { LivePick } from './livePick.ts';
import { promptItems } from './promptItems.ts';
import { promptReport } from './promptReport.ts';
import { showReport } from './showReport.ts';
import type { SearchParts } from './searchParts.ts';

const otherAgent: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('account'),
  tooltip: 'Ask About Another Agent',
};
const asDocument: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('go-to-file'),
  tooltip: 'Open as a Document',
};

/** The command "Which skill would this prompt pick?": answers as the prompt is typed, for one agent at a time. */
export async function whichSkill(parts: SearchParts, given: unknown): Promise<void> {
  const { seen, pickers, guard, catalog } = parts;
  const { prompt, agent: id } = (given ?? {}) as { prompt?: unknown; agent?: unknown };
  const named = seen.views.agents.find(agent => agent.id === id);
  let agent: ReadingAgent | undefined = named ?? usualAgent(seen);
  let value = typeof prompt === 'string' ? prompt : '';
  while (agent) {
    const asked: ReadingAgent = agent;
    let next: 'agent' | 'document' | undefined;
    const pick = new LivePick({
      ...{ guard, value, buttons: [otherAgent, asDocument] },
      title: `Which Skill Would This Prompt Pick? · ${asked.name}`,
      placeholder: `A prompt as you would give it to ${asked.name}`,
      items: async typed =>
        promptItems(typed.trim(), asked, await pickers.pick(typed.trim(), asked.id), catalog),
      pressed: (button, shown) => {
        next = button === otherAgent ? 'agent' : 'document';
        shown.hide();
      },
    });
    await pick.show();
    value = pick.value;
    if (next === 'document') {
      const found = await pickers.pick(value.trim(), asked.id);
      return await showReport(
        `${asked.name} prompt`,
        found ? promptReport(value.trim(), asked, found, catalog) : '',
      );
    }
    agent = next === 'agent' ? ((await askAgent(seen, 'Which Agent Gets the Prompt?')) ?? asked) : undefined;
  }
}
