import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/core/chat/chatModel.ts';
import { heldSkills, loadedByHandIn } from '../../../src/core/chat/heldSkills.ts';
import { turnRecord, type TurnRecord } from '../../../src/core/chat/turnRecord.ts';
import { unloadChoice } from '../../../src/core/chat/unloadChoice.ts';
import { defaultLoadPolicy } from '../../../src/core/disclosure/loadPolicy.ts';

const directory = (name: string): string => `/work/skills/${name}`;

/** A turn that loads a skill, `byHand` or by the model's own call. */
function load(name: string, byHand: boolean, docs?: string): TurnRecord {
  const callId = `call-${name}`;
  const text =
    `<skill name="${name}" directory="${directory(name)}">\nBody of ${name}.\n</skill>` +
    (docs === undefined
      ? ''
      : `\n<skill_docs skill="${name}" directory="${directory(name)}" mode="replace">\n<skill_file skill="${name}" path="${docs}">\nx\n</skill_file>\n</skill_docs>`);
  const messages: readonly ChatMessage[] = [
    { role: 'user', parts: [{ kind: 'text', text: 'go' }] },
    {
      role: 'assistant',
      parts: [
        {
          ...{ kind: 'toolCall', callId, name: 'load_skill' },
          input: { name, ...(docs !== undefined && { docs: [docs] }) },
        },
      ],
    },
    { role: 'user', parts: [{ kind: 'toolResult', callId, text, failed: false }] },
  ];
  return turnRecord(messages, [{ name, location: `${directory(name)}/SKILL.md` }], byHand);
}
const unload = (name: string): TurnRecord =>
  turnRecord([], [], false, undefined, { unloaded: [directory(name)] });
const nothing = turnRecord([], [], false);

describe('The skills that a conversation holds', () => {
  for (const [what, turns, held, byHand] of [
    ['none in a new one', [], '', ''],
    ['what the model has loaded, also turns later', [load('a', false), nothing], 'a', ''],
    ['what the user has loaded', [load('a', true)], 'a(hand)', 'a'],
    ['none that was unloaded', [load('a', true), load('b', false), unload('a')], 'b', ''],
    ['what was loaded anew since', [load('a', true), unload('a'), load('a', true)], 'a(hand)', 'a'],
    ['the docs that came along', [load('a', true, 'x.md')], 'a(hand)+x.md', 'a'],
  ] as const) {
    it(`are ${what}`, () => {
      const found = heldSkills(turns, defaultLoadPolicy);
      const shown = found.map(
        each =>
          each.name +
          (each.byHand ? '(hand)' : '') +
          (each.docs === '*' ? '+*' : each.docs.map(doc => `+${doc}`).join('')),
      );
      assert.equal(shown.join(' '), held);
      const locations = loadedByHandIn(turns);
      assert.deepEqual(locations, byHand === '' ? [] : [`${directory(byHand)}/SKILL.md`]);
    });
  }
});

describe('What /unload means', () => {
  const held = heldSkills([load('pdf', true), load('csv', false)], defaultLoadPolicy);
  const same = held.map(each => ({ ...each, name: 'pdf' }));
  for (const [among, written, kind, names] of [
    [[], 'pdf', 'nothingHeld', ''],
    [held, ' PDF ', 'chosen', 'pdf'],
    [held, 'all', 'chosen', 'pdf csv'],
    [held, '*', 'chosen', 'pdf csv'],
    [held, '', 'which', 'pdf csv'],
    [held.slice(0, 1), '', 'chosen', 'pdf'],
    [held, 'docx', 'notHeld', ''],
    [same, 'pdf', 'which', 'pdf pdf'],
    [same, '/work/skills/csv/', 'chosen', 'pdf'],
    [same, '/work/skills/csv/SKILL.md', 'chosen', 'pdf'],
  ] as const) {
    it(`${JSON.stringify(written)} among ${among.length}: ${kind} ${names}`, () => {
      const choice = unloadChoice(among, written);
      assert.equal(choice.kind, kind);
      const found = 'skills' in choice ? choice.skills : 'among' in choice ? choice.among : [];
      assert.equal(found.map(({ name }) => name).join(' '), names);
    });
  }
});
