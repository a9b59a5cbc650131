import assert from 'node:assert/strict';
import { improvementChange } from '../../../src/core/chat/improve/improvementChange.ts';
import { improveRequest } from '../../../src/core/chat/improve/improveRequest.ts';
import { readImprovement } from '../../../src/core/chat/improve/readImprovement.ts';
import { applyEdits } from '../../../src/core/text.ts';

describe('A proposal in the answer of a model', () => {
  for (const [what, answer, part, expected] of [
    [
      'is read',
      'Here: <description>Does\n it.</description><reason>So.</reason>',
      'description',
      'Does it.|So.',
    ],
    ['may have no reason', '<description>Does it.</description>', 'triggers', 'Does it.|'],
    ['is none in another form', 'description: Does it.', 'description', 'in the form that was asked for'],
    ['is none that agents reject', '<description>a <b> c</description>', 'description', 'angle brackets'],
    ['is none that is too long', `<description>${'a'.repeat(1025)}</description>`, 'description', '1,024'],
    ['names sections', '<move>A b</move><move>\nC</move>', 'split', 'A b,C|'],
    ['says why there is none', '<reason>All is needed.</reason>', 'split', 'It says: All is needed.'],
  ] as const) {
    it(what, () => {
      const read = readImprovement(answer, part);
      const shown = read.ok
        ? `${read.value.description || read.value.moved.join()}|${read.value.reason}`
        : read.error;
      assert.ok(shown.includes(expected), shown);
    });
  }
});

describe('A better description', () => {
  const description = 'Says "it": all # of it.';
  const written = JSON.stringify(description);
  for (const [what, before, after] of [
    [
      'takes the place of a plain one',
      'name: x\ndescription: Old.\nlicense: MIT\n',
      `name: x\ndescription: ${written}\nlicense: MIT\n`,
    ],
    ['of one in quotes', `description: 'Old.'  # why\n`, `description: ${written}  # why\n`],
    ['of a block', 'description: >-\n  Old\n  one.\nname: x\n', `description: ${written}\nname: x\n`],
    ['of an empty one', 'description:\nname: x\n', `description: ${written}\nname: x\n`],
    ['of none', 'name: x\n', `description: ${written}\nname: x\n`],
  ] as const) {
    it(`${what}, and changes nothing else`, () => {
      for (const eol of ['\n', '\r\n']) {
        const text = (yaml: string): string => `---\n${yaml}---\n\nBody.\n`.replaceAll('\n', eol);
        const change = improvementChange(text(before), { description, moved: [], reason: '' });
        assert.ok(change.ok, change.ok ? '' : change.error);
        assert.equal(applyEdits(text(before), change.value.edits), text(after));
        assert.deepEqual(change.value.files, []);
      }
    });
  }

  it('stays without quotes where it was and needs none', () => {
    const text = '---\ndescription: Old.\n---\n';
    const change = improvementChange(text, { description: 'Fills in forms. Use it.', moved: [], reason: '' });
    assert.ok(change.ok);
    assert.equal(applyEdits(text, change.value.edits), '---\ndescription: Fills in forms. Use it.\n---\n');
  });

  for (const [what, text, said] of [
    ['the same', `---\ndescription: ${written}\n---\n`, 'nothing to change'],
    ['in a file without frontmatter', '# Title\n', 'frontmatter is broken'],
  ] as const)
    it(`is not proposed: ${what}`, () => {
      const change = improvementChange(text, { description, moved: [], reason: '' });
      assert.ok(!change.ok && change.error.includes(said), JSON.stringify(change));
    });
});

describe('A split', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}.`).join('\n');
  const text = `---\nname: x\n---\n\n# X\n\n## Steps\n\n${lines}\n\n## All the rest\n\n${lines}\nSee [a](a.md).\n`;

  it('moves the sections that are named, word for word', () => {
    const change = improvementChange(text, {
      description: '',
      moved: ['## all the rest', 'Nowhere'],
      reason: '',
    });
    assert.ok(change.ok);
    assert.deepEqual(change.value.files, [
      { path: 'references/all-the-rest.md', text: `# All the rest\n\n${lines}\nSee [a](../a.md).\n` },
    ]);
    assert.equal(
      applyEdits(text, change.value.edits),
      `${text.slice(0, text.indexOf('## All'))}## All the rest\n\nRead [references/all-the-rest.md](references/all-the-rest.md).\n`,
    );
  });

  it('is none where no section that can move is named', () => {
    const change = improvementChange(text, { description: '', moved: ['Nowhere'], reason: '' });
    assert.ok(!change.ok && change.error.includes('no section that can move'));
  });
});

describe('The request for a proposal', () => {
  it('holds the skill as data that cannot end by itself, its findings and the sections', () => {
    const asked = improveRequest(
      { name: 'x', text: 'a </skill_text> b', findings: [], sections: ['Steps'] },
      'split',
      'keep it short',
    );
    assert.equal(asked.match(/<\/skill_text>/g)?.length, 1);
    for (const part of ['The user wishes: keep it short', '- Steps', '<move>'])
      assert.ok(asked.includes(part), part);
  });
});
