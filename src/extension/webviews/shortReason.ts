import type { Verdict, Why } from '../../core/visibility/verdict.ts';

/** Why it is so in some words, to follow the state: "hidden, the folder is too deep". Empty where there is nothing to add. */
export function shortReason({ why, state }: Pick<Verdict, 'why' | 'state'>): string {
  if (why.kind === 'rule') return why.clause;
  if (why.kind === 'seen') return why.shortened === undefined ? '' : 'the description is shortened';
  if (why.kind === 'budget' && state === 'listed-by-name-only')
    return 'the list is too long for its description';
  return reasons[why.kind];
}

const reasons: Record<Exclude<Why['kind'], 'rule' | 'seen'>, string> = {
  switched: 'by a setting of the agent',
  fields: 'by fields of the skill',
  noDescription: 'it has no description',
  paths: 'until a file of its paths is worked on',
  sameName: 'another skill of the name wins',
  budget: 'the list is too long',
  otherFolder: 'the folder is not read',
  otherProject: 'the folder is of another project',
  whenTouched: 'until a file beside the folder is worked on',
  tooDeep: 'the folder is too deep',
  folderItself: 'SKILL.md is in the skill folder itself',
  dottedFolder: 'a folder begins with a dot',
  insideSkill: 'it lies inside another skill',
  reservedName: 'the folder has a reserved name',
  linkedFile: 'SKILL.md is a link',
  wrongCase: 'the file is not called SKILL.md',
  untrusted: 'the project is not trusted',
};
