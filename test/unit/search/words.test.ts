import assert from 'node:assert/strict';
import { wordsOf } from '../../../src/core/search/words.ts';

const cases: readonly (readonly [text: string, terms: string])[] = [
  ['Merge the PDFs', 'merg the pdf'],
  ['camelCase', 'camelcas|camel|case'],
  ['HTMLParser', 'htmlparser|html|parser'],
  ['kebab-case snake_case', 'kebab case snake case'],
  ['C++ and C#, .NET', 'c++ and c# dotnet'],
  ['Übersicht über Maße', 'ubersicht uber mass'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['привет мир', 'привет мир'],
  ['数据分析', '数据 分析'],
  ['a — b … c', 'c'],
  ['', ''],
];

describe('The words of a text', () => {
  for (const [text, expected] of cases) {
    it(`of "${text}" are "${expected}"`, () => {
      assert.equal(
        wordsOf(text)
          .map(({ terms }) => terms.join('|'))
          .join(' '),
        expected,
      );
    });
  }

  it('have spans into the text as it is written', () => {
    const text = 'So: “Größe”, 数据 und C++!';
    assert.deepEqual(
      wordsOf(text).map(({ span }) => text.slice(span.start, span.end)),
      ['So', 'Größe', '数据', 'und', 'C++'],
    );
  });
});
