import type { AgentId } from '../../core/agents/agent.ts';
import type { Breathe } from '../../core/inSlices.ts';
import type { FromMatrix, ToMatrix } from '../../webview/matrix/matrixMessages.ts';
import { plainLabel } from '../plainLabel.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import { evidenceWords } from '../visibility/evidenceWords.ts';
import { reasonOf } from '../visibility/reasonOf.ts';
import { MatrixContent, type MatrixInput } from './matrixContent.ts';
import type { PageTalk } from './pageHost.ts';
import { oneAtATime } from './oneAtATime.ts';

export interface CellAction {
  /** What it is called by: not by its place, as the list may be another by the time that it is chosen. */
  readonly id: string;
  /** What the button says. */
  readonly label: string;
  run(): unknown;
}

export interface MatrixParts {
  readonly views: Pick<AgentViews, 'agents' | 'verdict' | 'situationOf'>;
  readonly breathe: Breathe;
  skills(): MatrixInput['skills'];
  used(): ReadonlySet<AgentId> | undefined;
  openSkill(location: string): unknown;
  /** What can be done so that the agent sees the skill, or does not. */
  actions(location: string, agent: AgentId): readonly CellAction[] | Promise<readonly CellAction[]>;
}

/** Answers the page "Skill visibility". One round of telling at a time; what changes meanwhile is one more. */
export class MatrixTalk implements PageTalk<FromMatrix> {
  readonly #parts: MatrixParts;
  readonly #send: (message: ToMatrix) => void;
  #content = new MatrixContent();
  #ready = false;
  readonly #round = oneAtATime(() => this.#tell());

  constructor(parts: MatrixParts, send: (message: ToMatrix) => void) {
    this.#parts = parts;
    this.#send = send;
  }

  readonly refresh = async (): Promise<void> => {
    if (this.#ready) await this.#round();
  };

  async #tell(): Promise<void> {
    const content = this.#content;
    const { views, breathe } = this.#parts;
    const update = await content.update(
      {
        agents: views.agents,
        skills: this.#parts.skills(),
        used: this.#parts.used(),
        verdict: (location, agent) => views.verdict(location, agent),
      },
      breathe,
    );
    if (content === this.#content) this.#send(update);
  }

  async receive(message: FromMatrix): Promise<void> {
    switch (message.type) {
      case 'ready':
        // A page that was hidden begins anew.
        this.#content = new MatrixContent();
        this.#ready = true;
        return this.refresh();
      case 'open':
        await this.#parts.openSkill(message.location);
        return;
      case 'ask':
        return this.#explain(message.location, message.agent);
      case 'act': {
        const agent = this.#agent(message.agent);
        if (!agent) return;
        const actions = await this.#parts.actions(message.location, agent.id);
        await actions.find(({ id }) => id === message.action)?.run();
        return;
      }
    }
  }

  async #explain(location: string, id: string): Promise<void> {
    const agent = this.#agent(id);
    const verdict = agent && this.#parts.views.verdict(location, agent.id);
    const actions = agent && verdict ? await this.#parts.actions(location, agent.id) : [];
    this.#send({
      ...{ type: 'detail', location, agent: id },
      sentence:
        agent && verdict
          ? plainLabel(reasonOf(verdict, agent, this.#parts.views.situationOf(location)))
          : 'The skill is gone.',
      evidence: agent && verdict ? evidenceWords(agent, verdict) : '',
      actions: actions.map(({ id, label }) => ({ id, label: plainLabel(label) })),
    });
  }

  #agent(id: string): AgentViews['agents'][number] | undefined {
    return this.#parts.views.agents.find(agent => agent.id === id);
  }
}
