/**
 * Seconds that an answer asks to wait before the next try: `retry-after-ms`, or `retry-after` as seconds or as a date. A date
 * that has passed is 0; undefined where nothing is asked.
 */
export function retryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (!Number.isNaN(milliseconds)) return milliseconds / 1000;
  const written = headers?.get('retry-after') ?? '';
  const seconds = /^\s*[+-]?[\d.]/.test(written) ? Number.parseFloat(written) : NaN;
  if (!Number.isNaN(seconds)) return seconds;
  const date = Date.parse(written);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}
