import type * as vscode from 'vscode';
import { recordOf } from '../../core/chat/turnRecord.ts';
import { buttonLabel } from '../buttonLabel.ts';
import type { NextQuestion } from './turnContext.ts';

/** What to say next: what the turn itself offers, else about the skills that it loaded or listed, else what there is. */
export const followups: vscode.ChatFollowupProvider = {
  provideFollowups(result) {
    const next = nextOf(result.metadata);
    if (next.length > 0) return next.map(each => ({ ...each, label: buttonLabel(each.label) }));
    const [skill] = recordOf(result.metadata)?.loaded ?? [];
    const listed = listedOf(result.metadata);
    if (skill) {
      const name = buttonLabel(skill.name);
      return [
        { prompt: skill.name, command: 'check', label: `Check ${name}` },
        {
          prompt: `What else can the skill ${skill.name} do?`,
          command: '',
          label: `What else can ${name} do?`,
        },
      ];
    }
    if (listed) {
      return [
        { prompt: listed.handle, command: 'load', label: `Load ${buttonLabel(listed.name)}` },
        { prompt: '', command: 'check', label: 'Check all skills' },
      ];
    }
    return [{ prompt: '', command: 'list', label: 'List the skills' }];
  },
};

function nextOf(metadata: unknown): readonly NextQuestion[] {
  const { next } = (metadata ?? {}) as { next?: unknown };
  return Array.isArray(next) ? (next as readonly unknown[]).filter(isQuestion) : [];
}

function isQuestion(value: unknown): value is NextQuestion {
  const question = (value ?? {}) as Record<string, unknown>;
  return ['prompt', 'command', 'label'].every(key => typeof question[key] === 'string');
}

function listedOf(metadata: unknown): { readonly name: string; readonly handle: string } | undefined {
  const { name, handle } =
    (metadata as { listed?: { name?: unknown; handle?: unknown } } | undefined)?.listed ?? {};
  return typeof name === 'string' && typeof handle === 'string' ? { name, handle } : undefined;
}
