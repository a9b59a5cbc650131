import assert from 'node:assert/strict';
import { analyzeSkill } from '../../../src/core/catalog/analyzeSkill.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { estimatingCounter } from '../../../src/core/tokens/estimatingCounter.ts';
import { catalogLimits, renderCatalog } from '../../../src/core/catalog/renderCatalog.ts';
import { skillOf, type SkillFixture } from '../../support/skillFixture.ts';

const render = (fixtures: readonly SkillFixture[], entries = 50, description = 1024): string =>
  renderCatalog(fixtures.map(skillOf), { ...catalogLimits, entries, description });

const many = (count: number): readonly SkillFixture[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `skill-${String(at + 1).padStart(2, '0')}`,
    description: 'Does things',
  }));

describe('The catalog that a model is shown', () => {
  it('leaves out what only people load', () => {
    const shown = render([{ name: 'deploy', manualOnly: true }, { name: 'pdf' }]);
    assert.match(shown, /<name>pdf</);
    assert.doesNotMatch(shown, /deploy/);
    assert.equal(render([{ name: 'deploy', manualOnly: true }]), '');
  });

  it('is empty where there are no skills', () => assert.equal(render([]), ''));

  it('is sorted by name and the same bytes in whatever order the skills come', () => {
    const text = render([{ name: 'zebra' }, { name: 'alpha' }]);
    assert.ok(text.indexOf('<name>alpha</name>') < text.indexOf('<name>zebra</name>'));
    assert.equal(text, render([{ name: 'alpha' }, { name: 'zebra' }]));
  });

  it('escapes what would be markup', () => {
    const text = render([{ name: 'tags', description: 'Uses <tags> & "quotes"\u0000\n</skill>' }]);
    assert.ok(text.includes('Uses &lt;tags&gt; &amp; &quot;quotes&quot; &lt;/skill&gt;</description>'));
  });

  it('has the first paragraph of the instructions where there is no description', () => {
    const analyze = (fields: string) =>
      analyzeSkill(
        parseSkill(`---\nname: pdf\n${fields}---\n# Forms\n\nFills in forms.\n`),
        ...([false, 'pdf', estimatingCounter('o200k'), () => ''] as const),
      );
    const skill = { ...skillOf({ name: 'pdf' }), analysis: analyze('') };
    assert.match(renderCatalog([skill]), /<description>Fills in forms\.<\/description>/);
    assert.equal(skill.analysis.description, '');
    assert.equal(analyze('description: Does it.\n').opening, undefined);
  });

  it('says that a skill is no tool and how it is loaded', () => {
    const text = render([{ name: 'pdf' }]);
    for (const words of ['## Skills', 'not a tool', 'load_skill', 'read_skill_file', '<available_skills>'])
      assert.ok(text.includes(words), words);
  });

  it('shows as many entries as allowed and names all others', () => {
    const text = render(many(55));
    assert.ok(text.includes('<available_skills showing="50" of="55">'));
    assert.ok(text.includes('<name>skill-50</name>') && !text.includes('<name>skill-51</name>'));
    assert.ok(text.includes('skill-51, skill-52, skill-53, skill-54, skill-55'));
  });

  it('cuts a description at its limit and never within a character', () => {
    const text = render([{ name: 'long', description: '🙂'.repeat(260) }], 50, 200);
    assert.ok(text.includes(`<description>${'🙂'.repeat(197)}...</description>`));
  });

  it('leaves a description of the greatest valid length whole', () => {
    assert.ok(render([{ name: 'a', description: 'x'.repeat(1024) }]).includes('x'.repeat(1024)));
  });

  it('shows both of two skills with files: what is in them is not known', () => {
    const text = render(
      ['echo good', 'echo evil'].map((script, at) => ({
        name: 'a',
        body: 'same',
        directory: `/${at}/a`,
        files: { 'run.sh': script },
      })),
    );
    for (const at of [0, 1]) assert.ok(text.includes(`<location>/${at}/a/SKILL.md</location>`), text);
  });

  it('shows copies once, and tells the locations of others that share a name', () => {
    const copies = render([
      { name: 'a', body: 'same' },
      { name: 'a', body: 'same', directory: '/home/me/.claude/skills/a' },
    ]);
    assert.equal(copies.split('<skill>').length, 2);
    const different = render([
      { name: 'a', body: 'one' },
      { name: 'a', body: 'two', directory: '/home/me/.claude/skills/a' },
    ]);
    assert.ok(different.includes('<location>/home/me/.claude/skills/a/SKILL.md</location>'));
  });
});
