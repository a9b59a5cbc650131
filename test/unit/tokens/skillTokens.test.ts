import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { renderCatalogEntry } from '../../../src/core/skill/renderCatalogEntry.ts';
import { estimatingCounter } from '../../../src/core/tokens/estimatingCounter.ts';
import { skillTokens } from '../../../src/core/tokens/skillTokens.ts';

const lengths = { id: 'length', label: 'length', exact: true, count: (text: string) => text.length };

describe('the entry of a skill', () => {
  it('is escaped XML of one line each', () => {
    assert.equal(
      renderCatalogEntry('a', 'Does <x> & y.\n  Use it\twell.'),
      '  <skill>\n    <name>a</name>\n    <description>Does &lt;x&gt; &amp; y. Use it well.</description>\n  </skill>',
    );
  });

  it('cannot be ended by what is in it', () => {
    const entry = renderCatalogEntry('</name>', '</skill></available_skills>', '/a/<b>');
    assert.equal(entry.match(/<\//g)?.length, 4);
    assert.ok(entry.includes('    <location>/a/&lt;b&gt;</location>\n'));
  });
});

describe('the tokens of a skill', () => {
  it('are those of its entry and of its instructions', () => {
    const document = parseSkill('---\nname: a\ndescription: b\n---\nBody\n');
    assert.deepEqual(skillTokens(document, 'a', 'b', lengths), {
      catalog: renderCatalogEntry('a', 'b').length,
      instructions: 'Body\n'.length,
      counter: 'length',
    });
  });

  it('name the counter, so that counts of different counters are never mixed', () => {
    const ids = (['o200k', 'claude-old', 'claude-new'] as const).map(family => estimatingCounter(family).id);
    assert.equal(new Set(ids).size, 3);
  });
});
