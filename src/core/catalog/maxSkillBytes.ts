/** No honest SKILL.md is a hundredth of this; a larger one is left out, with a notice. */
export const maxSkillBytes = 32 * 1024 * 1024;
