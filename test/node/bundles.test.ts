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

  it('is small', () => {
    assert(shell.length < 350_000, `${shell.length} characters`);
  });
});
