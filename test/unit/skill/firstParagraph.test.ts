import assert from 'node:assert/strict';
import { firstParagraph } from '../../../src/core/skill/firstParagraph.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

describe('The first paragraph', () => {
  for (const [body, expected] of [
    ['# Forms\n\nFills in\nforms.\n\nMore.', 'Fills in forms.'],
    ['Fills in.\r\n# Next\r\n', 'Fills in.'],
    ['```sh\nrun\n```\n\nThen this.', 'Then this.'],
    ['~~~\na\n\n```\n~~~\nb', 'b'],
    ['<!-- a\n\nb -->\n\n---\n\nText.', 'Text.'],
    ['# Only a heading\n', ''],
    ['```\nnever closed', ''],
    ['', ''],
  ] as const) {
    it(`of ${JSON.stringify(body)} is ${JSON.stringify(expected)}`, () => {
      assert.equal(firstParagraph(parseSkill(`---\nname: a\n---\n${body}`)), expected);
    });
  }
});
