import { sameFor, notLoaded, refused } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { inCode } from './findings/inCode.ts';
import { nameFixes } from './fixes/nameFixes.ts';
import type { Span } from '../text.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';

export const nameCharset: DocumentRule = {
  id: 'name-charset',
  looksAt: 'document',
  summary: 'The name consists of a-z, 0-9 and hyphens',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'the name is marked as an error',
  },
  consequence: '',
  *check(skill) {
    const value = textField(skill.document, 'name');
    const bad = value && badCharacters(value.text);
    if (!bad) return;

    const span = spanWithin(skill.document.text, value)(bad.start, bad.end);
    const { characters } = bad;
    const common = {
      span,
      native: 'Skill name may only contain lowercase letters, numbers, and hyphens.',
      ...nameFixes(skill),
    };
    if (characters.every(isLowercaseLetterOrDigit)) {
      yield {
        ...common,
        message: `The name holds ${listed(characters)}, which is outside a-z and 0-9. The reference validator takes letters of every script in names; not all agents do.`,
        severity: 'warning',
        level: 'should',
      };
    } else {
      yield {
        ...common,
        message: `The name holds ${listed(characters)}. Write the name with a-z, 0-9 and hyphens between words.`,
      };
    }
  },
};

/** The characters of a name that are none for all agents, each once, and from the first of them to behind the last. */
function badCharacters(text: string): (Span & { readonly characters: readonly string[] }) | undefined {
  const points = new Set<number>();
  let [start, end] = [-1, -1];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if ((unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit === 45) continue;
    const point = text.codePointAt(at) ?? unit;
    if (start === -1) start = at;
    if (point > 0xffff) at++;
    end = at + 1;
    points.add(point);
  }
  return start === -1
    ? undefined
    : { start, end, characters: Array.from(points, point => String.fromCodePoint(point)) };
}

/** What the reference validator means by a lowercase alphanumeric character, in any script. */
function isLowercaseLetterOrDigit(character: string): boolean {
  const normal = character.normalize('NFKC');
  return /^[\p{L}\p{N}]+$/u.test(normal) && normal.toLowerCase() === normal;
}

function listed(characters: readonly string[]): string {
  const shown = characters.slice(0, 5).map(character => (character === ' ' ? 'a space' : inCode(character)));
  const more = characters.length > 5 ? ' and more' : '';
  return shown.join(', ') + more;
}
