import assert from 'node:assert/strict';
import { escapeMarkdown } from '../../../src/extension/escapeMarkdown.ts';

const check = (text: string, expected: string): void => {
  it(`makes ${JSON.stringify(text)} harmless`, () => assert.equal(escapeMarkdown(text), expected));
};

describe('Escaping text for Markdown', () => {
  check('pdf-forms, v1.2 (new)', 'pdf-forms, v1.2 (new)');
  check('[click](command:evil)', '\\[click\\](command:evil)');
  check('![x](http://127.0.0.1/x.png)', '!\\[x\\](http\\://127.0.0.1/x.png)');
  check('<img src=x onerror=y> &lt;', '\\<img src=x onerror=y\\> \\&lt;');
  check('*a* _b_ `c` ~~d~~ $(bug) | e', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~ \\$(bug) \\| e');
  check('a\n# b\r\n\tc', 'a # b c');
  check('# a', '\\# a');
  check('- a', '\\- a');
  check('12. a', '12\\. a');
  check('see www.example.com or me@example.com', 'see www\\.example.com or me\\@example.com');
  check('ünïcode ✓ 1 2 3', 'ünïcode ✓ 1 2 3');
  check('exe.\u202efdp \u2066a\u2069\u200e', 'exe.\ufffdfdp \ufffda\ufffd\ufffd');
  check('hidden\u{e0041}\u0007', 'hidden\ufffd\ufffd');
  check('👩‍💻', '👩‍💻');
  check('back\\slash', 'back\\\\slash');
});
