import assert from 'node:assert/strict';
import type { AgentId } from '../../src/core/agents/agent.ts';
import { readingAgent } from '../../src/core/agents/reading/readingAgents.ts';
import { findRepository } from '../../src/core/discovery/findRepository.ts';
import { parentPath } from '../../src/core/path.ts';
import type { SeenSkill } from '../../src/core/visibility/candidate.ts';
import { readOwnSettings } from '../../src/core/visibility/readOwnSettings.ts';
import type { Situation } from '../../src/core/visibility/situation.ts';
import { straySkill } from '../../src/core/visibility/straySkill.ts';
import type { Verdict } from '../../src/core/visibility/verdict.ts';
import { Visibility } from '../../src/core/visibility/visibility.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import type { Content } from './memoryFileSystem.ts';
import { opened } from './openedCatalog.ts';

export interface Layout {
  /** `/repo` is a repository unless `.git` is denied; a text without a line break stands for the frontmatter's name. */
  readonly files: Readonly<Record<string, Content>>;
  readonly from?: string;
  readonly repository?: boolean;
  readonly situation?: Partial<Situation>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What an agent that is started in a layout of files makes of the skills in it. */
export async function seenIn(
  id: AgentId,
  { files, from = '/repo', repository = true, situation: own = {}, environment = {} }: Layout,
): Promise<{ visibility: Visibility; skills: readonly SeenSkill[] }> {
  const agent = readingAgent(id);
  assert(agent, id);
  const texts = Object.entries(files).map(([path, content]) => [path, textOf(content)] as const);
  const { catalog, files: disk } = opened({
    ...{ '/home/me/': '', [`${from}/`]: '', ...(repository && { '/repo/.git/': '' }) },
    ...Object.fromEntries(texts),
  });
  const home = { path: '/home/me', environment };
  const top = await findRepository(from, disk);
  const around: string[] = [];
  for (let at = from; at !== (top ?? '/');) around.push((at = parentPath(at)));
  await catalog.refresh({ workspaceFolders: [top ?? from], home, personal: true, customRoots: [], around });
  const strays = catalog.notices.map(notice => straySkill(notice, catalog.roots));
  const skills = [...catalog.skills, ...strays.filter(skill => skill !== undefined)];
  const bare = { workingDirectory: from, repository: top, home, trusted: true };
  const found = await readOwnSettings([agent], skills, bare, disk, decodeUtf8);
  const visibility = new Visibility([agent], { ...found, ...own });
  visibility.update(skills);
  return { visibility, skills };
}

/** `visible`, `visible as other`, `hidden tooDeep`, `rejected name-length`, `shadowed by /repo/…`. */
export function inWords({ state, name, why, by }: Verdict, expectedName: string): string {
  const as = name === expectedName ? '' : ` as ${name}`;
  if (state === 'shadowed') return `shadowed by ${parentPath(by ?? '')}`;
  const kind = why.kind === 'rule' ? why.rule : why.kind;
  return `${state}${as}${kind === 'seen' ? '' : ` ${kind}`}`;
}

function textOf(content: Content): Content {
  if (typeof content !== 'string' || /\n|^->|^\{/.test(content) || content === '') return content;
  return `---\nname: ${content}\ndescription: Does ${content}.\n---\n\nDo it.\n`;
}
