import { listingBudget } from './listingBudget.ts';
import { manyTinySkills } from './manyTinySkills.ts';
import type { CatalogRule } from './rule.ts';
import { similarDescription } from './similarDescription.ts';
import { similarName } from './similarName.ts';
import { skillDepth } from './skillDepth.ts';
import { uniqueName } from './uniqueName.ts';

/** The rules about all skills together: a table of their own, for the editor applies these without parsing anything. */
export const catalogRules: readonly CatalogRule[] = [
  uniqueName,
  similarName,
  similarDescription,
  manyTinySkills,
  listingBudget,
  skillDepth,
];
