import type { AgentId, ReadingAgent } from '../../src/core/agents/agent.ts';
import type { LocatedFinding } from '../../src/core/rules/finding.ts';
import { analyzeSkill } from '../../src/core/catalog/analyzeSkill.ts';
import { parseSkill } from '../../src/core/skill/parseSkill.ts';
import { scalarText } from '../../src/core/skill/skillDocument.ts';
import { estimatingCounter } from '../../src/core/tokens/estimatingCounter.ts';

/** What an agent makes of a text. */
export interface TextVerdict {
  readonly id: AgentId;
  /** The rule for which it is no skill to the agent; absent where it is one. */
  readonly rejection?: string;
  /** Whether the agent lists the description that was written. */
  readonly readsRight: boolean;
}

/** What agents make of a text in a directory of this name, and all that the rules about the document say. */
export function verdictsOnText(
  text: string,
  directoryName: string,
  agents: readonly ReadingAgent[],
): { readonly findings: readonly LocatedFinding[]; readonly verdicts: readonly TextVerdict[] } {
  const document = parseSkill(text);
  const analysis = analyzeSkill(document, false, directoryName, counter, () => '');
  const { description, opening = '', facts, findings } = analysis;
  const read = { directoryName, realDirectoryName: directoryName, description, opening, facts };
  const [, line] = /^[ \t]*description:[ \t]*(.*?)[ \t]*$/m.exec(text) ?? [];
  const written = facts.frontmatter === 'broken' ? line : scalarText(document, 'description');
  const verdicts = agents.map(({ id, behaviour: { reading } }): TextVerdict => {
    const [rejection] = reading.rejects(read);
    const readsRight = written !== undefined && same(reading.describe(read), written);
    return { id, ...(rejection && { rejection: rejection.rule }), readsRight };
  });
  return { findings, verdicts };
}

function same(one: string, other: string): boolean {
  const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return plain(one) === plain(other);
}

const counter = estimatingCounter('o200k');
