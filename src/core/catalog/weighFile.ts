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
    const isText = !bytes.value.subarray(0, 8192).includes(0);
    return { size: bytes.value.length, tokens: isText ? counter.count(decode(bytes.value)) : undefined };
  }
  const stat = bytes.error.kind === 'tooLarge' ? await files.stat(path) : bytes;
  return stat.ok ? { size: stat.value.size, tokens: undefined } : undefined;
}
