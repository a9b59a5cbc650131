import { isUtf8 } from 'node:buffer';
import type { Decode } from '../core/ports.ts';

/** Node's own decoder keeps a byte order mark and puts U+FFFD for invalid bytes. */
export const decodeUtf8: Decode = bytes => ({
  text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'),
  invalid: !isUtf8(bytes),
});
