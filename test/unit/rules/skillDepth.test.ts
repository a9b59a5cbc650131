import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { SkillLikeness } from '../../../src/core/catalog/skillLikeness.ts';
import { checkCatalog } from '../../../src/core/rules/checkCatalog.ts';
import type { CatalogSubject } from '../../../src/core/rules/subjects.ts';

describe('How deep a skill lies', () => {
  const at = { start: 0, end: 3 };
  const top = { line: 0, character: 0 };
  const subject = (path: string, ways: CatalogSubject['ways']): CatalogSubject => ({
    ...{ location: `/w/.claude/skills/${path}/SKILL.md`, name: path, description: '', ways },
    ...{ nameSpan: at, nameRange: { start: top, end: top } },
    ...{ descriptionSpan: at, descriptionRange: { start: top, end: top }, words: [], manualOnly: false },
    ...{ instructionTokens: 500, agents: [], listings: [] },
    ...{ rootPath: '/w/.claude/skills', rootLabel: '.claude/skills' },
  });
  const way = (depth: number, ...agents: AgentId[]) => ({ agents, label: '.claude/skills', depth });
  const check = (subjects: readonly CatalogSubject[], ...expected: string[]): void =>
    assert.deepEqual(
      [...checkCatalog(subjects, new SkillLikeness()).values()]
        .flat()
        .map(finding => `${finding.severity}: ${finding.agents.join(' ')}`),
      expected,
    );

  it('is told of the agents that do not look there', () => {
    check([subject('a', [way(1, 'claudeCode', 'cursor')])]);
    check([subject('a/b', [way(2, 'claudeCode', 'codex', 'cursor')])], 'error: claudeCode');
    check([subject('a/b', [way(7, 'vscode', 'codex')])], 'error: vscode codex');
    check([subject('.', [way(0, 'vscode', 'codex')])], 'error: vscode');
    check([subject('a/b', [way(2)])]);
  });

  it('is not told where another way leads there', () => {
    check([subject('a/b', [way(2, 'claudeCode', 'vscode'), way(1, 'vscode')])], 'error: claudeCode');
  });

  it('is information of a part of another skill', () => {
    const skills = [subject('a', [way(1, 'vscode')]), subject('a/b', [way(2, 'vscode')])];
    check(skills, 'information: vscode');
  });
});
