import type { HiddenRun } from './hiddenRuns.ts';

/** What a run of tag characters or variation selectors says when it is read as letters; undefined where that is no text. */
export function hiddenMessage({ kind, text }: HiddenRun): string | undefined {
  if (kind !== 'tags' && kind !== 'selectors') return undefined;
  const codes = [...text].map(character => character.codePointAt(0) ?? 0);
  const message =
    kind === 'tags'
      ? String.fromCharCode(...codes.slice(0, most).map(code => code - 0xe0000)).replace(
          /[\0-\x1F\x7F]/gu,
          '',
        )
      : asUtf8(codes.slice(0, most).map(byteOf));
  return message !== '' && !/[\p{Cc}\uFFFD]/u.test(message) ? message : undefined;
}

/** Characters decoded: more than a message shows. */
const most = 300;

/** Variation selectors stand for bytes: the first 16 of them for 0-15, the supplement for 16-255. */
function byteOf(code: number): number {
  return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
}

function asUtf8(bytes: readonly number[]): string {
  const encoded = bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Bytes that are no UTF-8 are no message.
    return '';
  }
}
