import { checkSkill } from './checkSkill.ts';
import { createSkill } from './createSkill.ts';
import { listSkillDocs } from './listSkillDocs.ts';
import { listSkills } from './listSkills.ts';
import { loadSkill } from './loadSkill.ts';
import { readSkillFile } from './readSkillFile.ts';
import { searchSkills } from './searchSkills.ts';
import { selectSkillDocs } from './selectSkillDocs.ts';
import type { Tool } from './tool.ts';

/** The table of tools, in the order in which models are told of them. */
export const tools: readonly Tool[] = [
  listSkills,
  searchSkills,
  loadSkill,
  readSkillFile,
  listSkillDocs,
  selectSkillDocs,
  checkSkill,
  createSkill,
];
