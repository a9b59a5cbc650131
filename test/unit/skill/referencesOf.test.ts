import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { referencesOf } from '../../../src/core/skill/referencesOf.ts';

/** References as `kind path#fragment [as written]`. */
function check(markdown: string, ...expected: string[]): void {
  const document = parseSkill(`---\nname: a\n---\n${markdown}`);
  assert.deepEqual(
    referencesOf(document).map(({ kind, path, fragment, span }) => {
      const written = document.text.slice(span.start, span.end);
      return `${kind} ${path}${fragment === undefined ? '' : `#${fragment}`} [${written}]`;
    }),
    expected,
  );
}

describe('references', () => {
  it('are the paths of links, images and definitions, normalised', () => {
    check('[a](references/x.md)', 'link references/x.md [references/x.md]');
    check('[a](./x.md) [b](a/../y.md)', 'link x.md [./x.md]', 'link y.md [a/../y.md]');
    check('[a](../other/x.md)', 'link ../other/x.md [../other/x.md]');
    check('![a](assets/x.png)', 'image assets/x.png [assets/x.png]');
    check('[a]: references/x.md', 'definition references/x.md [references/x.md]');
    check('[a](scripts/)', 'link scripts [scripts/]');
    check('[a](LICENSE)', 'link LICENSE [LICENSE]');
  });

  it('have fragment, query, title and escapes taken off', () => {
    check('[a](x.md#part-2)', 'link x.md#part-2 [x.md#part-2]');
    check('[a](x.md?v=1#b)', 'link x.md#b [x.md?v=1#b]');
    check('[a](my%20file.md#%C3%BC "t")', 'link my file.md#ü [my%20file.md#%C3%BC]');
    check('[a](<my file.md>)', 'link my file.md [my file.md]');
    check('[a](a\\_b.md) [b](x&amp;y.md)', 'link a_b.md [a\\_b.md]', 'link x&y.md [x&amp;y.md]');
    check('[a](100%.md)', 'link 100%.md [100%.md]');
    check('[a](refs\\x.md)', 'link refs\\x.md [refs\\x.md]');
  });

  it('of the skill directory by its variable are in the skill directory', () => {
    check('[a](${CLAUDE_SKILL_DIR}/x.md)', 'link x.md [${CLAUDE_SKILL_DIR}/x.md]');
    check('`${CLAUDE_SKILL_DIR}/scripts/x.py`', 'mention scripts/x.py [${CLAUDE_SKILL_DIR}/scripts/x.py]');
  });

  it('may lead to a part of the same file', () => {
    check('[a](#part) [b](#)', 'link #part [#part]');
    check('[a]: #part', 'definition #part [#part]');
  });

  it('are not web addresses or absolute paths', () => {
    check('[a](https://x.y/z.md) [b](mailto:a@b.c) [c](mdc:x.md) [d](//x.y/z)');
    check('[b](?q=1) [c](/etc/x) [d](~/x.md) [e](C:/x.md) [f](\\\\host\\x) [g]()');
  });

  it('are not mail addresses, nor in preformatted HTML', () => {
    check('[a](me@example.com) [b](icon@2x.png)', 'link icon@2x.png [icon@2x.png]');
    check('<pre>\n[a](x.md)\n\n[a](x.md)</pre>\n[b](y.md)', 'link y.md [y.md]');
  });

  it('are not placeholders', () => {
    check(
      '[a]({{file}}) [b](<name>.md) [c]($HOME/x.md) [d](*.md) [e](...) [f](path/to/x.md) [g](YYYY-MM-DD.md)',
    );
    check('[a](references/{topic}.md) [b](a/.../b.md) [c](x…y.md)');
    check('[note]: soon');
  });

  it('are not in code', () => {
    check('`[a](x.md)`\n\n```\n[a](x.md)\nscripts/x.py\n```\n');
  });
});

describe('mentions', () => {
  it('are paths below scripts, references and assets in code spans', () => {
    check('Run `scripts/x.py`.', 'mention scripts/x.py [scripts/x.py]');
    check(
      '`python ./scripts/a/x.py --in assets/y.json`',
      'mention scripts/a/x.py [./scripts/a/x.py]',
      'mention assets/y.json [assets/y.json]',
    );
    check('`references/x.md#part`', 'mention references/x.md#part [references/x.md#part]');
  });

  it('are not in the text of a link, nor in its target', () => {
    check('[`scripts/x.py`](scripts/x.py)', 'link scripts/x.py [scripts/x.py]');
    check('[see `scripts/x.py`](https://x.y/z)');
    check('[![`scripts/x.py`](a.png)](b.md)', 'image a.png [a.png]', 'link b.md [b.md]');
    check('[a](b.md) `scripts/x.py`', 'link b.md [b.md]', 'mention scripts/x.py [scripts/x.py]');
    check('`[a](scripts/x.py)` [b](`scripts/x.py`) [c](`scripts/x.py` d)');
  });

  it('are not files that may be there or not', () => {
    check(
      'If `scripts/x.py` exists, run it. If there is a `scripts/x.py` or if there is a file `scripts/y.py`',
    );
    check('Unless `references/x.md` does not exist; `references/x.md` is missing');
    check('When `scripts/x.py` fails', 'mention scripts/x.py [scripts/x.py]');
  });

  it('are not the beginning of a placeholder', () => {
    check('`references/module-N-*.md` `references/x-{platform}.md` `scripts/run_<name>.sh`');
    check('`assets/a.b.${c}` `scripts/a/b/*` `scripts/x(1).py` `references/a[0].md`');
    check('`scripts/a/ b` `scripts/c.`', 'mention scripts/a [scripts/a]', 'mention scripts/c [scripts/c]');
  });

  it('are not folders, other places or placeholders', () => {
    check('`scripts/` `src/scripts/x.py` `/scripts/x.py` `../scripts/x.py` `my-scripts/x.py` `~/assets/x`');
    check(
      '`scripts/<name>.py` `scripts/*.py` `scripts/x-{a,b}.py` `$DIR/scripts/x.py` `references/path/to/x.md`',
    );
    check('scripts/x.py in prose');
  });
});
