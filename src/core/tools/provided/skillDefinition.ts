import { checkNewDescription } from '../newSkill/checkNewDescription.ts';
import { checkNewName } from '../newSkill/checkNewName.ts';
import { resourcePath } from '../resourcePath.ts';

/** A skill that a program brings along, in place of a folder. */
export interface SkillDefinition {
  /** As of a skill folder: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** What it does and when to use it: models choose by it. 1,024 characters at most. */
  readonly description: string;
  /** The instructions, in Markdown. */
  readonly body: string;
  /** Names of language-model tools that belong to it. */
  readonly tools?: readonly string[];
  /** `currentSkill`: its tools are there for @skills only once it is loaded. */
  readonly autoActivate?: 'currentSkill';
  /** Where its instructions stand in what @skills sends; the user's setting decides unless given. */
  readonly surfaceMode?: 'toolResult' | 'system' | 'both' | 'auto';
  /** Its files by path, relative as `references/guide.md`; a function is called when the file is read. */
  readonly resources?: Readonly<Record<string, string | (() => string | Promise<string>)>>;
}

/**
 * The definition itself, once it is known to be valid.
 *
 * @throws TypeError that says what is wrong with which field
 */
export function defineSkill(definition: SkillDefinition): SkillDefinition {
  const { name, description, body, resources = {} } = definition;
  const complain = (field: string, what: string): never => {
    throw new TypeError(`The skill ${JSON.stringify(name)} is not valid: ${field}. ${what}`);
  };
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const badName = checkNewName(text(name), []);
  if (badName !== undefined) complain('name', badName);
  const badDescription = checkNewDescription(text(description));
  if (badDescription !== undefined) complain('description', badDescription);
  if (text(body).trim() === '') complain('body', 'A skill needs instructions.');
  for (const path of Object.keys(resources)) {
    const plain = resourcePath(path);
    if (!plain.ok) complain('resources', plain.error);
    else if (plain.value !== path || path === 'SKILL.md')
      complain(
        'resources',
        `${JSON.stringify(path)} cannot be the path of a file; write it as references/guide.md.`,
      );
  }
  return definition;
}
