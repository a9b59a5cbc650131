import type { LocalSource } from '../../src/core/catalog/localSource.ts';
import { SkillCatalog } from '../../src/core/catalog/skillCatalog.ts';
import type { SkillSource } from '../../src/core/catalog/skillSource.ts';
import type { Places } from '../../src/core/discovery/findRoots.ts';
import { type Content, MemoryFileSystem } from './memoryFileSystem.ts';
import { sourceOver } from './sourceOver.ts';

export const places: Places = {
  workspaceFolders: ['/w'],
  home: { path: '/home/me', environment: {} },
  personal: true,
  customRoots: [],
};

export interface Opened {
  readonly catalog: SkillCatalog;
  readonly files: MemoryFileSystem;
  /** Its methods can be replaced. */
  readonly source: { -readonly [K in keyof SkillSource]: SkillSource[K] };
  readonly events: { changed: string[]; removed: string[] }[];
}

/** A catalog over files in memory, before its first refresh. */
export function opened(content: Readonly<Record<string, Content>>): Opened {
  const files = new MemoryFileSystem({ '/w/': '', ...content });
  const local: LocalSource = sourceOver(files);
  const source: Opened['source'] = local;
  const catalog = new SkillCatalog(source);
  const events: Opened['events'] = [];
  catalog.onDidChange(({ changed, removed }) =>
    events.push({ changed: [...changed].sort(), removed: [...removed] }),
  );
  return { catalog, files, source, events };
}

/** After the first refresh, with the records of it wiped. */
export async function ready(content: Readonly<Record<string, Content>>): Promise<Opened> {
  const all = opened(content);
  await all.catalog.refresh(places);
  await all.catalog.deepened;
  all.events.length = 0;
  all.files.reads.length = 0;
  all.files.listings.length = 0;
  return all;
}

/** The text of a valid SKILL.md. */
export function skill(name: string, description = `About ${name}`): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\nDo it.\n`;
}
