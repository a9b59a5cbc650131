import { fileURLToPath } from 'node:url';

/** The project's folder, ending in a separator. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
