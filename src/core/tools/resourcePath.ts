import { err, ok, type Result } from '../result.ts';

/**
 * The path of a file of a skill, as a model wrote it, made plain: `./a/b.md` gives `a/b.md`. Refused, with the reason
 * for the model, is whatever could lead out of the skill directory by its spelling alone; links are the reader's matter.
 */
export function resourcePath(written: string): Result<string, string> {
  const path = written.trim();
  if (path === '') return err('The path is empty.');
  if (/[\u0000-\u001f\u007f]/.test(path)) return err('The path holds control characters.');
  if (path.includes('\\')) return err('The path holds a backslash; write it with / between the folders.');
  if (/^(?:\/|~|[A-Za-z]:)/.test(path)) {
    return err('The path must be relative to the skill directory, as in references/guide.md.');
  }
  const segments = path.split('/').filter(segment => segment !== '' && segment !== '.');
  if (segments.includes('..')) {
    return err('The path leads out of the skill directory with "..". Only files inside it can be read.');
  }
  return ok(segments.join('/'));
}
