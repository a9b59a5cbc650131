import assert from 'node:assert/strict';
import type { Skill } from '../../../src/core/catalog/skill.ts';
import type { Scope, SkillRoot } from '../../../src/core/discovery/skillFile.ts';
import type { Severity } from '../../../src/core/rules/finding.ts';
import { arrangeSkills } from '../../../src/extension/tree/arrangeSkills.ts';
import { sortSkills, type SkillOrder } from '../../../src/extension/tree/skillOrder.ts';
import { skillOf } from '../../support/skillFixture.ts';

function root(path: string, scope: Scope, workspaceFolder?: string): SkillRoot {
  return { path, scope, label: path, agents: [], ...(workspaceFolder ? { workspaceFolder } : {}) };
}

/** A skill that the folders of `roots` lead to. */
function skillIn(name: string, ...roots: [SkillRoot, ...SkillRoot[]]): Skill {
  const skill = skillOf({ name, directory: `${roots[0].path}/${name}` });
  const [first, ...others] = roots.map(each => ({ root: each, path: `${each.path}/${name}/SKILL.md` }));
  assert(first);
  return { ...skill, root: roots[0], scope: roots[0].scope, ways: [first, ...others] };
}

/** Groups as `label (count)`, then folders as `path: names`. */
function outline(skills: readonly Skill[], roots: readonly SkillRoot[]): string[] {
  return arrangeSkills(skills, roots, 'name').flatMap(group => [
    `${group.label} (${group.count})`,
    ...group.folders.map(
      folder => `  ${folder.root.path}: ${folder.skills.map(skill => skill.analysis.name).join(' ')}`,
    ),
  ]);
}

const web = root('/w/web/.claude/skills', 'project', '/w/web');
const api = root('/w/api/.claude/skills', 'project', '/w/api');
const home = root('/home/me/.claude/skills', 'personal');
const custom = root('/team/skills', 'custom');

describe('arranging skills', () => {
  it('puts workspace folders first, then personal, then custom', () => {
    const skills = [skillIn('c', custom), skillIn('h', home), skillIn('b', api), skillIn('a', web)];
    assert.deepEqual(outline(skills, [web, api, custom, home]), [
      'web (1)',
      '  /w/web/.claude/skills: a',
      'api (1)',
      '  /w/api/.claude/skills: b',
      'Personal (1)',
      '  /home/me/.claude/skills: h',
      'Custom (1)',
      '  /team/skills: c',
    ]);
  });

  it('leaves out folders without skills', () => {
    assert.deepEqual(outline([skillIn('a', web)], [web, api, home]), [
      'web (1)',
      '  /w/web/.claude/skills: a',
    ]);
  });

  it('shows a skill in every folder that leads to it, and counts it once', () => {
    const agents = root('/w/web/.agents/skills', 'project', '/w/web');
    assert.deepEqual(outline([skillIn('a', web, agents)], [web, agents]), [
      'web (1)',
      '  /w/web/.claude/skills: a',
      '  /w/web/.agents/skills: a',
    ]);
  });

  it('shows a skill once in a folder that has two ways to it', () => {
    const skill = skillIn('a', web);
    const twice = { ...skill, ways: [...skill.ways, { root: web, path: `${web.path}/b/SKILL.md` }] as const };
    assert.deepEqual(outline([twice], [web]), ['web (1)', '  /w/web/.claude/skills: a']);
  });
});

describe('sorting skills', () => {
  function sized(name: string, instructions: number, ...severities: Severity[]): Skill {
    const skill = skillOf({ name });
    const [finding] = [
      {
        message: '',
        span: { start: 0, end: 0 },
        rule: 'r',
        level: 'should' as const,
        effects: {},
        agents: [],
        consequence: '',
      },
    ];
    const range = skill.analysis.nameRange;
    return {
      ...skill,
      analysis: { ...skill.analysis, tokens: { catalog: 0, instructions, counter: 'none' } },
      findings: severities.map(severity => ({ ...finding, range, severity })),
    };
  }

  const skills = [
    sized('Beta', 10, 'warning', 'warning'),
    sized('alpha', 30),
    sized('gamma', 20, 'error'),
    sized('delta', 20, 'information'),
  ];

  function check(order: SkillOrder, expected: string): void {
    it(`by ${order}`, () => {
      assert.equal(
        sortSkills(skills, order)
          .map(skill => skill.analysis.name)
          .join(' '),
        expected,
      );
    });
  }

  check('name', 'alpha Beta delta gamma');
  check('tokens', 'alpha delta gamma Beta');
  check('problems', 'gamma Beta delta alpha');
});
