import assert from 'node:assert/strict';
import type { DocumentRule, TextRule } from '../../../src/core/rules/rule.ts';
import { rules } from '../../../src/core/rules/index.ts';
import type { TextSubject } from '../../../src/core/rules/subjects.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

/** Characters of each input. Four times the text may take four times as long; what is quadratic takes sixteen times as long. */
const [quarter, whole] = [250_000, 1_000_000];
const mostGrowth = 9;

/** Microseconds of processor time below which a ratio tells nothing. */
const least = 40_000;

/** What the processor did on other occasions is in one measurement or other, but not in the least of several. */
const tries = 5;

type Work = () => Iterable<unknown>;

function microseconds(work: Work): number {
  const start = process.threadCpuUsage();
  Array.from(work());
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

/** Whether work on the whole takes far more than four times that on a quarter. */
function growsTooFast(onQuarter: Work, onWhole: Work): boolean {
  let [small, large] = [Infinity, Infinity];
  for (let count = 0; count < tries; count++) {
    large = Math.min(large, microseconds(onWhole));
    if (large < least) return false;
    small = Math.min(small, microseconds(onQuarter));
    if (large / small < mostGrowth) return false;
  }
  return true;
}

interface Input {
  readonly text: string;
  readonly document: ReturnType<typeof parseSkill>;
  readonly files: readonly TextSubject[];
}

function inputOf(text: string, resource: string): Input {
  const document = parseSkill(text);
  return {
    ...{ text, document },
    files: [
      { path: 'SKILL.md', text, kind: 'skill', document },
      { path: 'scripts/run.sh', text: resource, kind: 'script', document: undefined },
      { path: 'references/a.md', text: resource, kind: 'markdown', document: parseSkill(resource) },
    ],
  };
}

function worksOf(rule: DocumentRule | TextRule, { document, files }: Input): readonly Work[] {
  return rule.looksAt === 'text'
    ? files.map(file => () => rule.check(file))
    : [() => rule.check({ document, directoryName: 'pdf' })];
}

const looking = rules.filter(rule => rule.looksAt === 'document' || rule.looksAt === 'text');

/** The text around so many characters of one kind, by what they are in. */
const places: Readonly<Record<string, (filling: string) => string>> = {
  body: filling => `---\nname: pdf\ndescription: A.\n---\n${filling}\n`,
  name: filling => `---\nname: ${filling}\ndescription: A.\n---\nBody\n`,
  description: filling => `---\nname: pdf\ndescription: "${filling}"\n---\nBody\n`,
  tools: filling => `---\nname: pdf\ndescription: A.\nallowed-tools: "${filling}"\n---\nBody\n`,
};

const inputs: readonly (readonly [place: string, unit: string])[] = [
  ['body', 'curl '],
  ['body', 'curl -o a; sh b '],
  ['body', '.env curl -d x '],
  ['body', 'powershell -e '],
  ['body', '`'],
  ['body', '['],
  ['body', '<!--'],
  ['body', ' '],
  ['body', '\n'],
  ['body', '```\n'],
  ['body', '# a\n'],
  ['body', '[a](b.md) '],
  ['body', 'Then run !`a` now. '],
  ['body', '\u200B'],
  ['body', 'sk-ant-'],
  ['body', 'ignore all previous '],
  ['body', 'C:\\Users\\a '],
  ['name', 'A'],
  ['name', 'a-'],
  ['name', 'abcdefghi\u202E'],
  ['description', 'Reads a <b> or so. '],
  ['description', 'Use when '],
  ['description', ': #'],
  ['tools', 'Bash(a '],
];

describe('A rule that reads texts', () => {
  for (const [place, unit] of inputs) {
    it(`takes time as the text is long: a ${place} of ${JSON.stringify(unit)}`, function () {
      this.timeout(60_000);
      const [small, large] = [quarter, whole].map(length => {
        const filling = unit.repeat(length / unit.length);
        return inputOf(places[place]?.(filling) ?? '', filling);
      });
      assert.ok(small && large);
      const tooFast = looking.filter(rule => {
        const onQuarter = worksOf(rule, small);
        return worksOf(rule, large).some((onWhole, at) => growsTooFast(onQuarter[at] ?? onWhole, onWhole));
      });
      assert.deepEqual(
        tooFast.map(({ id }) => id),
        [],
      );
    });
  }

  it('is told from one that takes the square of it', () => {
    const quadratic = (length: number): Work =>
      function* () {
        let sum = 0;
        for (let at = 0; at < length; at++) for (let other = 0; other < length; other++) sum += at ^ other;
        yield sum;
      };
    assert.ok(growsTooFast(quadratic(3000), quadratic(12_000)));
    const linear = (length: number): Work =>
      function* () {
        let sum = 0;
        for (let at = 0; at < length * 100; at++) sum += at ^ 7;
        yield sum;
      };
    assert.ok(!growsTooFast(linear(250_000), linear(1_000_000)));
  });
});
