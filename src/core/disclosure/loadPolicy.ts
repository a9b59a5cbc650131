/**
 * How long a loaded skill counts as loaded. `turn`: until the user speaks again. `once`: for the next request alone; its
 * instructions are then taken out of what is sent. `session`: until it is unloaded.
 */
export type LoadMode = 'turn' | 'once' | 'session';

export interface LoadPolicy {
  readonly mode: LoadMode;
  /** Skills loaded at a time; beyond it the one goes that was touched the longest ago. 0: as many as there are. */
  readonly maxLoaded: number;
}

export const defaultLoadPolicy: LoadPolicy = { mode: 'turn', maxLoaded: 0 };
