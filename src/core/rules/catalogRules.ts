import type { CatalogRule } from './rule.ts';
import { skillDepth } from './skillDepth.ts';
import { uniqueName } from './uniqueName.ts';

/** The rules about all skills together: a table of their own, for the editor applies these without parsing anything. */
export const catalogRules: readonly CatalogRule[] = [uniqueName, skillDepth];
