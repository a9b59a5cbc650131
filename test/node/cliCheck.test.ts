import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import draft4 from 'ajv-draft-04';
import { Ajv } from 'ajv';
import { runCli } from '../support/runCli.ts';
import { TempFolder } from '../support/tempFolder.ts';

const good = '---\nname: good\ndescription: Does it. Use it when it is due.\n---\n\nDo it.\n';
const colon = '\uFEFF---\r\nname: bad # mine\r\ndescription: Use when: it is due\r\n---\r\n\r\nDo it.';

describe('skill-manager check, for some agents and rules', function () {
  this.timeout(30_000);
  const mismatch = good.replace('name: good', 'name: other');
  const cases: readonly [string[], number, string[]][] = [
    [[], 1, ['error']],
    [['--agent', 'roo'], 1, ['error']],
    [['--agent', 'claude-code'], 0, ['warning']],
    [['--agent', 'codex', '--agent', 'Cline'], 1, ['error']],
    [['--rule', 'name-matches-directory=off'], 0, []],
    [['--rule', 'name-matches-directory=info'], 0, ['information']],
    [['--rule', 'name-matches-directory=warn', '--max-warnings', '0'], 1, ['warning']],
    [['--rule', 'name-matches-directory=warn', '--max-warnings', '1'], 0, ['warning']],
  ];
  for (const [args, code, severities] of cases) {
    it(`${args.join(' ')}: ${severities.join()}, and exit code ${code.toString()}`, async () => {
      using folder = new TempFolder({ 'good/SKILL.md': mismatch });
      const run = await runCli(['check', '--json', folder.path, ...args]);
      const { findings } = JSON.parse(run.out) as { findings: { rule: string; severity: string }[] };
      const own = findings.filter(({ rule }) => rule === 'name-matches-directory');
      assert.deepEqual(
        own.map(({ severity }) => severity),
        severities,
      );
      assert.equal(run.code, code);
    });
  }

  it('takes its settings from the nearest file, and the command line wins', async () => {
    using folder = new TempFolder({
      'skill-manager.config.json': '{"rules":{"name-matches-directory":"off"}}',
      'in/here/.claude/skills/good/SKILL.md': mismatch,
    });
    const at = { cwd: folder.at('in/here') };
    assert.equal((await runCli(['check'], at)).code, 0);
    assert.equal((await runCli(['check', '--rule', 'name-matches-directory=error'], at)).code, 1);
    folder.write('in/.git/HEAD', '');
    assert.equal((await runCli(['check'], at)).code, 1, 'beyond the repository no file counts');
    const named = ['check', '--config', folder.at('skill-manager.config.json')];
    assert.equal((await runCli(named, at)).code, 0);
  });

  const badConfigs: readonly [string, RegExp][] = [
    ['{', /is not JSON/],
    ['[]', /is not as it should be/],
    ['{"agents":["nobody"]}', /agents\[0\]/],
    ['{"rules":{"frobnicate":"off"}}', /a rule that there is not: frobnicate/],
    ['{"rules":{"__proto__":"off"}}', /a rule that there is not: __proto__/],
    ['{"frobnicate":1}', /frobnicate/],
  ];
  for (const [text, message] of badConfigs) {
    it(`exits with 2 for the settings ${text}`, async () => {
      using folder = new TempFolder({ 'skill-manager.config.json': text });
      const { code, out, err } = await runCli(['check'], { cwd: folder.path });
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }

  const badUsage: readonly [string[], RegExp][] = [
    [['check', '--agent', 'nobody'], /There is no agent "nobody"/],
    [['check', '--rule', 'nothing=off'], /a rule that there is not/],
    [['check', '--rule', 'yaml-valid=loud'], /off, hint, info, warn or error/],
    [['check', '--rule', 'yaml-valid=constructor'], /off, hint, info, warn or error/],
    [['check', '--rule', '__proto__=off'], /a rule that there is not/],
    [['check', '--format', 'xml'], /There is no format "xml"/],
    [['check', '--json', '--format', 'sarif'], /do not go together/],
    [['check', '--max-warnings', '-1'], /--max-warnings/],
    [['check', '--fix', '--fix-dry-run'], /do not go together/],
    [['check', '--config', '/nothing/here'], /cannot be read/],
    [['check', '-', '--fix'], /standard input/],
    [['check', '-', '--fix-dry-run'], /standard input/],
    [['check', '-', '.'], /standard input/],
    [['list', '--fix'], /--fix is for the command check/],
    [['tokens', '-'], /standard input/],
  ];
  for (const [args, message] of badUsage) {
    it(`exits with 2 for ${args.join(' ')}`, async () => {
      const { code, out, err } = await runCli(args, { input: '' });
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }
});

describe('skill-manager check, of a text on standard input', function () {
  this.timeout(30_000);

  it('says what the text alone shows', async () => {
    const { code, out } = await runCli(['check', '-', '--json'], { input: colon });
    const { findings } = JSON.parse(out) as { findings: { rule: string }[] };
    assert.equal(code, 1);
    assert.ok(findings.some(({ rule }) => rule === 'yaml-valid'));
    assert.ok(!findings.some(({ rule }) => rule === 'name-matches-directory'));
  });

  it('knows the files around the path that it stands for', async () => {
    using folder = new TempFolder({ 'good/SKILL.md': good, 'good/there.md': 'x' });
    const input = `${good}See [one](there.md) and [two](gone.md).\n`;
    const path = folder.at('good/SKILL.md');
    const { out } = await runCli(['check', '-', '--json', '--stdin-path', path], { input });
    const { findings } = JSON.parse(out) as { findings: { rule: string; path: string; message: string }[] };
    const [missing, ...others] = findings.filter(({ rule }) => rule === 'referenced-file-exists');
    assert.deepEqual([missing?.path, others], [path, []]);
    assert.match(missing?.message ?? '', /gone\.md/);
  });
});

describe('skill-manager check --fix', function () {
  this.timeout(30_000);
  const fixed = colon.replace('\uFEFF', '').replace('Use when: it is due', '"Use when: it is due"');

  it('changes nothing but what it means to', async () => {
    using folder = new TempFolder({ 'bad/SKILL.md': colon, 'good/SKILL.md': good });
    chmodSync(folder.at('bad/SKILL.md'), 0o640);
    const before = statSync(folder.at('good/SKILL.md')).mtimeMs;
    const { code, err } = await runCli(['check', folder.path, '--fix']);
    assert.equal(code, 0);
    assert.match(err, /Fixed 2 problems in .*bad\/SKILL\.md\nFixed 2 problems in 1 file\.\n$/);
    assert.equal(readFileSync(folder.at('bad/SKILL.md'), 'utf8'), fixed);
    assert.equal(statSync(folder.at('bad/SKILL.md')).mode & 0o777, 0o640);
    assert.equal(statSync(folder.at('good/SKILL.md')).mtimeMs, before);
  });

  it('shows what it would do as a diff that git applies, and writes nothing', async () => {
    using folder = new TempFolder({ 'bad/SKILL.md': colon });
    const { out } = await runCli(['check', '.', '--fix-dry-run'], { cwd: folder.path });
    assert.equal(readFileSync(folder.at('bad/SKILL.md'), 'utf8'), colon);
    execFileSync('git', ['apply', '-'], {
      cwd: folder.path,
      input: out,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    assert.equal(readFileSync(folder.at('bad/SKILL.md'), 'utf8'), fixed);
  });

  it('fixes nothing of a rule that is off, or with bytes that would be lost', async () => {
    using folder = new TempFolder({
      'bad/SKILL.md': colon,
      'latin/SKILL.md': Buffer.from(colon.replace('bad', 'caf\xe9'), 'latin1'),
    });
    const latin = readFileSync(folder.at('latin/SKILL.md'));
    const off = ['--rule', 'yaml-valid=off', '--rule', 'no-byte-order-mark=off'];
    await runCli(['check', folder.path, '--fix', ...off]);
    assert.equal(readFileSync(folder.at('bad/SKILL.md'), 'utf8'), colon);
    assert.deepEqual(readFileSync(folder.at('latin/SKILL.md')), latin);
  });
});

describe('skill-manager check --format', function () {
  this.timeout(30_000);
  const odd = `${colon}\r\n[x](gone%20,:"<&>.md)\r\n`;

  it('sarif is valid against the schema of SARIF 2.1.0', async () => {
    using folder = new TempFolder({
      'b,a:d é/SKILL.md': odd,
      'huge/SKILL.md': new Uint8Array(33 * 1024 * 1024),
    });
    const schema = createRequire(import.meta.url)(
      '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
    ) as object;
    const validate = new draft4.default({
      strict: false,
      validateFormats: false,
      unicodeRegExp: false,
    }).compile(schema);
    const { out } = await runCli(['check', '.', '--format', 'sarif'], { cwd: folder.path });
    const log = JSON.parse(out) as SarifLog;
    assert.ok(validate(log), JSON.stringify(validate.errors));
    const [result] = log.runs[0]!.results;
    assert.equal(result?.locations[0]?.physicalLocation.artifactLocation.uri, 'b%2Ca%3Ad%20%C3%A9/SKILL.md');
    assert.equal(log.runs[0]!.invocations[0]!.executionSuccessful, false);
  });

  it('github tells each finding in a line of its own', async () => {
    using folder = new TempFolder({ 'b,a:d/SKILL.md': odd });
    const { out } = await runCli(['check', '.', '--format', 'github'], { cwd: folder.path });
    const lines = out.trimEnd().split('\n');
    assert.ok(lines.length >= 2);
    for (const line of lines)
      assert.match(line, /^::(error|warning|notice) file=b%2Ca%3Ad\/SKILL\.md,line=\d+,/);
  });

  it('junit is XML with a failure for each error and warning', async () => {
    using folder = new TempFolder({ 'bad/SKILL.md': odd, 'good/SKILL.md': good });
    const { out } = await runCli(['check', folder.path, '--format', 'junit']);
    const tag = /<\?xml version="1\.0" encoding="UTF-8"\?>|<\/?([a-z]+)(?: [a-z]+="[^"<>]*")*\/?>/gu;
    assert.equal(out.replace(tag, '').trim(), '', 'there is nothing but tags');
    const names = [...out.matchAll(tag)].map(([whole, name]) => (whole.startsWith('</') ? '' : name));
    assert.equal(names.filter(name => name === 'testsuite').length, 2);
    assert.ok(names.includes('failure'));
  });

  it('--timing tells what each rule takes, on standard error', async () => {
    using folder = new TempFolder({ 'bad/SKILL.md': odd });
    const { err } = await runCli(['check', folder.path, '--timing']);
    assert.match(err, /^rule +ms +share\n[^]*\nall +[\d.]+\n$/);
  });
});

describe('The schema of skill-manager.config.json', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schemas/skill-manager.config.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv({ strict: false }).compile(schema);
  const cases: readonly [unknown, boolean][] = [
    [{}, true],
    [{ agents: ['claudeCode'], rules: { 'yaml-valid': 'off' }, maxWarnings: 3 }, true],
    [{ rules: { 'yaml-valid': 'warn', 'known-field': 'info' } }, true],
    [{ agents: ['nobody'] }, false],
    [{ rules: { 'no-such-rule': 'off' } }, false],
    [{ maxWarnings: -1 }, false],
  ];
  for (const [value, valid] of cases) {
    it(`${valid ? 'takes' : 'refuses'} ${JSON.stringify(value)}`, () => assert.equal(validate(value), valid));
  }
});

interface SarifLog {
  readonly runs: {
    readonly results: {
      readonly locations: {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
    }[];
    readonly invocations: { readonly executionSuccessful: boolean }[];
  }[];
}
