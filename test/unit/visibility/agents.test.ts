import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { baseName, parentPath } from '../../../src/core/path.ts';
import { inWords, seenIn, type Layout } from '../../support/seenIn.ts';
import { claudeCode } from './layouts/claudeCode.ts';
import { codex } from './layouts/codex.ts';
import { copilot } from './layouts/copilot.ts';
import { gemini } from './layouts/gemini.ts';
import { openCode } from './layouts/openCode.ts';
import { others } from './layouts/others.ts';
import { vscode } from './layouts/vscode.ts';

/** A layout of files, and what the agent makes of each SKILL.md in it, by the path of its folder. */
export interface Case extends Layout {
  readonly agent: AgentId;
  readonly it: string;
  readonly sees: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  ...claudeCode,
  ...codex,
  ...copilot,
  ...gemini,
  ...openCode,
  ...vscode,
  ...others,
];

describe('What an agent sees', () => {
  for (const { agent, it: sentence, sees, ...layout } of cases) {
    it(`${agent} ${sentence}`, async () => {
      const { visibility, skills } = await seenIn(agent, layout);
      const found = skills.map(({ location }) => {
        const verdict = visibility.verdict(location, agent);
        assert(verdict, location);
        const folder = parentPath(location);
        return [folder, inWords(verdict, baseName(folder))] as const;
      });
      assert.deepEqual(Object.fromEntries(found), sees);
    });
  }
});
