import type { Resource } from '../discovery/skillFile.ts';
import { baseName } from '../path.ts';
import { inCode } from './findings/inCode.ts';
import { folderOf } from './links/fromFolder.ts';
import { hasOwnPurpose } from './links/hasOwnPurpose.ts';
import type { ResourcesRule } from './rule.ts';

/** Files of one folder that are told one by one. */
const most = 3;

export const orphanResource: ResourcesRule = {
  id: 'orphan-resource',
  looksAt: 'resources',
  summary: 'Each file of the skill directory is named by another',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence: 'An agent reads what it is told of: it has no reason to open this.',
  *check(skill) {
    const folders = new Map<string, Resource[]>();
    for (const resource of skill.resources) {
      const { path } = resource;
      if (skill.naming.isNamed(path) || resource.size === 0 || hasOwnPurpose(path)) continue;
      const folder = folderOf(path);
      const others = folders.get(folder);
      if (others) others.push(resource);
      else folders.set(folder, [resource]);
    }
    for (const files of folders.values()) {
      for (const [at, { path }] of files.slice(0, most).entries()) {
        const more = at === most - 1 ? files.length - most : 0;
        const also = more > 0 ? ` The same goes for ${more.toString()} more in its folder.` : '';
        const message = `Neither SKILL.md nor another file names ${inCode(baseName(path))}.${also} Say in SKILL.md what it is for, or remove it.`;
        yield { message, path, span: { start: 0, end: 0 }, range: top };
      }
    }
  },
};

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
