import type * as vscode from 'vscode';
import { recordOf } from '../../core/chat/turnRecord.ts';
import { buttonLabel } from '../buttonLabel.ts';

/** What to say next: about the skills that the turn loaded, else what there is. */
export const followups: vscode.ChatFollowupProvider = {
  provideFollowups(result) {
    const [skill] = recordOf(result.metadata)?.loaded ?? [];
    if (!skill) return [{ prompt: '', command: 'list', label: 'List the skills' }];
    const name = buttonLabel(skill.name);
    return [
      { prompt: skill.name, command: 'check', label: `Check ${name}` },
      {
        prompt: `What else can the skill ${skill.name} do?`,
        command: '',
        label: `What else can ${name} do?`,
      },
    ];
  },
};
