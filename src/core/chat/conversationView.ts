import type { Skill } from '../catalog/skill.ts';
import { visibleTools, type SkillGate } from '../disclosure/skillGates.ts';
import { loadedIn } from '../disclosure/disclosureState.ts';
import { outbound, type Outbound } from '../disclosure/outbound.ts';
import { refreshDue } from '../disclosure/refreshDue.ts';
import { surfaceNamed, surfaceOf, type ModelIdentity } from '../disclosure/surface.ts';
import type { TokenCounter } from '../ports.ts';
import { oneLine } from '../xml.ts';
import type { ChatMessage, ToolDeclaration } from './chatModel.ts';
import type { DisclosureSettings } from './disclosureSettings.ts';
import type { FittedHistory } from './fitHistory.ts';
import type { LoopRequest, LoopView } from './toolLoop.ts';

export interface Conversation {
  readonly system: string;
  readonly history: FittedHistory;
  /** What the present turn holds before the model has said anything. */
  readonly opening: readonly ChatMessage[];
  /** The opening has a load by the user's hand. */
  readonly pinned: boolean;
}

export interface ViewOptions {
  readonly settings: DisclosureSettings;
  readonly model: ModelIdentity;
  readonly counter: TokenCounter;
  /** The skills that the model may use. */
  readonly skills: readonly Skill[];
  /** Names of tools that are there whatever is loaded. */
  readonly baseline: readonly string[];
  /** What the host knows of a tool; undefined where it has none of that name. */
  declare(name: string): ToolDeclaration | undefined;
}

/** What toolLoop asks for before each request, for a conversation with skills. */
export function conversationView(
  { system, history, opening, pinned }: Conversation,
  options: ViewOptions,
): Required<Pick<LoopRequest, 'view' | 'before'>> {
  const { settings, counter, skills } = options;
  const byKey = new Map(skills.map(skill => [oneLine(skill.directory), skill]));
  const gates = gatesOf(skills, settings.allowedTools);
  const at = (added: readonly ChatMessage[]): Outbound =>
    outbound(history.dropped, [...history.kept, { messages: [...opening, ...added], pinned }], {
      system,
      ...{ policy: settings.policy, budget: settings.budget, counter },
      surfaceOf: ({ key }) =>
        surfaceOf(surfaceNamed(byKey.get(key)?.analysis.wishes?.surface), settings.surface, options.model),
    });
  return {
    view: (added): LoopView => {
      const { messages, state, visible } = at(added);
      const active = new Set(loadedIn(state).map(({ key }) => key));
      const names = visibleTools(options.baseline, gates, active);
      return { messages, visible, tools: names.flatMap(name => options.declare(name) ?? []) };
    },
    before: added => {
      if (settings.refreshAfter <= 0) return undefined;
      const { messages, state } = at(added);
      return refreshDue(messages, state, settings.refreshAfter, counter);
    },
  };
}

/** What each skill unlocks, by what it is loaded as. */
export function gatesOf(skills: readonly Skill[], allowedTools: boolean): readonly SkillGate[] {
  return skills.flatMap(({ directory, analysis: { wishes } }) => {
    const tools = [
      ...(wishes?.gated === true ? wishes.tools : []),
      ...(allowedTools ? (wishes?.allowedTools ?? []) : []),
    ];
    return tools.length === 0 ? [] : [{ key: oneLine(directory), tools }];
  });
}
