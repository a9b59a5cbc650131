import type { Cache } from '../ports.ts';

/** For one run that reads every file once. */
export const forgetfulCache: Cache = { get: () => undefined, has: () => false, set: () => undefined };
