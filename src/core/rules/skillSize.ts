import { grouped } from '../grouped.ts';
import { sameFor, refused } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import type { FilesRule } from './rule.ts';

/** Bytes, all files together and uncompressed. Source: https://platform.claude.com/docs/en/build-with-claude/skills-guide */
const limit = 30 * 1024 * 1024;

export const skillSize: FilesRule = {
  id: 'skill-size',
  looksAt: 'files',
  summary: 'The files of the skill have at most 30 MB together',
  severity: 'error',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/build-with-claude/skills-guide',
  level: 'should',
  effects: sameFor(refused, 'claudeUpload'),
  consequence: '',
  *check({ resources }) {
    const bytes = resources.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= limit) return;
    const largest = [...resources].sort((a, b) => b.size - a.size)[0];
    if (!largest) return;
    const start = { line: 0, character: 0 };
    const message = `The files of the skill have ${inMegabytes(bytes)} together, and ${inMegabytes(limit)} is the most. The largest is ${inCode(largest.path)} with ${inMegabytes(largest.size)}: have it downloaded when it is needed, or leave it out.`;
    yield { message, span: { start: 0, end: 0 }, range: { start, end: start } };
  },
};

function inMegabytes(bytes: number): string {
  return `${grouped(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
}
