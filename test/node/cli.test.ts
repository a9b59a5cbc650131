import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Notice } from '../../src/core/discovery/skillFile.ts';
import { runCli } from '../support/runCli.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { withoutPrivileges } from '../support/withoutPrivileges.ts';

const good = '---\nname: good\ndescription: Does it. Use it when it is due.\n---\n\nDo it.\n';

describe('skill-manager list', function () {
  this.timeout(30_000);

  it('lists skills at any depth of a path, hidden folders too', async () => {
    using folder = new TempFolder({
      '.x/a/b/c/d/e/f/g/h/i/good/SKILL.md': good,
      'node_modules/n/SKILL.md': good,
    });
    const { code, out, err } = await runCli(['list', '--json', folder.path]);
    assert.deepEqual([code, err], [0, '']);
    assert.deepEqual(JSON.parse(out), {
      skills: [
        {
          name: 'good',
          description: 'Does it. Use it when it is due.',
          location: folder.at('.x/a/b/c/d/e/f/g/h/i/good/SKILL.md'),
          scope: 'custom',
          root: folder.path,
        },
      ],
    });
  });

  it('takes a SKILL.md for itself alone, and counts overlapping paths once', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good, 'good/in/SKILL.md': good });
    const file = folder.at('good/SKILL.md');
    assert.deepEqual(await locations(['list', '--json', file]), [file]);
    const all = [file, folder.at('good/in/SKILL.md')];
    for (const paths of [
      [file, folder.path],
      [folder.path, folder.at('good')],
      [folder.at('good'), file],
    ]) {
      assert.deepEqual(await locations(['list', '--json', ...paths]), all);
    }
  });

  it('searches the folders of the agents below the current folder where no path is given', async () => {
    using folder = new TempFolder({
      '.claude/skills/good/SKILL.md': good,
      'packages/web/.agents/skills/good/SKILL.md': good,
      'elsewhere/good/SKILL.md': good,
      'home/.codex/skills/good/SKILL.md': good,
      'home2/.cursor/skills/good/SKILL.md': good,
    });
    using home = new TempFolder({ '.codex/skills/good/SKILL.md': good });
    using moved = new TempFolder({ 'skills/good/SKILL.md': good });
    const at = { cwd: folder.at('packages'), env: { HOME: home.path, CLAUDE_CONFIG_DIR: moved.path } };
    const project = folder.at('packages/web/.agents/skills/good/SKILL.md');
    assert.deepEqual(await locations(['list', '--json'], at), [project]);
    assert.deepEqual(
      await locations(['list', '--json', '--personal'], at),
      [project, home.at('.codex/skills/good/SKILL.md'), moved.at('skills/good/SKILL.md')].sort(),
    );
    assert.deepEqual(
      await locations(['list', '--json', '--personal', '--home', folder.at('home2')], at),
      [project, folder.at('home2/.cursor/skills/good/SKILL.md'), moved.at('skills/good/SKILL.md')].sort(),
    );
  });

  it('prints nothing but lines of text without --json', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good.replace('name: good', 'name: "g\\e[31mood"') });
    const { out } = await runCli(['list', folder.path]);
    assert.equal(out, `g\uFFFD[31mood  ${folder.path}  ${folder.at('good/SKILL.md')}\n1 skill\n`);
  });

  it('tells on standard error what was left out', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good });
    folder.link('gone', 'nothing');
    const { code, out, err } = await runCli(['list', '--json', folder.path]);
    assert.equal(code, 0);
    assert.equal((JSON.parse(out) as { skills: unknown[] }).skills.length, 1);
    assert.match(err, /A link leads to something that does not exist; mend or remove it: .*gone/);
  });

  it('finds nothing in an empty folder, and that is well; it says how to search elsewhere', async () => {
    using folder = new TempFolder();
    const { code, out, err } = await runCli(['list', '--json'], { cwd: folder.path });
    assert.deepEqual([code, out], [0, '{"skills":[]}\n']);
    assert.match(err, /^No agent's skill folder is in .*skill-manager list PATH/);
    assert.ok(err.includes(folder.path));
    const named = await runCli(['list', '--json', '.'], { cwd: folder.path });
    assert.deepEqual(named, { code: 0, out: '{"skills":[]}\n', err: '' });
  });
});

describe('skill-manager check', function () {
  this.timeout(30_000);

  it('prints findings with zero-based UTF-16 positions, and exits with 1 on an error', async () => {
    using folder = new TempFolder({
      '😀/SKILL.md': '---\nname: 😀\ndescription: "😀 " x\n---\n\nDo it.\n',
      'good/SKILL.md': good,
    });
    const { code, out } = await runCli(['check', '--json', folder.path]);
    assert.equal(code, 1);
    const { skills, findings } = JSON.parse(out) as { skills: number; findings: Finding[] };
    assert.equal(skills, 2);
    const charset = findings.find(({ rule }) => rule === 'name-charset');
    assert.equal(charset?.path, folder.at('😀/SKILL.md'));
    assert.deepEqual(charset.range, { start: { line: 1, character: 6 }, end: { line: 1, character: 8 } });
    for (const finding of findings) {
      assert.deepEqual(Object.keys(finding), [
        'rule',
        'severity',
        'path',
        'range',
        'message',
        'fixable',
        'agents',
      ]);
      assert(['error', 'warning', 'information', 'hint'].includes(finding.severity));
      assert.equal(typeof finding.fixable, 'boolean');
    }
  });

  it('exits with 0 where nothing is an error', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good.replace('license', 'x') });
    assert.deepEqual(await runCli(['check', '--json', folder.path]), {
      code: 0,
      out: '{"skills":1,"findings":[]}\n',
      err: '',
    });
  });

  it('prints path, place, severity, message and rule for people, without colours where there is no terminal', async () => {
    using folder = new TempFolder({ 'other/SKILL.md': good });
    const { out } = await runCli(['check'], { cwd: folder.path });
    assert.match(out, /^0 skills: no findings\n$/);
    const found = await runCli(['check', '.'], { cwd: folder.path });
    assert.match(
      found.out,
      /^other\/SKILL\.md:2:7 {2}(warning|error) {2}.+ {2}name-matches-directory\n1 skill: 1 /,
    );
  });

  it('exits with 1 where a SKILL.md could not be checked, and says which', async () => {
    using folder = new TempFolder({ 'huge/SKILL.md': new Uint8Array(33 * 1024 * 1024) });
    const { code, out } = await runCli(['check', '--json', folder.at('huge/SKILL.md')]);
    const { skills, notices } = JSON.parse(out) as { skills: number; notices: { path: string }[] };
    assert.deepEqual([code, skills, notices.map(({ path }) => path)], [1, 0, [folder.at('huge/SKILL.md')]]);
    assert.match((await runCli(['check', folder.path])).out, /1 SKILL\.md could not be checked\n$/);
  });

  it('exits with 1 where a folder could not be read', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good, 'locked/SKILL.md': good });
    chmodSync(folder.path, 0o755);
    folder.lock('locked');
    await withoutPrivileges(async () => {
      const { code, out } = await runCli(['check', '--json', folder.path]);
      const { skills, notices } = JSON.parse(out) as { skills: number; notices: Notice[] };
      assert.deepEqual(
        [code, skills, notices.map(({ kind, path }) => [kind, path])],
        [1, 1, [['unreadable', folder.at('locked')]]],
      );
      const text = await runCli(['check', folder.path]);
      assert.match(text.out, /^1 skill: no findings; 1 folder could not be read\n$/);
    });
  });

  it('checks a skill of more files than it lists, and prints every notice', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good });
    folder.link('gone', 'nothing');
    for (let at = 0; at <= 5000; at++) folder.write(`good/data/${at.toString()}`, '');
    const { code, out } = await runCli(['check', '--json', folder.path]);
    const { skills, notices } = JSON.parse(out) as { skills: number; notices: Notice[] };
    assert.deepEqual([code, skills], [0, 1]);
    assert.deepEqual(
      notices.map(({ kind, path }) => [kind, path]),
      [
        ['danglingLink', folder.at('gone')],
        ['tooMany', folder.at('good')],
      ],
    );
    assert.match((await runCli(['check', folder.path])).out, /^1 skill: no findings\n$/);
  });

  it('reads files that are not UTF-8, empty, or end in the middle', async () => {
    using folder = new TempFolder({
      'latin/SKILL.md': Buffer.from('---\nname: latin\ndescription: caf\xe9\n---\n\nx\n', 'latin1'),
      'empty/SKILL.md': '',
      'open/SKILL.md': '---\nname: open',
    });
    const { code, out } = await runCli(['check', '--json', folder.path]);
    assert.equal(code, 1);
    const { skills, findings } = JSON.parse(out) as { skills: number; findings: Finding[] };
    assert.equal(skills, 3);
    for (const name of ['latin', 'empty', 'open']) {
      assert(
        findings.some(({ path }) => path === folder.at(`${name}/SKILL.md`)),
        name,
      );
    }
  });
});

describe('skill-manager tokens', function () {
  this.timeout(30_000);

  it('prints the three levels of every skill, the totals, and whether this is exact', async () => {
    using folder = new TempFolder({
      'good/SKILL.md': good,
      'good/a.md': 'four words are here',
      'good/b.bin': Uint8Array.of(0),
    });
    const { code, out } = await runCli(['tokens', '--json', folder.path]);
    assert.equal(code, 0);
    const { skills, totals, counter } = JSON.parse(out) as Tokens;
    const [skill] = skills;
    assert(skill);
    assert.deepEqual([skill.name, skill.location], ['good', folder.at('good/SKILL.md')]);
    assert(skill.catalog > 0 && skill.instructions > 0);
    const [text, binary] = skill.resources;
    assert.equal(text?.path, 'a.md');
    assert(text.tokens > 0);
    assert.deepEqual(binary, { path: 'b.bin', tokens: 0, uncounted: 'binary' });
    const { catalog, instructions } = skill;
    assert.deepEqual(totals, { skills: 1, catalog, instructions, resources: text.tokens });
    assert.equal(typeof counter.exact, 'boolean');
  });

  it('says which files it did not count', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good, 'good/big.md': 'word '.repeat(1_000_000) });
    const { out } = await runCli(['tokens', '--json', folder.path]);
    const [skill] = (JSON.parse(out) as Tokens).skills;
    assert.deepEqual(skill?.resources, [{ path: 'big.md', tokens: 0, uncounted: 'tooLarge' }]);
    assert.match((await runCli(['tokens', folder.path])).out, /Not counted: 1 file \(too large\)\.\n$/);
  });

  it('prints a table for people', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good });
    const { out } = await runCli(['tokens', folder.path]);
    assert.match(
      out,
      /^skill +catalog +instructions +resources\ngood +\d+ +\d+ +0\ntotal +\d+ +\d+ +0\nTokens: /,
    );
  });
});

describe('skill-manager', function () {
  this.timeout(30_000);

  const badUsage: readonly [readonly string[], RegExp][] = [
    [[], /Name a command/],
    [['frobnicate'], /There is no command "frobnicate"/],
    [['list', '/nothing/here'], /\/nothing\/here cannot be searched: it does not exist/],
    [['list', '/dev/null'], /\/dev\/null is neither a folder nor a SKILL\.md/],
    [['list', process.execPath], /is neither a folder nor a SKILL\.md/],
    [['list', ''], /must not be empty/],
    [['list', '--frobnicate'], /--frobnicate/],
    [['list', '--home'], /--home/],
    [['list', '--home', '/nothing/here'], /--home \/nothing\/here is not a folder/],
    [['list', '--personal', '--home', process.execPath], /is not a folder/],
  ];
  for (const [args, message] of badUsage) {
    it(`exits with 2 for ${JSON.stringify(args)}, and says why`, async () => {
      const { code, out, err } = await runCli(args);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }

  it('prints its help and its version', async () => {
    assert.match((await runCli(['--help'])).out, /^Usage: skill-manager/);
    assert.match((await runCli(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
    assert.equal((await runCli(['list', '--help'])).code, 0);
  });

  it('prints a large answer whole', async () => {
    using folder = new TempFolder();
    const long = good.replace('Does it.', 'Does it. '.repeat(100));
    for (let at = 0; at < 300; at++) folder.write(`s${at.toString()}/SKILL.md`, long);
    const { out } = await runCli(['list', '--json', folder.path]);
    assert(out.length > 200_000);
    assert.equal((JSON.parse(out) as { skills: unknown[] }).skills.length, 300);
  });

  it('exits with 74 and one sentence when its output cannot be written', async function () {
    if (!existsSync('/dev/full')) return assert.notEqual(process.platform, 'linux');
    using folder = new TempFolder({ 'good/SKILL.md': good });
    const { code, err } = await runCli(['check', folder.path], { output: '/dev/full' });
    assert.deepEqual([code, err.split('\n').length], [74, 2]);
    assert.match(err, /^skill-manager: .*no space left/);
  });

  it('exits with 74 and says what to do where its working folder is gone', () => {
    // Windows deletes no folder that somebody works in.
    if (process.platform === 'win32') return;
    using folder = new TempFolder();
    const gone = `${folder.path}/gone`;
    mkdirSync(gone);
    const script = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));
    const removed = 'rmdir "$PWD" && exec "$0" "$1" list';
    const { status, stderr } = spawnSync('sh', ['-c', removed, process.execPath, script], {
      cwd: gone,
      encoding: 'utf8',
    });
    assert.equal(status, 74);
    assert.match(
      stderr,
      /^skill-manager: The folder in which this was started is not there any more\. Go to /,
    );
  });

  it('ends in peace when its reader goes away', async () => {
    using folder = new TempFolder();
    const long = good.replace('Does it.', 'Does it. '.repeat(100));
    for (let at = 0; at < 300; at++) folder.write(`s${at.toString()}/SKILL.md`, long);
    const script = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));
    const child = spawn(process.execPath, [script, 'list', '--json', folder.path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.destroy();
    const [code] = (await once(child, 'close')) as [number];
    assert.deepEqual([code, err], [0, '']);
  });
});

interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  readonly range: unknown;
  readonly fixable: boolean;
}

interface Tokens {
  readonly skills: {
    name: string;
    location: string;
    catalog: number;
    instructions: number;
    resources: { path: string; tokens: number }[];
  }[];
  readonly totals: unknown;
  readonly counter: { readonly exact: boolean };
}

async function locations(args: readonly string[], at: Parameters<typeof runCli>[1] = {}): Promise<string[]> {
  const { code, out, err } = await runCli(args, at);
  assert.deepEqual([code, err], [0, '']);
  return (JSON.parse(out) as { skills: { location: string }[] }).skills
    .map(({ location }) => location)
    .sort();
}
