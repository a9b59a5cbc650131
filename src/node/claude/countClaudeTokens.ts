import type { Anthropic } from '@anthropic-ai/sdk';
import { foreignAnswer, toClaudeError } from './claudeError.ts';

/**
 * Tokens of `text` as the API counts them for a model. It counts whole requests, so what a request takes around its text is
 * measured with a text of one token and taken off. Throws a ClaudeError.
 * Source: https://platform.claude.com/docs/en/build-with-claude/token-counting
 */
export async function countClaudeTokens(
  client: Anthropic,
  model: string,
  text: string,
  signal: AbortSignal,
): Promise<number> {
  const count = async (content: string): Promise<number> => {
    const messages = [{ role: 'user' as const, content }];
    // An address that is not the API's may answer with anything.
    const answer: { input_tokens?: unknown } = await client.messages.countTokens(
      { model, messages },
      { signal },
    );
    if (typeof answer.input_tokens !== 'number') throw foreignAnswer(client.baseURL);
    return answer.input_tokens;
  };
  if (text.trim() === '') return 0;
  try {
    const [whole, one] = await Promise.all([count(text), count('a')]);
    return Math.max(0, whole - (one - 1));
  } catch (error) {
    throw toClaudeError(error, client.baseURL);
  }
}
