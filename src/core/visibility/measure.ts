/** A budget's unit, and the length that its cost is worked out from: UTF-16 code units, or bytes of UTF-8. */
export type Unit = 'characters' | 'tokens';

const bytesOfToken = 4;

/** In code units where characters are counted, in bytes of UTF-8 where tokens are. */
export function lengthIn(unit: Unit, text: string): number {
  return unit === 'characters' ? text.length : utf8Length(text);
}

/** What a text of this length costs: a token is four bytes. */
export function costOf(unit: Unit, length: number): number {
  return unit === 'characters' ? length : Math.ceil(length / bytesOfToken);
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes++;
    else {
      bytes += 2;
      if (unit >= 0xd800 && unit < 0xdc00) at++;
    }
  }
  return bytes;
}
