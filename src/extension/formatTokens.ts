/** `~950`, `~1.2k`, `~12k`; without the tilde where the count is exact. */
export function formatTokens(count: number, exact = false): string {
  const sign = exact ? '' : '~';
  if (count < 1000) return `${sign}${count}`;
  const thousands = count / 1000;
  return `${sign}${thousands < 9.95 ? thousands.toFixed(1).replace(/\.0$/, '') : Math.round(thousands)}k`;
}
