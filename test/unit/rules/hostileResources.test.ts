import assert from 'node:assert/strict';
import { analyzeResource } from '../../../src/core/catalog/analyzeResource.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { everything, fileFacts } from '../../../src/core/catalog/fileFacts.ts';
import { checkFiles } from '../../../src/core/rules/checkFiles.ts';
import { checkResources } from '../../../src/core/rules/checkResources.ts';
import { NameIndex } from '../../../src/core/rules/links/nameIndex.ts';

describe('Rules on a skill directory made of problems', () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      'links that lead nowhere',
      Array.from({ length: 12_000 }, (_, at) => `[a](x${at.toString()}.md)`).join(' '),
    ],
    [
      'anchors that lead nowhere',
      Array.from({ length: 12_000 }, (_, at) => `[a](#part-${at.toString()})`).join(' '),
    ],
    ['headings made of brackets', `# ${'['.repeat(300_000)}`],
    ['commands', `\`\`\`sh\n${'./scripts/a.sh x\n'.repeat(20_000)}\`\`\``],
    ['variables', `\`\`\`sh\n${'$A'.repeat(200_000)}\n\`\`\``],
    ['names', 'a-b_c/d.e '.repeat(50_000)],
    ['homes', '/home/a'.repeat(60_000)],
  ];
  for (const [title, text] of cases) {
    it(`are done soon: ${title}`, () => {
      const start = process.cpuUsage();
      const resources = Array.from({ length: 2000 }, (_, at) => ({
        ...{ path: `refs/y${at.toString()}.md`, size: 1, executable: false },
      }));
      const facts = fileFacts(parseSkill(text), everything);
      const analysis = analyzeResource(text, 'refs/y1.md', 'markdown', everything);
      const texts = new Map([['refs/y1.md', analysis]]);
      const naming = new NameIndex(resources);
      naming.addSkill(facts);
      naming.add('refs/y1.md', analysis);
      const exists = (): boolean => false;
      const findings = checkResources({ ...facts, skill: facts, texts, resources, exists, naming });
      checkFiles({ references: facts.references, resources, exists: () => false });
      const { user, system } = process.cpuUsage(start);
      assert.ok((user + system) / 1000 < 4000, `${((user + system) / 1000).toFixed()} ms`);
      assert.ok(findings.length > 0);
    });
  }
});
