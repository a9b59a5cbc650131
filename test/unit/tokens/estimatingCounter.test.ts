import assert from 'node:assert/strict';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { estimatingCounter } from '../../../src/core/tokens/estimatingCounter.ts';

const counter = estimatingCounter('o200k');

const prose = `Use this skill when the user asks for a release note. Read the commits since the last tag, group them by the
part of the product that they touch, and write one sentence for each change that a user would notice. Leave out
refactorings, and say plainly what breaks. If nothing changed for users, say so instead of inventing something.
`;
const list = `## Steps

1. Run \`git log --oneline v1.2.0..HEAD\` and read every line.
2. Ask for the audience: **developers**, *operators* or end users.
3. Write the draft to \`notes/draft.md\`; keep lines under 100 characters.

| Kind | Heading | Example |
| --- | --- | --- |
| fix | Fixed | "Saving no longer loses the last line" |
| new | Added | "Search in all folders at once" |

See [the style guide](references/style.md#tone) and [the checklist](references/checklist.md).
`;
const code = `\`\`\`python
import json
import sys


def load(path: str) -> dict:
    """Read the manifest; an empty one where there is none."""
    try:
        with open(path, encoding="utf-8") as handle:
            return json.load(handle)
    except FileNotFoundError:
        return {"name": "", "files": []}


for index, entry in enumerate(load(sys.argv[1])["files"]):
    print(f"{index:03d} {entry['path']} {entry['size'] / 1024:.1f} KiB")
\`\`\`
`;
const german = `Prüfe zuerst, ob die Überschriften vollständig sind. Größere Änderungen müssen in einer eigenen
Datei stehen, damit spätere Leser die Gründe verstehen können.
`;
const japanese =
  '変更履歴を読み、利用者に見える変更だけを書き出してください。内部の整理は書かなくてよいです。\n';

/** The estimate divided by what o200k says. */
function ratio(text: string): number {
  return counter.count(text) / countTokens(text);
}

describe('the offline estimate', () => {
  it('is within 10 % of o200k for English prose, lists and code together', () => {
    const whole = ratio(prose + list + code);
    assert.ok(Math.abs(whole - 1) < 0.1, String(whole));
  });

  for (const [name, text] of Object.entries({ prose, list, code, german, japanese })) {
    it(`is within 30 % for one kind of text alone: ${name}`, () => {
      assert.ok(Math.abs(ratio(text) - 1) < 0.3, String(ratio(text)));
    });
  }

  it('is a whole number, zero for nothing, never negative', () => {
    for (const text of ['', ' ', '\n', 'a', '\uD800', '<|endoftext|>', '\0', '😀', prose]) {
      assert.ok(Number.isInteger(counter.count(text)) && counter.count(text) >= 0, JSON.stringify(text));
    }
    assert.equal(counter.count(''), 0);
  });

  it('takes special tokens for text', () => {
    assert.ok(counter.count('<|endoftext|>') > 1);
  });

  it('grows from family to family as published', () => {
    const counts = (['o200k', 'claude-old', 'claude-new'] as const).map(family =>
      estimatingCounter(family).count(prose),
    );
    assert.deepEqual(
      counts,
      [...counts].sort((a, b) => a - b),
    );
    assert.ok(Math.abs((counts[2] ?? 0) / (counts[1] ?? 1) - 1.3) < 0.02);
  });
});
