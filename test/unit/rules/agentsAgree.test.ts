import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.ts';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { readingAgents } from '../../../src/core/agents/reading/readingAgents.ts';
import { baseName, parentPath } from '../../../src/core/path.ts';
import { notLoaded, unheeded } from '../../../src/core/rules/effects.ts';
import { rules } from '../../../src/core/rules/index.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { smallDocuments } from '../../support/smallDocuments.ts';
import { verdictsOnText, type TextVerdict } from '../../support/verdictsOnText.ts';
import { expand, type Layout, type ProgramId } from '../../conformance/layout.ts';

const asked = readingAgents.filter(({ behaviour }) => behaviour.reading.evidence.seen === 'measured');
const folder = join(projectRoot, 'test', 'conformance', 'fixtures');

describe('An error names an agent that was asked where it does not take the skill, and not where it does', () => {
  it('for each agent that was asked', () => {
    assert.deepEqual(asked.map(({ id }) => id).sort(), [
      'claudeCode',
      'codex',
      'copilot',
      'gemini',
      'openCode',
    ]);
  });

  // That these verdicts are what the programs said is for the replay of the fixtures to show.
  for (const program of readdirSync(folder) as ProgramId[]) {
    it(`in what ${program} was shown`, () => {
      const wrong = readdirSync(join(folder, program)).flatMap(file => {
        const { layout } = JSON.parse(readFileSync(join(folder, program, file), 'utf8')) as {
          layout: Layout;
        };
        return Object.entries(layout.files)
          .filter(([path, text]) => baseName(path) === 'SKILL.md' && !text.startsWith('-> '))
          .flatMap(([path, text]) => disagreements(expand(text, '/layout'), baseName(parentPath(path))));
      });
      assert.deepEqual([...new Set(wrong)], []);
    });
  }

  const all = smallDocuments();
  const parts = 6;
  for (let part = 0; part < parts; part++) {
    it(`in small documents of every kind, part ${(part + 1).toString()} of ${parts.toString()}`, () => {
      const some = all.filter((_, at) => at % parts === part);
      assert.deepEqual([...new Set(some.flatMap(text => disagreements(text, 'pdf')))], []);
    });
  }

  for (const directory of ['x'.repeat(65), '_pdf', 'PDF tools', 'größe']) {
    it(`in a directory that is called ${directory.slice(0, 9)}`, () => {
      const some = all.filter((_, at) => at % 19 === 0);
      assert.deepEqual([...new Set(some.flatMap(text => disagreements(text, directory)))], []);
    });
  }
});

function disagreements(text: string, directoryName: string): readonly string[] {
  const { findings, verdicts } = verdictsOnText(text, directoryName, asked);
  const place = JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
  return [
    ...verdicts.flatMap(verdict => wrongAbout(verdict, findings)),
    ...findings.flatMap(finding => unnamed(finding)),
  ].map(words => `${words} in ${place}`);
}

function wrongAbout({ id, rejection, readsRight }: TextVerdict, all: readonly LocatedFinding[]): string[] {
  const errors = all.filter(({ severity, effects }) => severity === 'error' && effects[id] !== undefined);
  if (rejection !== undefined) {
    return errors.some(({ effects }) => effects[id] === notLoaded)
      ? []
      : [`${id} rejects (${rejection}), no error`];
  }
  return errors
    .filter(({ effects }) => effects[id] === notLoaded || (readsRight && effects[id] !== unheeded))
    .map(({ rule, effects }) => `${id} takes it, ${rule} says: ${effects[id] ?? ''}`);
}

/** A page tells of every agent that a finding of its rule names. */
function unnamed({ rule: id, effects }: LocatedFinding): string[] {
  const rule = rules.find(one => one.id === id);
  const unknown = (Object.keys(effects) as AgentId[]).filter(agent => rule?.effects[agent] === undefined);
  return unknown.map(agent => `the page of ${id} does not name ${agent}`);
}
