import assert from 'node:assert/strict';
import { analyzeSkill } from '../../../src/core/catalog/analyzeSkill.ts';
import { renderCatalog } from '../../../src/core/catalog/renderCatalog.ts';
import { toolLoop } from '../../../src/core/chat/toolLoop.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { skillWishes } from '../../../src/core/skill/skillWishes.ts';
import { loadSkill } from '../../../src/core/tools/loadSkill.ts';
import { readSkillFile } from '../../../src/core/tools/readSkillFile.ts';
import { estimatingCounter } from '../../../src/core/tokens/estimatingCounter.ts';
import { callOf, ScriptedModel } from '../../support/scriptedModel.ts';
import { skillOf, workbench, type SkillFixture } from '../../support/skillFixture.ts';

// Cases that other systems settle in their own tests, each by its number; what they say in their words is said here in ours.

const analyze = (text: string) =>
  analyzeSkill(parseSkill(text), false, 'folder', estimatingCounter('o200k'), () => '');

const alpha: SkillFixture = {
  name: 'alpha',
  body: '# Alpha\n',
  files: { 'references/guide.md': 'Guide.', 'Data.json': '{}', 'raw.bin': 'a\0b' },
};
const { call } = workbench([alpha, { name: 'beta' }, { name: 'sandbox', body: 'Sand.' }]);

describe('Loading, as other systems test it', () => {
  it('R31: a SKILL.md without frontmatter is called by its folder', () => {
    const { name, description, opening } = analyze('# Title\n\nDoes it.\n');
    assert.deepEqual([name, description, opening], ['folder', '', 'Does it.']);
  });

  it('R34: the answer has the body without frontmatter, and a section of files only where there are any', async () => {
    const loaded = await call(loadSkill, { name: 'alpha' });
    assert.match(loaded.text, /^<skill [^>]*>\n# Alpha\n<\/skill>\n<skill_resources skill="alpha">\n/);
    assert.ok(!(await call(loadSkill, { name: 'beta' })).text.includes('<skill_resources'));
    assert.equal(loaded.data?.['content'], '# Alpha');
  });

  for (const [what, name, fixtures, said] of [
    [
      'an unknown name',
      'x',
      [alpha, { name: 'beta' }],
      /no skill "x"\. The nearest names are: "beta", "alpha"/,
    ],
    ['a name where there are no skills', 'x', [], /no skills were found at all/],
    ['no name', '', [alpha], /cannot use this input\. name: /],
  ] as const satisfies readonly (readonly [string, string, readonly SkillFixture[], RegExp])[]) {
    it(`R35: ${what} is answered with what there is`, async () => {
      const { text, failed } = await workbench(fixtures).call(loadSkill, { name });
      assert.ok(failed);
      assert.match(text, said);
    });
  }

  it('R36: two skills of one name are told apart by their locations', async () => {
    const plans = ['/a/plan', '/b/plan'].map(directory => ({ name: 'plan', body: directory, directory }));
    const bench = workbench(plans);
    const { text, failed } = await bench.call(loadSkill, { name: 'plan' });
    assert.ok(failed && plans.every(({ directory }) => text.includes(`${directory}/SKILL.md`)), text);
    for (const { directory } of plans) {
      const loaded = await bench.call(loadSkill, { name: `${directory}/SKILL.md` });
      assert.ok(loaded.text.includes(`\n${directory}\n</skill>`));
    }
  });

  it('R37: blanks and case do not matter', async () => {
    assert.match((await call(loadSkill, { name: '  SandBox ' })).text, /Sand\./);
  });

  it('R38: the directory is told as the project has it, and not for what lies outside', async () => {
    const inside = skillOf(alpha);
    const bench = workbench([alpha]);
    const [skill] = bench.skills;
    const [way] = inside.ways;
    Object.assign(skill ?? {}, { ways: [{ ...way, root: { ...way.root, workspaceFolder: '/work' } }] });
    const loaded = await bench.call(loadSkill, { name: 'alpha' });
    assert.equal(loaded.data?.['skillDirectory'], '.claude/skills/alpha');
    assert.equal((await call(loadSkill, { name: 'alpha' })).data?.['skillDirectory'], null);
  });

  it('R44: a call that the user does not allow brings nothing, and is told', async () => {
    const model = new ScriptedModel([[callOf('load_skill', { name: 'alpha' })], ['All right.']]);
    const outcome = await toolLoop({
      model,
      messages: [{ role: 'user', parts: [{ kind: 'text', text: 'go' }] }],
      tools: [{ name: 'load_skill', description: '', inputSchema: {} }],
      invoke: () => Promise.reject(new Error('The user cancelled the call')),
      isSkillName: () => false,
      write: () => undefined,
      token: neverCancelled,
    });
    const sent = JSON.stringify(model.requests.at(-1));
    assert.ok(outcome.end === 'answered' && sent.includes('load_skill failed: The user cancelled'));
    assert.ok(!sent.includes('# Alpha'));
  });
});

describe('Reading, as other systems test it', () => {
  for (const [id, path, said] of [
    ['R45', '../secret', /leads out of the skill directory/],
    ['R45', '/etc/passwd', /must be relative to the skill directory/],
    ['R45', '~/x', /must be relative/],
    ['R45', '.', /skill directory itself/],
    ['R45', 'references/', /is a folder/],
    ['R45', 'references', /is a folder.*"references\/guide\.md"/],
    ['R46', '../../etc/passwd', /leads out/],
    ['R46', 'a/../../b', /leads out/],
    ['R48', 'raw.bin', /binary file of 3 bytes/],
    ['R48', 'guide.md', /no file "guide\.md".*"references\/guide\.md"/],
    ['R49', 'data.json', /no file "data\.json".*"Data\.json"/],
  ] as const) {
    it(`${id}: ${path} is refused`, async () => {
      const { text, failed } = await call(readSkillFile, { skill: 'alpha', path });
      assert.ok(failed);
      assert.match(text, said);
    });
  }

  for (const path of ['./references/guide.md', 'references/guide.md', 'references//guide.md']) {
    it(`R46: ${path} is read`, async () => {
      assert.match((await call(readSkillFile, { skill: 'alpha', path })).text, /Guide\./);
    });
  }

  it('R45: a file above one answer is cut with a way to read on, not refused', async () => {
    const big = workbench([{ name: 'big', files: { 'a.txt': 'line\n'.repeat(60_000) } }]);
    const { text, failed } = await big.call(readSkillFile, { skill: 'big', path: 'a.txt' });
    assert.ok(!failed && /Call again with startLine \d+ to read on/.test(text));
  });

  it('R48: a range has both its ends', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n');
    const bench = workbench([{ name: 'x', files: { 'a.txt': lines } }]);
    const { text } = await bench.call(readSkillFile, {
      skill: 'x',
      path: 'a.txt',
      startLine: 10,
      endLine: 15,
    });
    assert.ok(text.includes('\nline 10\n') && text.includes('\nline 15\n') && !text.includes('line 16'));
  });
});

describe('What a skill asks of who loads it', () => {
  for (const [what, fields, wishes] of [
    ['nothing', 'license: MIT', undefined],
    ['tools of its own', 'tools: [a, b]\nautoActivate: currentSkill', { tools: ['a', 'b'], gated: true }],
    [
      'tools below metadata',
      'metadata:\n  tools: a, b\n  autoActivate: currentSkill',
      { tools: ['a', 'b'], gated: true },
    ],
    ['tools that are always there', 'tools: a', { tools: ['a'], gated: false }],
    ['another spelling', 'tools: a\nautoActivate: CurrentSkill', { tools: ['a'], gated: false }],
    [
      'R21: tools with blanks',
      'allowed-tools: Read Bash(git add *) Write',
      { allowedTools: ['Read', 'Bash', 'Write'] },
    ],
    ['R21: tools with commas', 'allowed-tools: Read, Write', { allowedTools: ['Read', 'Write'] }],
    ['R21: a list', 'allowed-tools:\n  - Read\n  - Bash(git *)', { allowedTools: ['Read', 'Bash'] }],
    ['R21: an empty list', 'allowed-tools: []', undefined],
    ['a place', 'metadata:\n  surfaceMode: system-prompt', { surface: 'system-prompt' }],
  ] as const) {
    it(`is ${what}`, () => {
      const found = skillWishes(parseSkill(`---\nname: x\n${fields}\n---\n`));
      assert.deepEqual(found, wishes && { tools: [], allowedTools: [], gated: false, ...wishes });
      assert.deepEqual(analyze(`---\nname: x\n${fields}\n---\n`).wishes, found);
    });
  }

  it('R02: is never told in the catalog, which escapes what it tells', () => {
    const text = renderCatalog([skillOf({ name: 'x', description: 'Uses <tags> & "quotes"' })]);
    assert.match(text, /&lt;tags&gt; &amp; &quot;quotes&quot;/);
  });
});
