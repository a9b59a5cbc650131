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

/** What the same turn would have taken with all skills in every request. */
export interface Inlined {
  readonly skills: number;
  /** Tokens in, over all requests. */
  readonly input: number;
}

/** `1,234 tokens in (1,000 from cache), 56 out, 2 requests (exact); with all 9 skills inlined about 98,765 in`. */
export function describeUsage(usage: Usage, inlined?: Inlined): string {
  const cached = usage.cached ? ` (${number(usage.cached)} from cache)` : '';
  const requests = usage.requests === 1 ? '1 request' : `${number(usage.requests)} requests`;
  const instead =
    inlined && inlined.input > usage.input
      ? `; with ${inlined.skills === 1 ? 'the skill' : `all ${number(inlined.skills)} skills`} inlined about ${number(inlined.input)} in`
      : '';
  return `${number(usage.input)} tokens in${cached}, ${number(usage.output)} out, ${requests} (${usage.exact ? 'exact' : 'estimate'})${instead}`;
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
