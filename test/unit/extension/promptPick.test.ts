import assert from 'node:assert/strict';
import { readingAgent } from '../../../src/core/agents/reading/readingAgents.ts';
import { noBreath } from '../../../src/core/inSlices.ts';
import { SkillIndex } from '../../../src/core/search/skillIndex.ts';
import type { Situation } from '../../../src/core/visibility/situation.ts';
import { Visibility } from '../../../src/core/visibility/visibility.ts';
import { PromptPicker, type PromptPick } from '../../../src/extension/search/promptPick.ts';
import { promptReport } from '../../../src/extension/search/promptReport.ts';
import { skillOf } from '../../support/skillFixture.ts';

const situation: Situation = {
  workingDirectory: '/work',
  repository: '/work',
  home: { path: '/home/me', environment: {} },
  trusted: true,
  switches: { claudeCode: { 'brand-voice': 'nameOnly' } },
};
const skills = [
  skillOf({ name: 'pdf-forms', description: 'Fills in PDF forms and merges PDF files.' }),
  skillOf({ name: 'slide-decks', description: 'Makes presentations with speaker notes.' }),
  skillOf({ name: 'sql-tuning', description: 'Makes slow SQL queries fast with indexes and query plans.' }),
  skillOf({ name: 'brand-voice', description: 'Rewrites newsletters in the tone of the company.' }),
  skillOf({
    ...{ name: 'kubernetes', description: 'Deploys containers to a Kubernetes cluster and scales pods.' },
    directory: '/work/.elsewhere/kubernetes',
  }),
];
const agent = readingAgent('claudeCode');
assert(agent);

async function picked(prompt: string): Promise<PromptPick> {
  assert(agent);
  const visibility = new Visibility([agent], situation);
  visibility.update(skills);
  const view = visibility.view(agent.id);
  assert(view);
  const all = new SkillIndex();
  for (const { location, analysis } of skills) {
    const text = `---\nname: ${analysis.name}\ndescription: ${analysis.description}\n---\n`;
    all.add({ location, name: analysis.name, text, resources: [] });
  }
  return new PromptPicker(view, noBreath).pick(prompt, all.search(prompt));
}

const nameOf = ({ location }: { readonly location: string }): string => location.split('/').at(-2) ?? '';

describe('Which skill a prompt would pick', () => {
  for (const [prompt, chosen] of [
    ['merge two PDF files', 'pdf-forms'],
    ['make a powerpoint', 'slide-decks'],
    ['bake a chocolate cake', undefined],
    // The list of the agent has its name alone.
    ['rewrite the newsletter', undefined],
    ['brand voice', 'brand-voice'],
  ] as const) {
    it(`"${prompt}" picks ${chosen ?? 'none'}`, async () => {
      const { fits, listed } = await picked(prompt);
      assert.equal(fits ? listed[0] && nameOf(listed[0].hit) : undefined, chosen);
    });
  }

  it('tells the place in the list, and what the agent is not told of', async () => {
    const pick = await picked('scale the pods of a kubernetes cluster');
    assert.equal(pick.count, 4);
    assert.equal(pick.fits, false);
    assert.deepEqual(
      pick.unlisted.map(({ hit }) => nameOf(hit)),
      ['kubernetes'],
    );
    assert.deepEqual(pick.cut, []);
    const { listed } = await picked('merge PDF');
    assert.ok(listed[0] && listed[0].place >= 1 && listed[0].place <= 4);
  });

  it('is told in a report, with names as text', async () => {
    assert(agent);
    const pick = await picked('merge PDF <b>files</b>');
    const known = { get: (location: string) => skills.find(skill => skill.location === location) };
    const report = promptReport('merge PDF <b>files</b>', agent, pick, known);
    assert.match(report, /> merge PDF \\<b\\>files/);
    assert.match(
      report,
      /## Claude Code would pick\n\n- \*\*pdf-forms\*\*: fits \d+ % · PDF, merge, files · in name and description\. \d.. of 4 in the list\.\n/,
    );
  });
});
