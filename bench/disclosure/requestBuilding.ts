import { catalogLimits } from '../../src/core/catalog/renderCatalog.ts';
import { conversationHead } from '../../src/core/chat/conversationHead.ts';
import { conversationView } from '../../src/core/chat/conversationView.ts';
import { defaultDisclosure } from '../../src/core/chat/disclosureSettings.ts';
import { fitHistory } from '../../src/core/chat/fitHistory.ts';
import { bestMatchLine } from '../../src/core/chat/prompts.ts';
import type { TurnRecord } from '../../src/core/chat/turnRecord.ts';
import { callOf } from '../../test/support/scriptedModel.ts';
import { SkillConversation } from '../../test/support/skillConversation.ts';
import { workbench } from '../../test/support/skillFixture.ts';
import type { Measure } from './measure.ts';

const size = 2_000;
const rounds = 51;

/** Milliseconds of processor time, the same however busy the machine is, that a request takes to build among 2,000 skills: in the first turn, and in the eleventh. */
export async function requestBuilding(): Promise<readonly Measure[]> {
  const fixtures = Array.from({ length: size }, (_, at) => ({
    name: `skill-${String(at).padStart(4, '0')}`,
    description: `Does the work number ${at} of a large library, in so many words. Use when ${at} has to be done.`,
    body: 'Do it. '.repeat(300),
  }));
  const bench = workbench(fixtures);
  const chat = new SkillConversation(bench);
  for (let turn = 0; turn < 10; turn++)
    await chat.say(`Do ${turn}`, [callOf('load_skill', { name: `skill-000${turn}` })]);
  return [
    {
      what: 'a request in the first turn, 2,000 skills (mean)',
      value: build(bench, []),
      unit: 'ms',
      target: 10,
      atMost: true,
    },
    {
      what: 'a request in the eleventh turn, ten skills loaded (mean)',
      value: build(bench, chat.turns),
      unit: 'ms',
      target: 10,
      atMost: true,
    },
  ];
}

function build({ skills }: ReturnType<typeof workbench>, turns: readonly TurnRecord[]): number {
  const prompt = 'Do the work number 1234, please';
  const once = (): void => {
    const head = conversationHead(turns, skills, catalogLimits, prompt);
    const texts = [bestMatchLine(skills, prompt) ?? '', prompt];
    const opening = [{ role: 'user' as const, parts: texts.map(text => ({ kind: 'text' as const, text })) }];
    const { view } = conversationView(
      { system: head.system, history: fitHistory(turns, 1e9), opening, pinned: false },
      {
        settings: defaultDisclosure,
        model: {},
        counter: { id: '', label: '', exact: false, count: text => text.length },
        skills,
        baseline: ['load_skill'],
        declare: name => ({ name, description: '', inputSchema: {} }),
      },
    );
    view([]);
  };
  once();
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round++) once();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / rounds;
}
