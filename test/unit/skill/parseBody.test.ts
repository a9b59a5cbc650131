import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import type { Body } from '../../../src/core/skill/skillDocument.ts';

const front = '---\nname: a\n---\n';

function bodyOf(markdown: string): Body {
  return parseSkill(front + markdown).body;
}

/** The stretch of the Markdown that a span covers. */
function slice(markdown: string, span: { start: number; end: number }): string {
  return (front + markdown).slice(span.start, span.end);
}

function checkHeadings(markdown: string, ...expected: string[]): void {
  assert.deepEqual(
    bodyOf(markdown).headings.map(({ level, text, span }) => `${level} ${text} [${slice(markdown, span)}]`),
    expected,
  );
}

/** Links as `kind target [whole]`; the target's span must cover the target. */
function checkLinks(markdown: string, ...expected: string[]): void {
  const { links } = bodyOf(markdown);
  for (const { target, targetSpan } of links) assert.equal(slice(markdown, targetSpan), target);
  assert.deepEqual(
    links.map(({ kind, target, span }) => `${kind} ${target} [${slice(markdown, span)}]`),
    expected,
  );
}

function checkCode(markdown: string, ...expected: string[]): void {
  assert.deepEqual(
    bodyOf(markdown).codeSpans.map(({ text, span }) => `${text} [${slice(markdown, span)}]`),
    expected,
  );
}

function checkFences(markdown: string, ...expected: string[]): void {
  assert.deepEqual(
    bodyOf(markdown).fences.map(
      ({ language, closed, span }) => `${language} ${closed ? 'closed' : 'open'} [${slice(markdown, span)}]`,
    ),
    expected,
  );
}

describe('headings', () => {
  it('begin with one to six hashes and a blank', () => {
    checkHeadings('# One\n###### Six', '1 One [# One]', '6 Six [###### Six]');
    checkHeadings('#One\n####### Seven');
    checkHeadings('#\n##\tTab', '1  [#]', '2 Tab [##\tTab]');
  });

  it('lose the hashes at their end', () => {
    checkHeadings('# One ##\n# C#\n# #', '1 One [# One ##]', '1 C# [# C#]', '1  [# #]');
  });

  it('may be underlined', () => {
    checkHeadings('One\n===\n\nTwo\nlines\n---', '1 One [One\n===]', '2 Two lines [Two\nlines\n---]');
  });

  it('are not made by a rule, a list or a table', () => {
    checkHeadings('\n---\n\n- a\n---\n\n| a |\n---\n');
  });

  it('are not found in fences, comments and indented code', () => {
    checkHeadings('```\n# a\n```\n\n<!--\n# b\n-->\n\n    # c\n\n# d', '1 d [# d]');
  });
});

describe('links', () => {
  it('have targets with and without brackets and titles', () => {
    checkLinks('[a](b.md)', 'link b.md [[a](b.md)]');
    checkLinks('x [a]( b.md "t)" ) y', 'link b.md [[a]( b.md "t)" )]');
    checkLinks("[a](<b c.md> 't')", "link b c.md [[a](<b c.md> 't')]");
    checkLinks('[a](b(c).md)', 'link b(c).md [[a](b(c).md)]');
    checkLinks('[a]()', 'link  [[a]()]');
    checkLinks('[a\nb](c.md\n"t")', 'link c.md [[a\nb](c.md\n"t")]');
    checkLinks('[a](refs\\file.md)', 'link refs\\file.md [[a](refs\\file.md)]');
  });

  it('may be images, and hold images', () => {
    checkLinks('![a](b.png)', 'image b.png [![a](b.png)]');
    checkLinks('[![a](b.png)](c.md)', 'link c.md [[![a](b.png)](c.md)]', 'image b.png [![a](b.png)]');
  });

  it('may be definitions, but footnotes are none', () => {
    checkLinks(
      '[a]: b.md "t"\n[c d]: <e f.md>',
      'definition b.md [[a]: b.md "t"]',
      'definition e f.md [[c d]: <e f.md>]',
    );
    checkLinks('[^1]: note.md');
    checkLinks('[a]: some words');
    checkLinks('text\n[a]: b.md');
  });

  it('are found in headings, lists, quotes and tables', () => {
    checkLinks(
      '# [a](1)\n- [b](2)\n  1. [c](3)\n> [d](4)\n\n| [e](5) | `x` [f](6) |',
      'link 1 [[a](1)]',
      'link 2 [[b](2)]',
      'link 3 [[c](3)]',
      'link 4 [[d](4)]',
      'link 5 [[e](5)]',
      'link 6 [[f](6)]',
    );
  });

  it('are not found in code, fences, comments and indented code', () => {
    checkLinks('`[a](b)` ``[a](`b)`` \\[a](b)');
    checkLinks('```\n[a](b)\n```\n~~~ md\n[a](b)\n```\n~~~');
    checkLinks('x <!-- [a](b) --> [c](d)', 'link d [[c](d)]');
    checkLinks('<!-- x\n\n[a](b)\n-->\n[c](d)', 'link d [[c](d)]');
    checkLinks('text\n\n    [a](b)\n\n[c](d)', 'link d [[c](d)]');
  });

  it('are found in the indented text of a list item', () => {
    checkLinks('- a\n\n    [a](b)', 'link b [[a](b)]');
  });

  it('need their target at once and on one line', () => {
    checkLinks('[a] (b)\n\n[a](b c)\n\n[a](b\n\n[c](<d\ne>)\n\n(b)[a]');
  });
});

describe('code spans', () => {
  it('have as many backticks at their end', () => {
    checkCode('`a` ``b`c`` ` d`', 'a [`a`]', 'b`c [``b`c``]', ' d [` d`]');
    checkCode('`` ` `` ` `', '` [`` ` ``]', '  [` `]');
    checkCode('``a` `b``', 'a` `b [``a` `b``]');
  });

  it('may go over a line end, but not out of their paragraph, item or row', () => {
    checkCode('`a\nb`', 'a b [`a\nb`]');
    checkCode('`a\n\nb`');
    checkCode('- `a\n- b`');
    checkCode('| `a |\n| b` |');
  });

  it('are not opened by an escaped backtick', () => {
    checkCode('\\`a` b`', ' b [` b`]');
  });
});

describe('fences', () => {
  it('have a language and an end', () => {
    checkFences('```bash\nx\n```\n', 'bash closed [```bash\nx\n```]');
    checkFences('~~~ py title="x"\nx\n~~~~', 'py closed [~~~ py title="x"\nx\n~~~~]');
    checkFences('````\n```\n````', ' closed [````\n```\n````]');
  });

  it('are open where no line closes them', () => {
    checkFences('```\nx\n~~~\n``\n``` y\n', ' open [```\nx\n~~~\n``\n``` y\n]');
    checkFences('```', ' open [```]');
  });

  it('may be in lists and quotes', () => {
    checkFences(
      '- a\n  ```sh\n  x\n  ```\n- ```js\n  y\n  ```',
      'sh closed [```sh\n  x\n  ```]',
      'js closed [```js\n  y\n  ```]',
    );
    checkFences('> ```sh\n> x\n> ```\n', 'sh closed [```sh\n> x\n> ```]');
    checkFences('> ```sh\n> x\nafter', 'sh closed [```sh\n> x]');
  });

  it('are not opened by backticks with backticks behind them', () => {
    checkFences('``` a ``` b');
  });

  it('are not closed by an indented line', () => {
    checkFences('```\n    ```\n```', ' closed [```\n    ```\n```]');
  });
});

describe('spans in the body', () => {
  it('count UTF-16 code units and survive every line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const markdown = ['# 😀 é', '', '𝒳 [a](ü.md) `c`', '```js', 'x', '```', ''].join(end);
      const { headings, links, codeSpans, fences } = bodyOf(markdown);
      assert.deepEqual(
        headings.map(({ span }) => slice(markdown, span)),
        ['# 😀 é'],
      );
      assert.deepEqual(
        links.map(({ targetSpan }) => slice(markdown, targetSpan)),
        ['ü.md'],
      );
      assert.deepEqual(
        codeSpans.map(({ span }) => slice(markdown, span)),
        ['`c`'],
      );
      assert.deepEqual(
        fences.map(({ span }) => slice(markdown, span)),
        [['```js', 'x', '```'].join(end)],
      );
    }
  });
});
