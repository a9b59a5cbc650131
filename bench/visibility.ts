import { readingAgents } from '../src/core/agents/reading/readingAgents.ts';
import { parseSkill } from '../src/core/skill/parseSkill.ts';
import { skillFacts } from '../src/core/skill/skillFacts.ts';
import type { SeenSkill } from '../src/core/visibility/candidate.ts';
import type { Situation } from '../src/core/visibility/situation.ts';
import { Visibility } from '../src/core/visibility/visibility.ts';

// npm run bench:visibility: how long it takes to work out what every agent makes of many skills, and of one that has changed.

const rounds = 25;
const folders = ['.claude/skills', '.agents/skills', '.github/skills', '.gemini/skills', '.opencode/skills'];
const home = '/home/me';
const situation: Situation = {
  ...{ workingDirectory: '/project/app', repository: '/project', trusted: true, switches: {} },
  home: { path: home, environment: {} },
};

const cases = [
  { skills: 2000, all: 50, edit: 5 },
  { skills: 20_000, all: 500, edit: undefined },
];
for (const { skills: count, all, edit } of cases) {
  const skills = Array.from({ length: count }, (_, at) => skillAt(at));
  const whole = least(() => {
    const visibility = new Visibility(readingAgents, situation);
    return () => visibility.update(skills);
  });
  const kept = new Visibility(readingAgents, situation);
  kept.update(skills);
  let turn = 0;
  const one = least(() => {
    const at = (turn += 97) % count;
    const changed = skills.with(at, skillAt(at, turn));
    return () => kept.update(changed);
  });
  const verdicts = count * readingAgents.length;
  console.log(
    `${count.toLocaleString('en-US')} skills x ${readingAgents.length.toString()} agents: ` +
      `all in ${told(whole, all)}, ${((whole * 1e6) / verdicts).toFixed(0)} ns a verdict; ` +
      `after one edit ${told(one, edit)}, ${(whole / one).toFixed(0)} times as fast`,
  );
}

function told(milliseconds: number, target: number | undefined): string {
  const wanted = target === undefined ? '' : ` (target ${target.toString()} ms)`;
  return `${milliseconds.toFixed(2)} ms${wanted}`;
}

/** Of the time that what `prepare` gives takes: the least, which says most of the work where the machine has others to do. */
function least(prepare: () => () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const work = prepare();
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** One of five lies in a personal folder, and one of ten has the name of another. */
function skillAt(at: number, edit = 0): SeenSkill {
  const folder = folders[at % folders.length] ?? '';
  const project = at % 5 === 0 ? home : at % 3 === 0 ? '/project' : '/project/app';
  const name = `skill-${(at % 10 === 9 ? at - 9 : at).toString()}`;
  const path = `${project}/${folder}`;
  const directory = `${path}/${name}`;
  const description = `Does what is to be done about ${name}, edition ${edit.toString()}. Use it when the matter at hand is one of those it is for, and not otherwise.`;
  const document = parseSkill(`---\nname: ${name}\ndescription: ${description}\n---\n\nDo it.\n`);
  const none = { start: 0, end: 0 };
  const range = document.lines.rangeOf(none);
  const root = { path, scope: 'project', label: folder, agents: [] } as const;
  return {
    location: `${directory}/SKILL.md`,
    directory,
    ways: [{ root, path: `${directory}/SKILL.md` }],
    analysis: {
      ...{
        name,
        nameSpan: none,
        nameRange: range,
        description,
        descriptionSpan: none,
        descriptionRange: range,
      },
      ...{
        words: [],
        manualOnly: false,
        facts: skillFacts(document),
        references: [],
        silenced: [],
        findings: [],
      },
      tokens: { catalog: 0, instructions: 0, counter: '' },
      hash: '',
    },
  };
}
