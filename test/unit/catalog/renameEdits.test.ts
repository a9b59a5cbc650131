import assert from 'node:assert/strict';
import { nameEdits } from '../../../src/core/catalog/rename/nameEdits.ts';
import { renameEdits } from '../../../src/core/catalog/rename/renameEdits.ts';
import { applyEdits } from '../../../src/core/text.ts';
import { skillOf } from '../../support/skillFixture.ts';

const bases = { home: { path: '/home/me' }, workspaceFolders: ['/work'] };

/** `/work/.claude/skills/pdf`, also reached through a link in the home folder, becomes `docs`. */
const pdf = skillOf({ name: 'pdf' });
const linked = { ...pdf.ways[0], path: '/home/me/.claude/skills/pdf/SKILL.md' };
const renaming = { skill: { ...pdf, ways: [...pdf.ways, linked] as const }, name: 'docs' };

function renamed(text: string, path: string, directory: string): string | undefined {
  const edits = renameEdits({ path, directory }, text, [renaming], bases);
  return edits && applyEdits(text, edits);
}

/** What a text in the SKILL.md of the neighbour `ocr` becomes. */
const mentions: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'a link': ['[a](../pdf/SKILL.md#x)', '[a](../docs/SKILL.md#x)'],
  'a link to the folder': ['[a](../pdf)', '[a](../docs)'],
  'several on a line': ['`../pdf/a` and ../pdf/b.', '`../docs/a` and ../docs/b.'],
  'a path from the workspace folder': ['Run .claude/skills/pdf/run.py', 'Run .claude/skills/docs/run.py'],
  'an absolute path': ['"/work/.claude/skills/pdf"', '"/work/.claude/skills/docs"'],
  'a path of the home folder': ['cd ~/.claude/skills/pdf.', 'cd ~/.claude/skills/docs.'],
  'a path by a variable': ['$HOME/.claude/skills/pdf/a', '$HOME/.claude/skills/docs/a'],
  'the variable of the skill': ['${CLAUDE_SKILL_DIR}/../pdf/a', '${CLAUDE_SKILL_DIR}/../docs/a'],
  'a path behind a colon': ['file:../pdf/a', 'file:../docs/a'],
  'no other skill of the name': ['~/.codex/skills/pdf/a', '~/.codex/skills/pdf/a'],
  'no name that goes on': [
    '../pdf-forms/a ../pdf.md ../pdf_x ../pdfs',
    '../pdf-forms/a ../pdf.md ../pdf_x ../pdfs',
  ],
  'no name alone': ['Use the skill pdf, or /pdf.', 'Use the skill pdf, or /pdf.'],
  'no address': ['https://example.com/.claude/skills/pdf', 'https://example.com/.claude/skills/pdf'],
};

describe('renaming a skill', () => {
  for (const [title, [before, after]] of Object.entries(mentions)) {
    it(`follows in the text of others: ${title}`, () => {
      const directory = '/work/.claude/skills/ocr';
      assert.equal(renamed(before, `${directory}/SKILL.md`, directory), after);
    });
  }

  it('takes paths in a resource from its folder, and from the skill directory', () => {
    const directory = '/work/.claude/skills/ocr';
    const text = '../../pdf/a ../pdf/b';
    assert.equal(renamed(text, `${directory}/references/x.md`, directory), '../../docs/a ../docs/b');
  });

  it('changes the name and the paths of the skill itself, and nothing else', () => {
    const text = '---\r\nname: "pdf"  # the name\r\n---\r\nSee .claude/skills/pdf/a.md and pdf.\r\n';
    assert.equal(
      renamed(text, pdf.location, pdf.directory),
      '---\r\nname: "docs"  # the name\r\n---\r\nSee .claude/skills/docs/a.md and pdf.\r\n',
    );
  });

  it('finds a name with a blank, as it is and encoded', () => {
    const skill = skillOf({ name: 'My Skill' });
    const text = '[a](../My%20Skill/a) `../My Skill/b`';
    const file = { path: '/work/.claude/skills/ocr/SKILL.md', directory: '/work/.claude/skills/ocr' };
    const edits = renameEdits(file, text, [{ skill, name: 'my-skill' }], bases);
    assert.equal(edits && applyEdits(text, edits), '[a](../my-skill/a) `../my-skill/b`');
  });

  it('leaves the name where only the directory is meant', () => {
    const text = '---\nname: docs\n---\n';
    const edits = renameEdits(
      { path: pdf.location, directory: pdf.directory },
      text,
      [{ ...renaming, directoryOnly: true }],
      bases,
    );
    assert.deepEqual(edits, []);
  });

  it('is refused where the name cannot be replaced alone', () => {
    const broken = '---\nname: &anchor pdf\ndescription: *anchor\n---\n';
    assert.equal(nameEdits(broken, 'docs'), undefined);
    assert.equal(renamed(broken, pdf.location, pdf.directory), undefined);
  });

  for (const [text, after] of [
    ['---\nname: pdf\n---\n', "---\nname: '2-up'\n---\n"],
    ["---\nname: 'pdf'\n---\n", "---\nname: '2-up'\n---\n"],
    ['---\ndescription: x\n---\n', '---\ndescription: x\n---\n'],
    ['---\nname:\n---\n', '---\nname:\n---\n'],
    ['# No frontmatter\n', '# No frontmatter\n'],
  ] as const) {
    it(`writes a name into ${JSON.stringify(text)}`, () => {
      const edits = nameEdits(text, '2-up');
      assert(edits);
      assert.equal(applyEdits(text, edits), after);
    });
  }
});
