import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

/** Knows which requests that came over a transport have no answer yet. It is to be made before the server connects. */
export class PendingRequests {
  readonly #ids = new Set<RequestId>();
  #answered: Promise<void> | undefined;
  #settled: () => void = () => undefined;

  constructor(transport: Transport) {
    // The server keeps the listener that it finds.
    transport.onmessage = message => this.#came(message);
    const send = transport.send.bind(transport);
    transport.send = async (message, options) => {
      await send(message, options);
      if (!('method' in message) && message.id !== undefined) this.#forget(message.id);
    };
  }

  /** Settles when all is answered, or after so many milliseconds: what waits for the client's answer gets none any more. */
  answered(limit: number): Promise<void> {
    this.#answered ??= new Promise<void>(resolve => {
      const timer = setTimeout(resolve, limit);
      this.#settled = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#ids.size === 0) this.#settled();
    });
    return this.#answered;
  }

  #came(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.#ids.add(message.id);
    // What is cancelled is not answered.
    else if (message.method === 'notifications/cancelled') this.#forget(message.params?.['requestId']);
  }

  #forget(id: unknown): void {
    if (typeof id !== 'string' && typeof id !== 'number') return;
    this.#ids.delete(id);
    if (this.#ids.size === 0) this.#settled();
  }
}
