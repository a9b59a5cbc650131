import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** The text of a bundle in dist/. */
function bundle(name: string): string {
  return readFileSync(new URL(`../../dist/${name}.js`, import.meta.url), 'utf8');
}

describe('the bundle that VS Code loads at its start', () => {
  const shell = bundle('extension');

  it('leaves the API of Claude and the schemas of the tools to the bundle of the chat', () => {
    for (const mark of ['x-stainless-', 'ZodError']) {
      assert(bundle('registerChat').includes(mark), mark);
      assert(
        !shell.includes(mark),
        `An import leads to ${mark} from extension.ts; import registerChat.ts when needed`,
      );
    }
  });

  it('leaves the parser and the rules to the worker, and to a bundle for the commands that need them', () => {
    const mark = 'Only YAML frontmatter is read';
    assert(bundle('withParser').includes(mark) && bundle('worker').includes(mark));
    assert(
      !shell.includes(mark),
      'An import leads to the parser from extension.ts; import withParser.ts when needed',
    );
  });

  it('takes the API as it is, which a copy with a getter for each name would make slow to load', () => {
    assert.match(shell, /=\s*require\("vscode"\)/);
    assert.doesNotMatch(shell, /\(require\("vscode"\)/);
  });

  it('is small', () => {
    assert(shell.length < 190_000, `${shell.length} characters`);
  });
});
