import assert from 'node:assert/strict';
import { runCli } from '../support/runCli.ts';
import { TempFolder } from '../support/tempFolder.ts';

const skill = (name: string, description: string): string =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# Steps\n\nDo it.\n`;

const skills = {
  'deep/in/pdf/SKILL.md': skill('pdf', 'Merges PDF files.'),
  '.claude/skills/mail/SKILL.md': skill('mail', 'Writes emails.'),
  '.cursor/skills/sql/SKILL.md': skill('sql', 'Makes queries fast.'),
};

describe('skill-manager search', function () {
  this.timeout(30_000);

  it('prints hits with score and reason as JSON', async () => {
    using folder = new TempFolder(skills);
    const { code, out, err } = await runCli(['search', 'merge pdf', folder.path, '--json']);
    assert.deepEqual([code, err], [0, '']);
    const { query, hits, ms } = JSON.parse(out) as {
      query: string;
      hits: {
        name: string;
        location: string;
        score: number;
        why: { matched: unknown[]; description: unknown };
      }[];
      ms: number;
    };
    assert.deepEqual([query, hits.length, typeof ms], ['merge pdf', 1, 'number']);
    assert.deepEqual([hits[0]?.name, hits[0]?.location], ['pdf', folder.at('deep/in/pdf/SKILL.md')]);
    assert.ok((hits[0]?.score ?? 0) > 0 && (hits[0]?.score ?? 2) <= 1);
    assert.deepEqual(hits[0]?.why.description, [
      { start: 0, end: 6 },
      { start: 7, end: 10 },
    ]);
  });

  it('says that nothing fits', async () => {
    using folder = new TempFolder(skills);
    assert.deepEqual(await runCli(['search', 'bake bread', folder.path]), {
      ...{ code: 0, err: '' },
      out: 'No skill fits "bake bread".\n',
    });
    const { out } = await runCli(['search', 'bake bread', folder.path, '--json']);
    assert.match(out, /^\{"query":"bake bread","hits":\[\],"ms":[\d.]+\}\n$/);
  });

  it('leaves out what an agent does not read', async () => {
    using folder = new TempFolder(skills);
    for (const [agent, query, count] of [
      ['cursor', 'sql', 1],
      ['windsurf', 'sql', 0],
      ['windsurf', 'pdf', 1],
    ] as const) {
      const { out } = await runCli(['search', query, folder.path, '--agent', agent, '--json']);
      assert.equal((JSON.parse(out) as { hits: unknown[] }).hits.length, count, `${agent} ${query}`);
    }
  });

  it('gives a hit the same score whoever is asked about', async () => {
    using folder = new TempFolder(skills);
    const scoreOf = async (...more: readonly string[]): Promise<number | undefined> => {
      const { out } = await runCli(['search', 'queries that are fast', folder.path, '--json', ...more]);
      return (JSON.parse(out) as { hits: { score: number }[] }).hits[0]?.score;
    };
    const score = await scoreOf();
    assert.ok((score ?? 0) > 0);
    assert.equal(await scoreOf('--agent', 'cursor'), score);
  });

  for (const [args, complaint] of [
    [['search'], /Say what to look for/],
    [['search', ' '], /Say what to look for/],
    [['search', 'x', '--limit', '0'], /--limit takes a number from 1/],
    [['search', 'x', '--agent', 'nobody'], /no agent "nobody"/],
    [['list', '--limit', '3'], /--limit is for the command search/],
    [['eval'], /Name the file of cases/],
    [['search', 'x', '/nowhere/at/all'], /cannot be searched/],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { code, err } = await runCli([...args]);
      assert.equal(code, 2);
      assert.match(err, complaint);
    });
  }
});

describe('skill-manager eval', function () {
  this.timeout(30_000);

  it('measures search by cases that name skills and their folders', async () => {
    using folder = new TempFolder({
      ...skills,
      'cases.json': JSON.stringify([
        { query: 'merge pdf', relevant: ['pdf'] },
        { query: 'pdf files', relevant: ['deep/in/pdf'] },
        { query: 'queries', relevant: ['./.cursor/skills/sql/', 'no-such-skill'] },
        { query: 'emails', relevant: ['pdf'], not: ['mail'] },
        { query: 'bake bread', relevant: [] },
      ]),
    });
    const { code, out, err } = await runCli(['eval', folder.at('cases.json'), folder.path, '--json']);
    assert.deepEqual([code, err], [0, '']);
    const { p50Ms, p95Ms, ...evaluation } = JSON.parse(out) as Record<string, unknown>;
    assert.deepEqual(evaluation, {
      cases: 5,
      precisionAt1: 0.75,
      precisionAt3: 0.625,
      recallAt3: 0.625,
      mrr: 0.75,
      falsePositiveRate: 0,
      failures: [{ query: 'emails', expected: ['pdf'], got: ['mail'] }],
    });
    assert.ok(Number(p50Ms) > 0 && Number(p95Ms) >= Number(p50Ms));
    const { out: words } = await runCli(['eval', folder.at('cases.json'), folder.path]);
    assert.match(words, /emails: pdf, not mail[^]*first hit right +75\.0 %/);
  });

  it('says what is wrong with a file of cases', async () => {
    using folder = new TempFolder({ ...skills, 'cases.json': '[{}]' });
    const { code, out, err } = await runCli(['eval', folder.at('cases.json'), folder.path]);
    assert.equal(code, 2);
    assert.match(out + err, /cases\.json cannot be used: case 1, query/);
  });
});
