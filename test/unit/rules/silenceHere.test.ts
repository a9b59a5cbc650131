import assert from 'node:assert/strict';
import { silenceHere } from '../../../src/core/rules/fixes/silenceHere.ts';
import { silencedRules } from '../../../src/core/rules/silencedRules.ts';
import { applyEdits } from '../../../src/core/text.ts';

/** The path, the text, and the text after. */
const cases: Readonly<Record<string, readonly [path: string, before: string, after: string]>> = {
  'behind the frontmatter': [
    'SKILL.md',
    '---\nname: a\n---\n\n# A\n',
    '---\nname: a\n---\n<!-- skill-manager-disable a-rule -->\n\n# A\n',
  ],
  'with the line ends of the file': [
    'SKILL.md',
    '---\r\nname: a\r\n---\r\nA\r\n',
    '---\r\nname: a\r\n---\r\n<!-- skill-manager-disable a-rule -->\r\nA\r\n',
  ],
  'behind a frontmatter that ends the text': [
    'SKILL.md',
    '---\nname: a\n---',
    '---\nname: a\n---\n<!-- skill-manager-disable a-rule -->\n',
  ],
  'as YAML in a frontmatter that does not end': [
    'SKILL.md',
    '---\nname: a\n\n# A\n',
    '---\n# skill-manager-disable a-rule\nname: a\n\n# A\n',
  ],
  'at the end where there is no frontmatter': [
    'references/x.md',
    '# X\ntext',
    '# X\ntext\n<!-- skill-manager-disable a-rule -->\n',
  ],
  'into an empty file': ['x.md', '', '<!-- skill-manager-disable a-rule -->\n'],
  'into the comment that is there': [
    'SKILL.md',
    '---\nname: a\n---\nA <!-- skill-manager-disable b-rule c-rule --> b\n',
    '---\nname: a\n---\nA <!-- skill-manager-disable b-rule c-rule a-rule --> b\n',
  ],
  'but into no example': [
    'SKILL.md',
    '---\nname: a\n---\n```\n<!-- skill-manager-disable b-rule -->\n```\n',
    '---\nname: a\n---\n<!-- skill-manager-disable a-rule -->\n```\n<!-- skill-manager-disable b-rule -->\n```\n',
  ],
  'behind the first line of a script': [
    'scripts/a.sh',
    '#!/bin/sh\nls\n',
    '#!/bin/sh\n# skill-manager-disable a-rule\nls\n',
  ],
  'at the start of a script without one': ['scripts/a', 'ls\n', '# skill-manager-disable a-rule\nls\n'],
  'behind a byte order mark': ['a.py', '\ufeffx = 1\n', '\ufeff# skill-manager-disable a-rule\nx = 1\n'],
  'behind the encoding of a Python script': [
    'a.py',
    '#!/usr/bin/env python\n# -*- coding: latin-1 -*-\nx = 1\n',
    '#!/usr/bin/env python\n# -*- coding: latin-1 -*-\n# skill-manager-disable a-rule\nx = 1\n',
  ],
  'behind a first line that ends the text': [
    'a.rb',
    '#!/usr/bin/env ruby',
    '#!/usr/bin/env ruby\n# skill-manager-disable a-rule\n',
  ],
  'in JavaScript': ['a.mjs', 'f();\n', '// skill-manager-disable a-rule\nf();\n'],
  'in PHP': ['a.php', '<?php\nf();\n', '<?php\n// skill-manager-disable a-rule\nf();\n'],
  'in Lua': ['a.lua', 'f()\n', '-- # skill-manager-disable a-rule\nf()\n'],
  'in a batch file': ['a.bat', 'dir\n', '@REM # skill-manager-disable a-rule\ndir\n'],
  'in CSS': ['a.css', 'a {}\n', '/* # skill-manager-disable a-rule */\na {}\n'],
  'in HTML': [
    'a.html',
    '<!DOCTYPE html>\n<p>\n',
    '<!DOCTYPE html>\n<!-- skill-manager-disable a-rule -->\n<p>\n',
  ],
  'into the comment of a script': [
    'a.py',
    'x = 1  # skill-manager-disable b-rule\n',
    'x = 1  # skill-manager-disable b-rule a-rule\n',
  ],
};

describe('turning a rule off in a file', () => {
  for (const [title, [path, before, after]] of Object.entries(cases)) {
    it(`is written ${title}`, () => {
      const edit = silenceHere(path, before, 'a-rule');
      assert(edit);
      const result = applyEdits(before, [edit]);
      assert.equal(result, after);
      assert(silencedRules(result).includes('a-rule'));
    });
  }

  for (const path of ['a.json', 'a.txt', 'a.csv']) {
    it(`is not possible in ${path}`, () => assert.equal(silenceHere(path, 'a', 'a-rule'), undefined));
  }
});
