/**
 * An address that a key may be sent to, made plain; without TLS it goes to this machine alone.
 *
 * @param setting for people: the setting that the address is from
 * @throws Error with a sentence for the user where it is no such address
 */
export function secretAddress(value: unknown, setting: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (!url) throw new Error(`The setting ${setting} is not an address. Correct or reset it.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return url.href;
  throw new Error(`The setting ${setting} must begin with https:// (http:// for this machine alone).`);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
