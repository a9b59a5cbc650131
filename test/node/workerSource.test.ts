import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { SkillCatalog } from '../../src/core/catalog/skillCatalog.ts';
import type { Places } from '../../src/core/discovery/findRoots.ts';
import { CancellationSource } from '../../src/core/cancellationSource.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { WorkerSource } from '../../src/node/workerSource.ts';
import { TempFolder } from '../support/tempFolder.ts';

const script = fileURLToPath(new URL('../../src/node/worker.ts', import.meta.url));

describe('WorkerSource', () => {
  it('finds, checks and counts on another thread, whatever the number of skills', async () => {
    using folder = workspace(250);
    const { source, stop } = started();
    const reports: number[] = [];
    const scan = await source.scan(placesIn(folder), neverCancelled, ({ folders }) => reports.push(folders));
    assert.equal(scan?.skills.length, 250);
    assert.equal(scan.skills[7]?.analysis.name, 'skill-007');
    assert.equal(scan.roots[0]?.label, '.claude/skills');
    assert(reports.length > 0);
    stop();
  });

  it('drives a catalog', async () => {
    using folder = workspace(2);
    const { source, stop } = started();
    const catalog = new SkillCatalog(source);
    await catalog.refresh(placesIn(folder));
    const path = folder.write(
      '.claude/skills/skill-001/SKILL.md',
      '---\nname: other\ndescription: d\n---\n\nx\n',
    );
    await catalog.filesChanged([path]);
    assert.deepEqual(
      catalog.skills.map(skill => skill.analysis.name),
      ['other', 'skill-000'],
    );
    await catalog.setOpenText(path, '---\nname: unsaved\ndescription: d\n---\n\nx\n');
    assert.equal(catalog.get(path)?.analysis.name, 'unsaved');
    assert.equal((await catalog.textOf(folder.at('.claude/skills/skill-000/SKILL.md'))).ok, true);
    catalog.dispose();
    stop();
  });

  it('gives the same answer with helpers as without', async () => {
    using folder = workspace(450);
    const answers = [];
    for (const helpers of [0, 2]) {
      const { source, stop } = started(script, undefined, helpers);
      answers.push(await source.scan(placesIn(folder), neverCancelled, () => undefined));
      stop();
    }
    assert.equal(answers[0]?.skills.length, 450);
    assert.deepEqual(answers[0], answers[1]);
  });

  it('answers a small question while a long scan runs', async () => {
    using folder = workspace(400);
    const { source, stop } = started();
    const order: string[] = [];
    const scan = source
      .scan(placesIn(folder), neverCancelled, () => undefined)
      .then(() => order.push('scan'));
    const subject = { text: '---\nname: a\n---\n', directory: '/a', resources: [] };
    const small = source.examine(subject, neverCancelled).then(() => order.push('examine'));
    await Promise.all([scan, small]);
    assert.deepEqual(order, ['examine', 'scan']);
    stop();
  });

  it('gives up what is cancelled, and answers nothing', async () => {
    using folder = workspace(400);
    const { source, stop } = started();
    const cancellation = new CancellationSource();
    const scan = source.scan(placesIn(folder), cancellation.token, () => cancellation.cancel());
    assert.equal(await scan, undefined);
    assert.equal((await source.scan(placesIn(folder), neverCancelled, () => undefined))?.skills.length, 400);
    stop();
  });

  it('weighs a file: text in tokens, a binary by its size alone', async () => {
    using folder = new TempFolder({ 'a.md': 'some text', 'b.bin': Uint8Array.from([1, 0, 2]) });
    const { source, stop } = started();
    const text = await source.weigh(folder.at('a.md'));
    assert(text?.size === 9 && text.tokens !== undefined && text.tokens > 0);
    assert.deepEqual(await source.weigh(folder.at('b.bin')), {
      size: 3,
      tokens: undefined,
      uncounted: 'binary',
    });
    assert.equal(await source.weigh(folder.at('gone')), undefined);
    stop();
  });

  it('starts the thread again when it dies, says so, and does the work all the same', async () => {
    using folder = workspace(3);
    using dying = new TempFolder({ 'worker.mjs': diesOnce(folder.at('died')) });
    const { source, log, stop } = started(dying.at('worker.mjs'));
    const scan = await source.scan(placesIn(folder), neverCancelled, () => undefined);
    assert.equal(scan?.skills.length, 3);
    assert.equal(log.length, 1);
    assert.match(log[0] ?? '', /died.*exit code 3/);
    stop();
  });

  it('rejects a call over which two threads have died', async () => {
    using folder = new TempFolder({ 'worker.mjs': "throw new Error('broken')" });
    const { source, log, stop } = started(folder.at('worker.mjs'));
    await assert.rejects(source.readText('/a'), /died twice.*broken/s);
    assert.equal(log.length, 2);
    stop();
  });

  it('rejects what is open when it is disposed, and whatever is asked later', async () => {
    const { source, stop } = started();
    const open = source.readText('/a');
    stop();
    await assert.rejects(open, /shut down/);
    await assert.rejects(source.readText('/a'), /shut down/);
  });

  it('keeps its cache from one thread to the next', async () => {
    using folder = workspace(3);
    const cachePath = folder.at('storage/cache.json');
    for (let run = 0; run < 2; run++) {
      const { source, stop } = started(script, cachePath);
      assert.equal((await source.scan(placesIn(folder), neverCancelled, () => undefined))?.skills.length, 3);
      // The next answer comes after the cache was written.
      await source.readText('/gone');
      stop();
    }
  });
});

function started(
  path = script,
  cachePath?: string,
  helpers = 0,
): { source: WorkerSource; log: string[]; stop: () => void } {
  const log: string[] = [];
  const data = { cachePath, product: 'test', tokenizer: 'o200k', helpers } as const;
  const source = new WorkerSource(path, data, message => log.push(message));
  return { source, log, stop: () => source.dispose() };
}

function workspace(count: number): TempFolder {
  const folder = new TempFolder();
  for (let at = 0; at < count; at++) {
    const name = `skill-${at.toString().padStart(3, '0')}`;
    folder.write(
      `.claude/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: About ${name}\n---\n\nDo it.\n`,
    );
  }
  return folder;
}

function placesIn({ path }: TempFolder): Places {
  return { workspaceFolders: [path], home: { path, environment: {} }, personal: false, customRoots: [] };
}

/** A worker that dies when it is first started, and is the real one after that. */
function diesOnce(flag: string): string {
  return `
    import { existsSync, writeFileSync } from 'node:fs';
    if (existsSync(${JSON.stringify(flag)})) await import(${JSON.stringify(script)});
    else { writeFileSync(${JSON.stringify(flag)}, ''); process.exit(3); }
  `;
}
