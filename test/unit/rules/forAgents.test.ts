import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { applySettings } from '../../../src/core/rules/findings/applySettings.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

/** What is left for people with the agents `chosen`, of a skill that has `line` in its frontmatter: severity, rule and those with effects. */
function check(line: string, chosen: readonly AgentId[], ...expected: string[]): void {
  it(`\`${line}\` for ${chosen.join(', ') || 'nobody'}`, () => {
    const document = parseSkill(`---\nname: pdf\ndescription: Reads. Not for scans.\n${line}\n---\nBody\n`);
    const all = checkDocument({ document, directoryName: 'pdf' });
    const left = applySettings(all, { rules: {}, agents: new Set(chosen) });
    assert.deepEqual(
      left.map(({ severity, rule, effects }) => [severity, rule, ...Object.keys(effects)].join(' ')),
      expected,
    );
  });
}

describe('Findings as they concern the agents that a user has:', () => {
  describe('a field that a chosen agent knows is not spoken of', () => {
    check('argument-hint: file', ['claudeCode']);
    check('argument-hint: file', ['codex', 'vscode']);
    check('license: MIT', ['gemini']);
  });

  describe('nor does another chosen agent make it unknown, unless it does something about it', () => {
    check('when_to_use: often', ['claudeCode', 'gemini']);
    check('when_to_use: often', ['claudeCode', 'claudeUpload'], 'information known-field claudeUpload');
  });

  describe('a field that none of them knows is, whoever they are', () => {
    check('argument-hint: file', ['codex'], 'information known-field');
    check('author: A', ['claudeCode'], 'information known-field');
    check('author: A', ['claudeUpload'], 'information known-field claudeUpload');
  });

  describe('a slip of a known field concerns everybody', () => {
    check('user-invokable: false', ['claudeCode'], 'warning known-field');
    check('allowed_tools: Read', ['gemini', 'claudeUpload'], 'warning known-field claudeUpload');
  });

  describe('what only other agents do is nothing to tell', () => {
    check('effort: some', ['claudeCode'], 'warning field-value claudeCode');
    check('effort: some', ['codex'], 'information known-field');
  });
});

describe('The fix of a misspelt field', () => {
  const cases: readonly (readonly [string, boolean])[] = [
    ['user-invokable: false', false],
    ['user_invocable: false', false],
    ['allowedTools: Read', false],
    ['Allowed-Tools: Read', false],
    ['disallowed_tools: Read', false],
    ['disable_model_invocation: true', false],
    ['Hooks: {}', false],
    ['licence: MIT', true],
    ['Argument_hint: file', true],
    ['compatiblity: any', false],
    ['argument-hints: file', false],
  ];
  for (const [line, safe] of cases) {
    it(`is ${safe ? 'safe' : 'a suggestion'} for \`${line}\``, () => {
      const document = parseSkill(`---\nname: pdf\ndescription: Reads.\n${line}\n---\nBody\n`);
      const findings = checkDocument({ document, directoryName: 'pdf' });
      const finding = findings.find(({ rule }) => rule === 'known-field');
      assert.equal(finding?.fixes?.[0]?.safe, safe);
    });
  }
});
