import assert from 'node:assert/strict';
import { complaintAboutKey } from '../../../src/extension/claude/complaintAboutKey.ts';

describe('The form of an API key', () => {
  for (const [written, complaint] of [
    ['sk-ant-api03-Ab_9=', undefined],
    ['  sk-ant-x\n', undefined],
    ['', undefined],
    ['sk ant', /no blanks/],
    ['sk-ant-…', /plain ASCII/],
    ['“sk-ant-x”', /plain ASCII/],
    ['sk-ant-ключ', /plain ASCII/],
    ['sk\u0000ant', /plain ASCII/],
  ] as const) {
    it(`${JSON.stringify(written)} ${complaint ? `is refused: ${complaint.source}` : 'is taken'}`, () => {
      const said = complaintAboutKey(written);
      if (complaint) assert.match(said ?? '', complaint);
      else assert.equal(said, undefined);
    });
  }
});
