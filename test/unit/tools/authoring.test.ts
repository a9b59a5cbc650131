import assert from 'node:assert/strict';
import { SkillSearch } from '../../../src/core/catalog/skillSearch.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { err, ok } from '../../../src/core/result.ts';
import { checkSkill } from '../../../src/core/tools/checkSkill.ts';
import { createSkill } from '../../../src/core/tools/createSkill.ts';
import { invokeTool } from '../../../src/core/tools/invokeTool.ts';
import type { ToolContext, ToolOutput } from '../../../src/core/tools/tool.ts';
import { decodeUtf8 } from '../../../src/node/decodeUtf8.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { workbench } from '../../support/skillFixture.ts';
import { sourceOver } from '../../support/sourceOver.ts';

const valid = {
  name: 'release-notes',
  description: 'Writes release notes from merged changes. Use when preparing a release.',
  instructions: '## Steps\n\n1. Read the log.\n2. Write the notes.',
};
const path = '/work/.claude/skills/release-notes/SKILL.md';

class Author {
  readonly written = new Map<string, string>();
  readonly context: ToolContext;

  constructor(
    files: Record<string, string> = {},
    answer = ok(undefined) as ReturnType<typeof ok<undefined>>,
  ) {
    const { catalog } = workbench([{ name: 'pdf' }]);
    this.context = {
      ...{
        catalog,
        search: new SkillSearch(catalog),
        files: new MemoryFileSystem(files),
        decode: decodeUtf8,
      },
      loadedByHand: new Set(),
      author: {
        places: [
          { path: '/work/.claude/skills', label: '.claude/skills' },
          { path: '/home/me/.claude/skills', label: '~/.claude/skills' },
        ],
        examine: (subject, token) => sourceOver(new MemoryFileSystem({})).examine(subject, token),
        create: (to, text) => {
          this.written.set(to, text);
          return Promise.resolve(answer);
        },
      },
    };
  }

  create(input: object): Promise<ToolOutput> {
    return invokeTool(createSkill, { ...valid, ...input }, this.context, neverCancelled);
  }
}

describe('create_skill', () => {
  it('asks with the exact path and size before it writes a skill that is right by every rule', async () => {
    const author = new Author();
    assert.deepEqual(createSkill.confirm?.(valid, author.context), {
      title: 'Create the skill "release-notes"?',
      message: `Writes the new file ${path} with 9 lines. Nothing that is there is overwritten.`,
    });
    const { text, failed } = await author.create({});
    assert.deepEqual([failed, [...author.written.keys()]], [false, [path]]);
    assert.match(text, /Created .* Call check_skill/);
    const document = parseSkill(author.written.get(path) ?? '');
    assert.equal(document.text.split('\n').length - 1, 9);
    const findings = checkDocument({ document, directoryName: 'release-notes' });
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      [],
    );
  });

  for (const [what, input, said] of [
    ['a bad name', { name: 'Release Notes' }, /lowercase letters.*Call create_skill again/],
    ['a name that leads out', { name: '../x' }, /lowercase letters/],
    ['no description', { description: ' ' }, /choose a skill by its description/],
    ['empty instructions', { instructions: '\n' }, /instructions are empty/],
    ['a second frontmatter', { instructions: '---\nname: x\n---\n' }, /begin with a frontmatter/],
    ['another folder', { folder: '/etc' }, /no skill folder.*"\.claude\/skills", "~\/\.claude\/skills"/],
    ['a name that a skill elsewhere has', { name: 'pdf', folder: '~/.claude/skills' }, /at \/work\/\S+pdf/],
    ['a number', { name: 7 }, /cannot use this input/],
  ] as const) {
    it(`refuses ${what}, writes nothing and asks nothing`, async () => {
      const author = new Author();
      const { text, failed } = await author.create(input);
      assert.ok(failed && author.written.size === 0);
      assert.match(text, said);
      if (what !== 'a number')
        assert.equal(createSkill.confirm?.({ ...valid, ...input } as never, author.context), undefined);
    });
  }

  it('writes nothing that the rules call an error', async () => {
    const author = new Author();
    const { text, failed } = await author.create({ name: 'claude-notes' });
    assert.ok(failed && author.written.size === 0);
    assert.match(text, /name-reserved: .*call create_skill again/);
  });

  it('overwrites nothing, on disk or in the catalog', async () => {
    const onDisk = new Author({ [path]: 'mine' });
    assert.match((await onDisk.create({})).text, /is not overwritten/);
    assert.match((await new Author().create({ name: 'pdf' })).text, /is not overwritten/);
    assert.equal(onDisk.written.size, 0);
  });

  it('writes nothing through a link that leads out of the project, and says where it leads', async () => {
    const linked = new Author({ '/work/x': '', '/work/.claude': '-> /elsewhere', '/elsewhere/y': '' });
    assert.match((await linked.create({})).text, /"\.claude\/skills" leads through a link to \/elsewhere\./);
    assert.equal(linked.written.size, 0);
    const inside = new Author({ '/work/x': '', '/work/.claude': '-> shared', '/work/shared/y': '' });
    assert.equal((await inside.create({})).failed, false);
  });

  it('makes no second skill of a name: then neither would be found by it', async () => {
    const author = new Author();
    const { text } = await author.create({ name: 'pdf', folder: '~/.claude/skills' });
    assert.match(text, /There is a skill "pdf" at .*Choose another name/);
    assert.equal(author.written.size, 0);
  });

  it('goes where it is told, and says when it was not written', async () => {
    const author = new Author();
    await author.create({ folder: '~/.claude/skills/' });
    assert.deepEqual([...author.written.keys()], ['/home/me/.claude/skills/release-notes/SKILL.md']);
    const full = new Author({}, err('The disk is full.') as never);
    assert.match((await full.create({})).text, /was not written: The disk is full\./);
    const nowhere = { ...author.context, author: { ...author.context.author, places: [] } } as ToolContext;
    assert.match((await invokeTool(createSkill, valid, nowhere, neverCancelled)).text, /no folder for it/);
  });

  it('asks every description and text through YAML unharmed', async () => {
    const author = new Author();
    const description = 'Says "a: b" # and {c}, \\d. Use when it is due.';
    await author.create({ description });
    const document = parseSkill(author.written.get(path) ?? '');
    assert.ok(JSON.stringify(document.frontmatter).includes(JSON.stringify(description).slice(1, -1)));
  });
});

describe('check_skill', () => {
  it('says that nothing is wrong', async () => {
    const { text, data } = await workbench([{ name: 'pdf' }]).call(checkSkill, { skill: 'pdf' });
    assert.match(text, /^Nothing is wrong with "pdf"/);
    assert.deepEqual(data?.['findings'], []);
  });

  it('tells each finding with its line and the exact edit that mends it', async () => {
    const bench = workbench([{ name: 'Bad_Name', description: 'x' }]);
    const [skill] = bench.skills;
    assert.ok(skill);
    const read = await bench.catalog.textOf(skill.location);
    const document = parseSkill(read.ok ? read.value : '');
    const findings = checkDocument({ document, directoryName: 'Bad_Name' });
    assert.ok(findings.length > 0);
    Object.assign(skill, { findings });
    const { text, data } = await bench.call(checkSkill, { skill: 'bad_name' });
    assert.match(text, /line 2, error, name-charset: .*replace "Bad_Name" in line 2 by "bad-name"/);
    assert.equal((data?.['findings'] as unknown[]).length, findings.length);
    assert.match(text, /call check_skill again\.$/);
  });

  it('refuses an unknown skill', async () => {
    const { failed, text } = await workbench([{ name: 'pdf' }]).call(checkSkill, { skill: 'pfd' });
    assert.ok(failed && text.includes('"pdf"'));
  });
});
