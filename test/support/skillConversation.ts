import assert from 'node:assert/strict';
import type { ChatMessage, ToolCall } from '../../src/core/chat/chatModel.ts';
import { catalogLimits, type CatalogLimits } from '../../src/core/catalog/renderCatalog.ts';
import { conversationHead } from '../../src/core/chat/conversationHead.ts';
import { conversationView } from '../../src/core/chat/conversationView.ts';
import { defaultDisclosure, type DisclosureSettings } from '../../src/core/chat/disclosureSettings.ts';
import { fitHistory } from '../../src/core/chat/fitHistory.ts';
import { toolLoop, type LoopOutcome } from '../../src/core/chat/toolLoop.ts';
import { maxRecordLength, turnRecord, type TurnRecord } from '../../src/core/chat/turnRecord.ts';
import { stateOf } from '../../src/core/disclosure/stateOf.ts';
import type { DisclosureState } from '../../src/core/disclosure/disclosureState.ts';
import type { ModelIdentity } from '../../src/core/disclosure/surface.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { isSteadyTool } from '../../src/core/tools/isSteadyTool.ts';
import { tools } from '../../src/core/tools/index.ts';
import { ScriptedModel } from './scriptedModel.ts';
import type { Workbench } from './skillFixture.ts';

export interface ConversationOptions {
  readonly settings?: Partial<DisclosureSettings>;
  readonly model?: ModelIdentity;
  readonly limits?: CatalogLimits;
  /** Characters of history that are kept. */
  readonly historyBudget?: number;
  /** Tools of others that are registered. */
  readonly foreign?: readonly string[];
}

/** A conversation with @skills as the editor leads it, with a scripted model and skills in memory; a token is 4 characters. */
export class SkillConversation {
  readonly turns: TurnRecord[] = [];
  /** All that was sent, in all turns. */
  readonly requests: ScriptedModel['requests'] = [];
  readonly skills: Workbench;
  readonly #options: ConversationOptions;
  readonly #settings: DisclosureSettings;

  constructor(skills: Workbench, options: ConversationOptions = {}) {
    this.skills = skills;
    this.#options = options;
    this.#settings = { ...defaultDisclosure, ...options.settings };
  }

  /** One turn: the user says `prompt`, the model answers each request with the next of `replies`, and at last with "Done.". */
  async say(prompt: string, ...replies: readonly (readonly (string | ToolCall)[])[]): Promise<LoopOutcome> {
    const { limits = catalogLimits, model = {}, historyBudget = 1e9, foreign = [] } = this.#options;
    const usable = this.skills.catalog.skills;
    const head = conversationHead(this.turns, usable, limits, prompt);
    const texts = [...(head.announced === undefined ? [] : [head.announced]), prompt];
    const opening: readonly ChatMessage[] = [
      { role: 'user', parts: texts.map(text => ({ kind: 'text', text })) },
    ];
    const baseline = tools.map(tool => tool.name);
    const scripted = new ScriptedModel([...replies, ['Done.']]);
    const { view, before } = conversationView(
      { system: head.system, history: fitHistory(this.turns, historyBudget), opening, pinned: false },
      {
        settings: this.#settings,
        model,
        counter: { id: '', label: '', exact: false, count: text => Math.ceil(text.length / 4) },
        skills: usable,
        baseline,
        declare: name =>
          [...baseline, ...foreign].includes(name) ? { name, description: '', inputSchema: {} } : undefined,
      },
    );
    const outcome = await toolLoop({
      model: scripted,
      ...view([]),
      view,
      before,
      invoke: call =>
        foreign.includes(call.name)
          ? Promise.resolve({ text: 'ok', failed: false })
          : this.skills.call(
              tools.find(({ name }) => name === call.name) ?? assert.fail(call.name),
              call.input,
            ),
      isSkillName: name => usable.some(skill => skill.analysis.name === name),
      isSteady: isSteadyTool,
      write: () => undefined,
      token: neverCancelled,
    });
    this.requests.push(...scripted.requests);
    this.turns.push(turnRecord([...opening, ...outcome.messages], [], false, maxRecordLength, head.record));
    return outcome;
  }

  /** Told by the transcript alone. */
  get state(): DisclosureState {
    return stateOf(this.turns, this.#settings.policy);
  }

  /** The text of the last request, system part and all. */
  get lastSent(): string {
    return JSON.stringify(this.requests.at(-1)?.messages);
  }
}

/** All results of calls in what a turn added. */
export function resultsOf(outcome: LoopOutcome): readonly string[] {
  return outcome.messages.flatMap(({ parts }) =>
    parts.flatMap(part => (part.kind === 'toolResult' ? [part.text] : [])),
  );
}
