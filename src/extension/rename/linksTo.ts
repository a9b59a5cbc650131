import type { Skill } from '../../core/catalog/skill.ts';
import { baseName, parentPath } from '../../core/path.ts';
import type { FileSystem } from '../../core/ports.ts';

/** The symbolic links that are ways to the skill directory: where it gets another name, they lead nowhere. */
export async function linksTo(
  { directory, ways }: Pick<Skill, 'directory' | 'ways'>,
  files: Pick<FileSystem, 'readDirectory'>,
): Promise<readonly string[]> {
  const others = new Set(ways.map(({ path }) => parentPath(path)).filter(path => path !== directory));
  const links: string[] = [];
  for (const path of others) {
    const entries = await files.readDirectory(parentPath(path));
    const entry = entries.ok ? entries.value.find(({ name }) => name === baseName(path)) : undefined;
    if (entry?.kind === 'link') links.push(path);
  }
  return links;
}
