import type * as vscode from 'vscode';
import { recordOf } from '../../core/chat/turnRecord.ts';

/** What to say next: about the skills that the turn loaded or listed, else what there is. */
export const followups: vscode.ChatFollowupProvider = {
  provideFollowups(result) {
    const [skill] = recordOf(result.metadata)?.loaded ?? [];
    const listed = listedOf(result.metadata);
    if (skill) {
      return [
        { prompt: skill.name, command: 'check', label: `Check ${skill.name}` },
        {
          prompt: `What else can the skill ${skill.name} do?`,
          command: '',
          label: `What else can ${skill.name} do?`,
        },
      ];
    }
    if (listed) {
      return [
        { prompt: listed.handle, command: 'load', label: `Load ${listed.name}` },
        { prompt: '', command: 'check', label: 'Check all skills' },
      ];
    }
    return [{ prompt: '', command: 'list', label: 'List the skills' }];
  },
};

function listedOf(metadata: unknown): { readonly name: string; readonly handle: string } | undefined {
  const { name, handle } =
    (metadata as { listed?: { name?: unknown; handle?: unknown } } | undefined)?.listed ?? {};
  return typeof name === 'string' && typeof handle === 'string' ? { name, handle } : undefined;
}
