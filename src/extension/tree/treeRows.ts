import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { arrangeSkills } from './arrangeSkills.ts';
import { FolderNode } from './folderNode.ts';
import { GroupNode } from './groupNode.ts';
import { NoticesNode } from './noticesNode.ts';
import { SkillNode, type SkillRowSource } from './skillNode.ts';
import { sortSkills } from './skillOrder.ts';
import type { TreeChoices } from './treeChoices.ts';
import type { TreeNode } from './treeNode.ts';

/** All rows down to the skills, as one state of the catalog and the user's choices make them. */
export class TreeRows {
  readonly top: readonly TreeNode[];
  readonly #skills: SkillNode[] = [];
  readonly #byLocation = new Map<string, SkillNode[]>();
  readonly #notices: string;

  /** @param winnerOf answers the location of the skill under whose row another is shown; undefined for a row of its own */
  constructor(
    catalog: ReadableCatalog,
    choices: Pick<TreeChoices, 'order' | 'arrangement'>,
    source: SkillRowSource,
    winnerOf: (location: string) => string | undefined,
  ) {
    const skillNode = (skill: Skill, parent: TreeNode | undefined, isLink: boolean): SkillNode => {
      const node = new SkillNode(`${parent?.id ?? 'skill'}|${skill.location}`, skill, parent, isLink, source);
      this.#skills.push(node);
      this.#byLocation.set(skill.location, [...(this.#byLocation.get(skill.location) ?? []), node]);
      return node;
    };
    // Where the winner itself loses elsewhere, as in another workspace folder, the row stays where it is.
    const losers = catalog.skills.filter(({ location }) => {
      const winner = winnerOf(location);
      return winner !== undefined && catalog.get(winner) !== undefined && winnerOf(winner) === undefined;
    });
    const losing = new Set(losers.map(({ location }) => location));
    const skills =
      losers.length === 0 ? catalog.skills : catalog.skills.filter(each => !losing.has(each.location));
    const rows =
      choices.arrangement === 'flat'
        ? sortSkills(skills, choices.order).map(skill => skillNode(skill, undefined, false))
        : arrangeSkills(skills, catalog.roots, choices.order).map(
            group =>
              new GroupNode(group, parent =>
                group.folders.map(
                  folder =>
                    new FolderNode(folder, parent, owner =>
                      folder.skills.map(skill =>
                        skillNode(skill, owner, skill.root.path !== folder.root.path),
                      ),
                    ),
                ),
              ),
          );
    for (const loser of sortSkills(losers, choices.order)) {
      const [winner] = this.of(winnerOf(loser.location) ?? '');
      winner?.shadowed.push(skillNode(loser, winner, true));
    }
    this.top = catalog.notices.length > 0 ? [...rows, new NoticesNode(catalog.notices)] : rows;
    this.#notices = catalog.notices.map(notice => notice.message + notice.path).join('\n');
  }

  /** The rows that show the skill at this location; the first is the one to reveal. */
  of(location: string): readonly SkillNode[] {
    return this.#byLocation.get(location) ?? [];
  }

  get skills(): readonly SkillNode[] {
    return this.#skills;
  }

  /** Whether `other` has the same rows in the same order, whatever stands in them. */
  hasShapeOf(other: TreeRows): boolean {
    return (
      this.#notices === other.#notices &&
      this.#skills.length === other.#skills.length &&
      this.#skills.every((node, index) => node.id === other.#skills[index]?.id)
    );
  }
}
