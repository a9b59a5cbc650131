import assert from 'node:assert/strict';
import { SkillSearch } from '../../../src/core/catalog/skillSearch.ts';
import type { CatalogChange } from '../../../src/core/catalog/readableCatalog.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { invokeTool } from '../../../src/core/tools/invokeTool.ts';
import { loadSkill } from '../../../src/core/tools/loadSkill.ts';
import { defineSkill, type SkillDefinition } from '../../../src/core/tools/provided/skillDefinition.ts';
import { ProvidedCatalog } from '../../../src/core/tools/provided/providedCatalog.ts';
import { ProvidedFiles } from '../../../src/core/tools/provided/providedFiles.ts';
import { inCodeSkillProvider } from '../../../src/core/tools/provided/skillProvider.ts';
import { SkillRegistry } from '../../../src/core/tools/provided/skillRegistry.ts';
import { readSkillFile } from '../../../src/core/tools/readSkillFile.ts';
import type { Tool, ToolOutput } from '../../../src/core/tools/tool.ts';
import { decodeUtf8 } from '../../../src/node/decodeUtf8.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { workbench } from '../../support/skillFixture.ts';
import { sourceOver } from '../../support/sourceOver.ts';

const invoices: SkillDefinition = {
  name: 'invoices',
  description: 'Writes invoices. Use when an invoice is due.',
  body: 'Ask for the amount.',
  tools: ['charge'],
  autoActivate: 'currentSkill',
  resources: { 'references/tax.md': 'Add 19 %.', 'late.md': () => Promise.resolve('Lazy.') },
};

interface Bench {
  readonly catalog: ProvidedCatalog;
  readonly told: string[];
  readonly changes: CatalogChange[];
  call(tool: Tool, input: object): Promise<ToolOutput>;
}

function bench(): Bench {
  const disk = workbench([{ name: 'pdf', body: 'Fill in.' }]);
  const told: string[] = [];
  const catalog = new ProvidedCatalog(disk.catalog, sourceOver(new MemoryFileSystem({})), text =>
    told.push(text),
  );
  const changes: CatalogChange[] = [];
  catalog.onDidChange(change => changes.push(change));
  const files = new ProvidedFiles(
    new MemoryFileSystem({}),
    path => catalog.resource(path),
    text => new TextEncoder().encode(text),
  );
  const search = new SkillSearch(catalog);
  const context = { catalog, search, files, decode: decodeUtf8, loadedByHand: new Set<string>() };
  const call = (tool: Tool, input: object): Promise<ToolOutput> =>
    invokeTool(tool, input, context, neverCancelled);
  return { catalog, told, changes, call };
}

const names = ({ catalog }: Bench): readonly string[] => catalog.skills.map(({ analysis }) => analysis.name);

describe('A skill that a program defines', () => {
  it('is the definition itself where it is valid', () => assert.equal(defineSkill(invoices), invoices));

  for (const [what, wrong, said] of [
    ['no name', { name: '' }, /name\. A skill needs a name/],
    ['a bad name', { name: 'In Voices' }, /name\. Use lowercase/],
    ['no description', { description: '  ' }, /description\. Agents choose/],
    ['a description of 1,025 characters', { description: 'x'.repeat(1025) }, /1,024 are allowed/],
    ['no body', { body: '\n' }, /body\. A skill needs instructions/],
    ['a body that is no text', { body: 7 }, /body\./],
    ['a path that leads out', { resources: { '../x': '' } }, /resources\. The path leads out/],
    ['a path that is not plain', { resources: { './x': '' } }, /"\.\/x" cannot be the path/],
    ['a SKILL.md of its own', { resources: { 'SKILL.md': '' } }, /"SKILL\.md" cannot be/],
  ] as const) {
    it(`A01: is refused with ${what}`, () => {
      assert.throws(() => defineSkill({ ...invoices, ...(wrong as object) }), said);
    });
  }
});

describe('The skills of programs in the catalog', () => {
  it('H12, H14: are listed, loaded and read like those of the disk, and read no sooner than asked for', async () => {
    const here = bench();
    let reads = 0;
    const late = (): string => {
      reads++;
      return 'Lazy.';
    };
    await here.catalog.add(
      'me.mine',
      inCodeSkillProvider([{ ...invoices, resources: { ...invoices.resources, 'late.md': late } }]),
    );
    assert.deepEqual(names(here), ['invoices', 'pdf']);
    const loaded = await here.call(loadSkill, { name: 'invoices' });
    assert.match(loaded.text, /Ask for the amount\.\n<\/skill>\n[^]*references\/tax\.md/);
    assert.equal(reads, 0);
    assert.match((await here.call(readSkillFile, { skill: 'invoices', path: 'late.md' })).text, /Lazy\./);
    assert.ok(reads > 0);
    assert.match(
      (await here.call(readSkillFile, { skill: 'invoices', path: 'references/tax.md' })).text,
      /19 %/,
    );
    const missing = await here.call(readSkillFile, { skill: 'invoices', path: 'gone.md' });
    assert.ok(missing.failed && missing.text.includes('"references/tax.md"'));
    assert.match((await here.call(loadSkill, { name: 'pdf' })).text, /Fill in\./);
    const { wishes } = here.catalog.skills[0]?.analysis ?? {};
    assert.deepEqual([wishes?.tools, wishes?.gated], [['charge'], true]);
  });

  it('go with whoever registered them, and tell', async () => {
    const here = bench();
    const one = await here.catalog.add('me.mine', inCodeSkillProvider([invoices]));
    const other = await here.catalog.add('me.mine', inCodeSkillProvider([{ ...invoices, name: 'taxes' }]));
    assert.deepEqual(names(here), ['invoices', 'pdf', 'taxes']);
    one.dispose();
    one.dispose();
    assert.deepEqual(names(here), ['pdf', 'taxes']);
    assert.deepEqual([...(here.changes.at(-1)?.removed ?? [])], ['/@skills/me.mine/invoices/SKILL.md']);
    other.dispose();
    assert.deepEqual(names(here), ['pdf']);
    assert.equal(here.catalog.get('/@skills/me.mine/invoices/SKILL.md'), undefined);
    assert.equal((await here.catalog.textOf('/@skills/me.mine/invoices/SKILL.md')).ok, false);
  });

  it('follow a registry that changes', async () => {
    const here = bench();
    const registry = new SkillRegistry().register(invoices);
    await here.catalog.add('me.mine', registry);
    registry.register({ ...invoices, name: 'taxes' });
    for (let tries = 0; here.catalog.skills.length < 3 && tries < 100; tries++)
      await new Promise(resolve => setTimeout(resolve, 5));
    assert.deepEqual(names(here), ['invoices', 'pdf', 'taxes']);
  });

  it('are left out where they have no instructions, and not at all where they cannot be listed', async () => {
    const here = bench();
    const provider = inCodeSkillProvider([invoices]);
    await here.catalog.add('a.b', { ...provider, readBody: () => Promise.resolve(null) });
    assert.match(here.told[0] ?? '', /"invoices" of a\.b is left out/);
    await assert.rejects(
      here.catalog.add('a.c', { ...provider, listSkills: () => Promise.reject(new Error('no')) }),
      /no/,
    );
    assert.deepEqual(names(here), ['pdf']);
  });

  it('tell a model whose file function failed', async () => {
    const here = bench();
    const resources = {
      'a.md': (): string => {
        throw new Error('offline');
      },
    };
    await here.catalog.add('a.b', inCodeSkillProvider([{ ...invoices, resources }]));
    const { text, failed } = await here.call(readSkillFile, { skill: 'invoices', path: 'a.md' });
    assert.ok(failed && text.includes('a.md'));
  });
});

describe('R41: A registry of skills', () => {
  const taxes = { ...invoices, name: 'taxes' };

  it('keeps skills in the order in which they came', () => {
    const registry = new SkillRegistry().register(taxes).register(invoices);
    const before = registry.list();
    assert.deepEqual([registry.size, registry.has('taxes'), registry.get('taxes')], [2, true, taxes]);
    registry.unregister('taxes');
    registry.unregister('taxes');
    assert.deepEqual(
      [before.map(({ name }) => name), registry.list().map(({ name }) => name)],
      [['taxes', 'invoices'], ['invoices']],
    );
    registry.clear();
    assert.deepEqual([registry.size, registry.get('invoices')], [0, undefined]);
  });

  it('refuses a second skill of a name, and a replacement for none or of another name', () => {
    const registry = new SkillRegistry().register(invoices);
    assert.throws(() => registry.register({ ...invoices }), /already/);
    assert.throws(() => registry.replace('taxes', taxes), /no skill "taxes" to replace/);
    assert.throws(() => registry.replace('invoices', taxes), /names differ/);
    assert.throws(() => registry.register({ ...taxes, body: '' }), TypeError);
    registry.replace('invoices', { ...invoices, body: 'New.' });
    assert.equal(registry.get('invoices')?.body, 'New.');
  });

  it('tells of changes, and of nothing else', () => {
    const registry = new SkillRegistry();
    let told = 0;
    registry.onDidChange(() => told++);
    registry.clear();
    registry.unregister('x');
    assert.equal(told, 0);
    registry.register(invoices).replace('invoices', invoices).unregister('invoices');
    assert.equal(told, 3);
  });
});
