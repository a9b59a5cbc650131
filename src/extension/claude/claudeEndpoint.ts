import { secretAddress } from '../secretAddress.ts';

/** An address that speaks the Messages API, with a key of its own: Anthropic's, a proxy, a gateway. */
export interface ClaudeEndpoint {
  /** As the user calls it; '' for the usual one. */
  readonly name: string;
  readonly baseUrl: string;
}

/** The endpoints that `skillManager.claude.endpoints` names, and a sentence on each entry that is none. */
export function namedEndpoints(value: unknown): {
  readonly endpoints: readonly ClaudeEndpoint[];
  readonly complaints: readonly string[];
} {
  const endpoints: ClaudeEndpoint[] = [];
  const complaints: string[] = [];
  const written = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  for (const [name, address] of Object.entries(written)) {
    const setting = `skillManager.claude.endpoints, ${JSON.stringify(name)},`;
    try {
      if (!/^[\w.-]{1,40}$/.test(name))
        throw new Error(`The setting ${setting} needs a name of letters, digits, dots and hyphens.`);
      endpoints.push({ name, baseUrl: secretAddress(address, setting) });
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { endpoints, complaints };
}

/** A model's id in the picker: those of named endpoints begin with the name. */
export function pickerId({ name }: ClaudeEndpoint, modelId: string): string {
  return name === '' ? modelId : `${name}/${modelId}`;
}

/** The endpoint that an id in the picker is of, and the id that it knows the model by; undefined where it is gone. */
export function ofPickerId(
  id: string,
  endpoints: readonly ClaudeEndpoint[],
): { readonly endpoint: ClaudeEndpoint; readonly model: string } | undefined {
  const named = endpoints.find(({ name }) => name !== '' && id.startsWith(`${name}/`));
  if (named) return { endpoint: named, model: id.slice(named.name.length + 1) };
  const usual = endpoints.find(({ name }) => name === '');
  return usual && { endpoint: usual, model: id };
}
