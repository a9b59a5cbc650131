import type { Decode, FileSystem, TokenCounter } from '../ports.ts';
import type { FileWeight } from './skillSource.ts';

/** A file of more bytes than this is not counted: no model takes so much. */
export const maxWeighedBytes = 4 * 1024 * 1024;

/** Size and tokens of a file; undefined where it cannot be read. A NUL byte near the start makes it no text. */
export async function weighFile(
  path: string,
  files: FileSystem,
  counter: TokenCounter,
  decode: Decode,
): Promise<FileWeight | undefined> {
  const real = await files.realPath(path);
  const bytes = real.ok ? await files.readFile(real.value, maxWeighedBytes) : real;
  if (bytes.ok) {
    const size = bytes.value.length;
    if (bytes.value.subarray(0, 8192).includes(0)) return { size, tokens: undefined, uncounted: 'binary' };
    return { size, tokens: counter.count(decode(bytes.value).text) };
  }
  const stat = bytes.error.kind === 'tooLarge' ? await files.stat(path) : bytes;
  return stat.ok ? { size: stat.value.size, tokens: undefined, uncounted: 'tooLarge' } : undefined;
}
