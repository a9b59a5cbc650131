// A bundle of its own, loaded when one of these is asked for.
export { filterTree } from './filterTree.ts';
export { findCollisions } from './findCollisions.ts';
export { searchSkills } from './searchSkills.ts';
export { whichSkill } from './whichSkill.ts';
