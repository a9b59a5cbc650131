import type { Skill } from '../../core/catalog/skill.ts';
import { notificationText } from '../notificationText.ts';

/** What a modal asks before a skill is deleted. */
export interface DeletionWords {
  readonly question: string;
  readonly detail: string;
  readonly button: string;
  /** What Enter does where it must not delete: VS Code makes the first button the default. */
  readonly harmless?: string;
}

/**
 * @param way `trash` where there is one; `forGood` where there is none; `trashFailed` where there is one that did not
 *   take the skill
 */
export function deletionWords(
  skill: Pick<Skill, 'analysis' | 'directory' | 'resources'>,
  way: 'trash' | 'forGood' | 'trashFailed',
): DeletionWords {
  const name = notificationText(skill.analysis.name);
  const count = skill.resources.length + 1;
  const files = `${notificationText(skill.directory)} with ${count} file${count === 1 ? '' : 's'}`;
  if (way === 'trash') {
    return {
      question: `Delete the skill ${name}?`,
      detail: `${files} goes to the trash.`,
      button: 'Move to Trash',
    };
  }
  return {
    question:
      way === 'forGood'
        ? `Delete the skill ${name} for good?`
        : `The skill ${name} could not be moved to the trash. Delete it for good?`,
    detail: `${way === 'forGood' ? 'There is no trash on this machine. ' : ''}${files} is deleted for good. This cannot be undone.`,
    button: 'Delete for Good',
    harmless: 'Look at It First',
  };
}
