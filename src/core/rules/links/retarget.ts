import type { Reference } from '../../skill/reference.ts';
import type { Fix } from '../fix.ts';

/** The reference written with another path; what stands around the path, as `./` and `#part`, stays. */
export function retarget(reference: Reference, path: string, safe: boolean): Fix | undefined {
  const written = withPath(reference, path);
  if (written === undefined) return undefined;
  return {
    title: `Write \`${path}\``,
    safe,
    edits: [{ span: reference.span, text: written }],
  };
}

function withPath({ written, kind }: Reference, path: string): string | undefined {
  const prefix = path.startsWith('../')
    ? ''
    : (/^(?:\.\/|\$\{?CLAUDE_SKILL_DIR\}?\/)/.exec(written)?.[0] ?? '');
  const suffix = /[?#].*$/s.exec(written)?.[0] ?? '';
  if (kind === 'mention') return /^[\w./-]+$/.test(path) ? prefix + path + suffix : undefined;
  return prefix + encodeURI(path).replace(/[()?#]/g, character => escaped[character] ?? character) + suffix;
}

const escaped: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', '?': '%3F', '#': '%23' };
