/** What VS Code gives a page: its only way to the extension, and a place for what has to outlive it. */
export interface Host<Sent, State> {
  send(message: Sent): void;
  /** What was kept last; undefined in a page that is new. */
  readonly kept: State | undefined;
  keep(state: State): void;
}

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

/** Connects the page with the extension, once; `receive` is given each message from there. */
export function connect<Sent, Received, State>(receive: (message: Received) => void): Host<Sent, State> {
  const api = acquireVsCodeApi();
  // Only the frame around the page, which is VS Code's, can reach it.
  window.addEventListener('message', event => receive(event.data as Received));
  return {
    send: message => api.postMessage(message),
    kept: api.getState() as State | undefined,
    keep: state => api.setState(state),
  };
}
