import { textField } from './fields/textField.ts';
import { repeatsName } from './prose/repeatsName.ts';
import type { DocumentRule } from './rule.ts';

/** Words that a description has at least: one alone is a name. Two Chinese or Japanese characters are counted as a word. */
const least = 2;

/** Descriptions that would do for many a skill: "Helps with documents.", "A sample skill", "Skill converted from x.prompt.md". */
const empty =
  /^(?:(?:this |the |a |an )?(?:skill |tool )?(?:that |which )?(?:helps?|assists?)(?: you| users?| the user)? (?:with|to do) (?:[\p{L}-]+ ){0,2}[\p{L}-]+|(?:this is )?(?:a |an |my |the )?(?:new |sample |example |test |demo |custom |simple |useful |helpful )*skill|(?:this |the |a )?skill (?:was |is )?(?:converted|generated|created|migrated|imported) from \S+)[.!]?$/iu;

export const descriptionVague: DocumentRule = {
  id: 'description-vague',
  looksAt: 'document',
  summary: 'The description says what the skill does in more than a few words',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/specification#description-field',
  level: 'should',
  effects: {},
  consequence: 'A model that has little to go by loads the skill too often, or never.',
  *check({ document, directoryName }) {
    const value = textField(document, 'description');
    if (!value) return;
    const text = value.text.trim();
    const few = text.length < 40 && wordsOf(text) < least;
    if (!few && !empty.test(text)) return;
    if (repeatsName(text, textField(document, 'name')?.text ?? directoryName)) return;
    const message = few
      ? 'The description is too short to choose by. Say what the skill does, with what, and when to use it.'
      : 'The description would do for many skills. Say what this one does, with what, and when to use it.';
    yield { message, span: value.span };
  },
};

function wordsOf(text: string): number {
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return (
    (text.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu)?.length ?? 0) + ideographs / 2
  );
}
