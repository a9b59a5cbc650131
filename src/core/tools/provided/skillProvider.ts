import type { Event } from '../../host.ts';
import type { SkillDefinition } from './skillDefinition.ts';

/** What is told of a skill before it is loaded. */
export interface ProvidedSkill extends Omit<SkillDefinition, 'resources' | 'body'> {
  /** Paths of its files. */
  readonly resources?: readonly string[];
}

/** Somewhere that skills come from. Nothing it does changes the state of a conversation. It may answer anew each time. */
export interface SkillProvider {
  listSkills(): Promise<readonly ProvidedSkill[]>;
  /** The instructions of a skill; null where there is none of that name. */
  readBody(name: string): Promise<string | null>;
  /** The text of one of its files; null where there is none at that path. */
  readResource(name: string, path: string): Promise<string | null>;
  /** Tells that listSkills would answer something else now. */
  readonly onDidChange?: Event<void>;
}

/** The skills of a program, from their definitions. */
export function inCodeSkillProvider(definitions: readonly SkillDefinition[]): SkillProvider {
  const byName = new Map(definitions.map(each => [each.name, each]));
  return {
    listSkills: () =>
      Promise.resolve(
        [...byName.values()].map(({ resources = {}, body: _body, ...told }) => ({
          ...told,
          resources: Object.keys(resources).sort(),
        })),
      ),
    readBody: name => Promise.resolve(byName.get(name)?.body ?? null),
    readResource: async (name, path) => {
      const resources = byName.get(name)?.resources ?? {};
      const resource = Object.hasOwn(resources, path) ? resources[path] : undefined;
      return typeof resource === 'function' ? resource() : (resource ?? null);
    },
  };
}
