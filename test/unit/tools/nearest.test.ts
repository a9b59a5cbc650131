import assert from 'node:assert/strict';
import { nearest } from '../../../src/core/tools/nearest.ts';

describe('The nearest of', () => {
  const check = (wanted: string, candidates: readonly string[], expected: readonly string[]): void => {
    it(`${candidates.join(', ')} to ${wanted}: ${expected.join(', ')}`, () => {
      assert.deepEqual(nearest(wanted, candidates, expected.length), expected);
    });
  };

  check('pdf', ['a-long-name-with-pdf-in-it', 'pdfs', 'pdf-forms'], ['pdfs', 'pdf-forms']);
  check('alpah', ['beta', 'alpha', 'alphabet'], ['alpha']);
  check('pdfx', ['pdfy', 'my-pdfx-tools'], ['my-pdfx-tools', 'pdfy']);
  check('ab', ['ba', 'ac', 'ab'], ['ab', 'ac']);
  check('x', ['c', 'b', 'a'], ['c', 'b', 'a']);
});
