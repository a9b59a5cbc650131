import type { Breathe } from '../core/inSlices.ts';

/** Goes on in the next turn of the event loop, after what has come in meanwhile. */
export const breathe: Breathe = () => new Promise(resolve => setImmediate(resolve));
