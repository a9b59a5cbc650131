import type { ChatMessage, ToolCall } from '../../src/core/chat/chatModel.ts';
import type { Surface } from '../../src/core/disclosure/surface.ts';
import { callOf } from '../../test/support/scriptedModel.ts';
import { SkillConversation } from '../../test/support/skillConversation.ts';
import { workbench, type SkillFixture } from '../../test/support/skillFixture.ts';
import type { Measure } from './measure.ts';

/** The sizes of a published library of 16 skills: some 33,000 tokens of instructions, 100,000 of docs. */
const others = Array.from({ length: 13 }, (_, at) => skill(`skill-${at + 1}`, 2_450, 7_380));
const library: readonly SkillFixture[] = [
  skill('brand-guidelines', 456, 0),
  skill('frontend-design', 767, 0),
  skill('internal-comms', 241, 4_344, 5),
  ...others,
];

type Script = readonly (readonly (string | ToolCall)[])[];

const scenarios: Readonly<Record<string, () => Script>> = {
  'brand page': () => [
    ['I look at the brand first.', callOf('load_skill', { name: 'brand-guidelines' })],
    [callOf('read_skill_file', { skill: 'brand-guidelines', path: 'SKILL.md' })],
    ['Now the design.', callOf('load_skill', { name: 'frontend-design' })],
    [callOf('list_skills', { filter: 'page' })],
  ],
  'internal comms': () => [
    [callOf('load_skill', { name: 'internal-comms' })],
    [callOf('list_skill_docs', { skill: 'internal-comms' })],
    [callOf('select_skill_docs', { skill: 'internal-comms', docs: ['doc-1.md'], mode: 'replace' })],
  ],
};

/** Tokens that a scripted task sends in all, and how much of each request is the one before it, by surface. */
export async function runScenarios(count: (text: string) => number): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const full = count(
    library.map(({ body, files }) => [body, ...Object.values(files ?? {})].join('\n')).join('\n'),
  );
  for (const [name, script] of Object.entries(scenarios)) {
    for (const surface of ['toolResult', 'system', 'both'] as const satisfies readonly Surface[]) {
      const chat = new SkillConversation(workbench(library), { settings: { surface } });
      await chat.say('Make it, please.', ...script());
      const texts = chat.requests.map(({ messages }) => messages.map(textOf).join('\n'));
      const tokens = texts.map(count);
      const sent = tokens.reduce((sum, each) => sum + each, 0);
      const shared = texts.slice(1).map((text, at) => sharedPart(texts[at] ?? '', text));
      const least = Math.min(...shared);
      const where = `${name}, ${surface}`;
      measures.push(
        { what: `${where}: ${texts.length} requests of ${tokens.join(', ')}`, value: sent, unit: 'tokens' },
        {
          ...{ what: `${where}: of each request, kept in the next (least)`, value: 100 * least, unit: '%' },
          ...(surface === 'toolResult' && { target: 100 }),
        },
        {
          what: `${where}: against everything inlined`,
          value: 100 * (1 - sent / (sent + full * texts.length)),
          unit: '% saved',
        },
      );
    }
  }
  return measures;
}

function textOf({ role, parts }: ChatMessage): string {
  return `${role}: ${parts.map(part => (part.kind === 'toolCall' ? JSON.stringify(part.input) : 'text' in part ? part.text : '')).join('\n')}`;
}

/** The share of `before` that stands at the start of `after`. */
function sharedPart(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  return at / before.length;
}

/** A skill whose instructions and docs have about so many tokens: a short word with a blank is one. */
function skill(name: string, body: number, docs: number, count = 1): SkillFixture {
  const words = (tokens: number): string =>
    Array.from({ length: tokens }, (_, at) => ['the', 'page', 'has', 'one', 'more', 'line'][at % 6]).join(
      ' ',
    );
  const description = `Helps with ${name.replaceAll('-', ' ')} of every kind. Use when the task is about it.`;
  const files = Object.fromEntries(
    Array.from({ length: docs > 0 ? count : 0 }, (_, at) => [`doc-${at + 1}.md`, words(docs / count)]),
  );
  return { name, description, body: words(body), files };
}
