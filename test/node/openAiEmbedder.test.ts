import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CancellationSource } from '../../src/core/cancellationSource.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { openAiEmbedder } from '../../src/node/embeddings/openAiEmbedder.ts';

interface Heard {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: { readonly model: string; readonly input: readonly string[] };
}

/** What the server answers to each request in turn; the last answer is given again and again. */
type Reply =
  { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> } | 'vectors';

describe('An endpoint for embeddings', () => {
  let server: Server;
  let heard: Heard[];
  let replies: Reply[];

  beforeEach(async () => {
    [heard, replies] = [[], ['vectors']];
    server = createServer((request, response) => {
      void text(request).then(body => {
        const asked = JSON.parse(body) as Heard['body'];
        heard.push({ path: request.url, key: request.headers.authorization, body: asked });
        const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'vectors';
        if (reply !== 'vectors') {
          response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body ?? {}));
          return;
        }
        // Backwards: the order is in the index.
        const data = asked.input.map((each, index) => ({ index, embedding: [each.length, index] })).reverse();
        response.end(JSON.stringify({ data }));
      });
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  });

  afterEach(() => new Promise(done => server.closeAllConnections() ?? server.close(done)));

  const embedder = (options: Parameters<typeof openAiEmbedder>[1] = {}, key?: string) => {
    const { port } = server.address() as AddressInfo;
    return openAiEmbedder(
      { baseUrl: `http://127.0.0.1:${port.toString()}/v1/`, model: 'small', key },
      { firstPause: 1, ...options },
    );
  };

  it('is asked in batches, and its vectors are put in the order of the texts', async () => {
    const steps: number[] = [];
    const asked = embedder({ batch: 2, progress: done => steps.push(done) }, 'secret');
    const answer = await asked.embed(['a', 'bb', 'ccc'], neverCancelled);
    assert.deepEqual(answer?.ok && answer.value.map(([first]) => first), [1, 2, 3]);
    assert.deepEqual(
      heard.map(({ path, key, body }) => [path, key, body.model, body.input.length]),
      [
        ['/v1/embeddings', 'Bearer secret', 'small', 2],
        ['/v1/embeddings', 'Bearer secret', 'small', 1],
      ],
    );
    assert.deepEqual(steps, [2, 3]);
  });

  it('is asked again while it is busy, and no longer than told', async () => {
    replies = [{ status: 429, headers: { 'retry-after-ms': '1' } }, { status: 503 }, 'vectors'];
    const answer = await embedder().embed(['a'], neverCancelled);
    assert.deepEqual([answer?.ok, heard.length], [true, 3]);
    replies = [{ status: 429, headers: { 'retry-after': '600' } }];
    heard = [];
    assert.deepEqual([(await embedder().embed(['a'], neverCancelled))?.ok, heard.length], [false, 1]);
  });

  for (const [status, complaint, tries] of [
    [401, /does not accept the key/, 1],
    [404, /does not know the model "small"/, 1],
    [400, /answered with 400/, 1],
    [500, /answered with 500/, 3],
  ] as const) {
    it(`is told of when it answers ${status.toString()}, without the key`, async () => {
      replies = [{ status, body: { error: 'secret' } }];
      const answer = await embedder({ tries: 3 }, 'secret').embed(['a'], neverCancelled);
      assert.match(answer && !answer.ok ? answer.error : '', complaint);
      assert.doesNotMatch(answer && !answer.ok ? answer.error : '', /secret/);
      assert.equal(heard.length, tries);
    });
  }

  for (const body of [
    {},
    { data: [] },
    { data: [{ embedding: ['a'] }] },
    { data: [{ embedding: [] }] },
    null,
  ]) {
    it(`is told of when it answers ${JSON.stringify(body)}`, async () => {
      replies = [{ status: 200, body }];
      const answer = await embedder().embed(['a'], neverCancelled);
      assert.match(answer && !answer.ok ? answer.error : '', /cannot be used|cannot be reached/);
    });
  }

  it('is left alone when cancelled', async () => {
    const cancellation = new CancellationSource();
    replies = [{ status: 503 }];
    const asked = embedder({ firstPause: 60_000 });
    const pending = asked.embed(['a'], cancellation.token);
    while (heard.length === 0) await new Promise(done => setImmediate(done));
    cancellation.cancel();
    assert.equal(await pending, undefined);
  });

  it('that is not there is told of', async () => {
    const asked = openAiEmbedder(
      { baseUrl: 'http://127.0.0.1:1/v1', model: 'm' },
      { tries: 2, firstPause: 1 },
    );
    const answer = await asked.embed(['a'], neverCancelled);
    assert.match(answer && !answer.ok ? answer.error : '', /cannot be reached.*Is the server running\?/);
  });
});
