import type { TokenCounter } from '../ports.ts';

type Method = Pick<TokenCounter, 'exact' | 'label'>;

/** `~1,234 tokens (estimate, o200k)`, `1 token (GPT, exact)`. */
export function formatTokens(count: number, { exact, label }: Method): string {
  const number = String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${exact ? '' : '~'}${number} ${count === 1 ? 'token' : 'tokens'} (${label})`;
}

/** For where there is little room: `~950`, `~1.2k`, `~12k`, `~1.2M`. */
export function formatTokensShort(count: number, { exact }: Pick<TokenCounter, 'exact'>): string {
  const sign = exact ? '' : '~';
  if (count < 1000) return `${sign}${count}`;
  return count < 999_500 ? `${sign}${scaled(count / 1000)}k` : `${sign}${scaled(count / 1_000_000)}M`;
}

/** One decimal below ten, none above: `1`, `1.2`, `12`. */
function scaled(amount: number): string {
  return amount < 9.95 ? amount.toFixed(1).replace(/\.0$/, '') : String(Math.round(amount));
}
