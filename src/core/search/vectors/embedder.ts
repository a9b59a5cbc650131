import type { CancellationToken } from '../../host.ts';
import type { Result } from '../../result.ts';

/** Makes vectors of texts: the port behind which a model stands. */
export interface Embedder {
  /** Names the model and its version: vectors of another are worthless beside its own. */
  readonly id: string;
  /** One vector for each text, in their order, all of one length; undefined when cancelled. The error is a sentence for people. */
  embed(
    texts: readonly string[],
    token: CancellationToken,
  ): Promise<Result<readonly Float32Array[], string> | undefined>;
}
