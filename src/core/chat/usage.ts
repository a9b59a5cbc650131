/** Tokens of one turn, over all its requests. */
export interface Usage {
  readonly requests: number;
  /** All input, that which came from the prompt cache included. */
  readonly input: number;
  /** Of the input, what was read from the prompt cache; undefined where nobody says. */
  readonly cached?: number;
  readonly output: number;
  /** Told by the API itself; otherwise counted here. */
  readonly exact: boolean;
}

/** `1,234 tokens in (1,000 from cache), 56 out, 2 requests (exact)`. */
export function describeUsage(usage: Usage): string {
  const cached = usage.cached ? ` (${number(usage.cached)} from cache)` : '';
  const requests = usage.requests === 1 ? '1 request' : `${number(usage.requests)} requests`;
  return `${number(usage.input)} tokens in${cached}, ${number(usage.output)} out, ${requests} (${usage.exact ? 'exact' : 'estimate'})`;
}

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    requests: one.requests + other.requests,
    input: one.input + other.input,
    cached: (one.cached ?? 0) + (other.cached ?? 0),
    output: one.output + other.output,
    exact: one.exact && other.exact,
  };
}

export const noUsage: Usage = { requests: 0, input: 0, output: 0, exact: true };

/** Grouped in threes by commas, the same on every machine. */
function number(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
