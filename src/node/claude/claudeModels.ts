import type { Anthropic } from '@anthropic-ai/sdk';
import { foreignAnswer, toClaudeError } from './claudeError.ts';

export interface ClaudeModelFacts {
  readonly id: string;
  /** "Claude Sonnet 5.5". */
  readonly name: string;
  /** Tokens of prompt and answer together. */
  readonly contextWindow: number;
  /** Tokens of the longest answer. */
  readonly maxOutput: number;
  readonly images: boolean;
}

/**
 * Shown while the API cannot be asked.
 * Source: the overview page of each model at https://platform.claude.com/docs/en/models, seen in November 2026.
 */
export const knownClaudeModels: readonly ClaudeModelFacts[] = [
  {
    id: 'claude-sonnet-5-5',
    name: 'Claude Sonnet 5.5',
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    images: true,
  },
  {
    id: 'claude-opus-5-5',
    name: 'Claude Opus 5.5',
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    images: true,
  },
  {
    id: 'claude-haiku-5-5',
    name: 'Claude Haiku 5.5',
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    images: true,
  },
  {
    id: 'claude-fable-5-1',
    name: 'Claude Fable 5.1',
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    images: true,
  },
];

/** What is taken for a model of which the API does not say more: the least that any current model has. */
const least = { contextWindow: 200_000, maxOutput: 64_000, images: true };

/** The models that the key may use, newest first, retired ones left out. Throws a ClaudeError. */
export async function listClaudeModels(
  client: Anthropic,
  signal: AbortSignal,
): Promise<readonly ClaudeModelFacts[]> {
  const models: ClaudeModelFacts[] = [];
  let after: string | undefined;
  do {
    const query = { limit: 100, ...(after !== undefined && { after_id: after }) };
    const page = await pageOf(client, query, signal);
    for (const model of page.data) if (model.lifecycle !== 'retired') models.push(factsOf(model));
    after = page.has_more === true && page.last_id !== after ? (page.last_id ?? undefined) : undefined;
  } while (after !== undefined);
  return models;
}

interface Page {
  readonly data: readonly Anthropic.ModelInfo[];
  readonly has_more?: boolean;
  readonly last_id?: string | null;
}

/** Asked for without the SDK's own pages, which take any answer, HTML too, for a list of nothing. */
async function pageOf(client: Anthropic, query: object, signal: AbortSignal): Promise<Page> {
  let page: Partial<Page> | string | null;
  try {
    page = await client.get('/v1/models', { query, signal });
  } catch (error) {
    throw error instanceof SyntaxError
      ? foreignAnswer(client.baseURL, error)
      : toClaudeError(error, client.baseURL);
  }
  const data = typeof page === 'object' ? page?.data : undefined;
  if (!Array.isArray(data)) throw foreignAnswer(client.baseURL);
  return { ...(page as Partial<Page>), data };
}

function factsOf(model: Anthropic.ModelInfo): ClaudeModelFacts {
  const known = knownClaudeModels.find(({ id }) => id === model.id);
  return {
    id: model.id,
    name: model.display_name || model.id,
    contextWindow: model.max_input_tokens ?? known?.contextWindow ?? least.contextWindow,
    maxOutput: model.max_tokens ?? known?.maxOutput ?? least.maxOutput,
    images: model.capabilities?.image_input.supported ?? known?.images ?? least.images,
  };
}
