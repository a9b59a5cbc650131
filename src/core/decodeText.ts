// Known to every host of JavaScript, yet to no library that core is compiled with.
declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

/** UTF-8 bytes as text. Bytes that are not UTF-8 become U+FFFD; a byte order mark is left out. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes);
}
