import type { AgentId } from '../../src/core/agents/agent.ts';
import { readingAgent } from '../../src/core/agents/reading/readingAgents.ts';
import { baseName, parentPath } from '../../src/core/path.ts';
import { readOwnSettings } from '../../src/core/visibility/readOwnSettings.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import type { AgentView } from '../../src/core/visibility/agentView.ts';
import type { Situation } from '../../src/core/visibility/situation.ts';
import type { VerdictState, Why } from '../../src/core/visibility/verdict.ts';
import type { ListedEntry } from '../../src/core/visibility/listedEntry.ts';
import { Visibility } from '../../src/core/visibility/visibility.ts';
import { opened } from '../support/openedCatalog.ts';
import { expand, home, type Layout, type ProgramId } from './layout.ts';

/** What we say of one SKILL.md of a layout. */
export interface Expected {
  readonly location: string;
  readonly name: string;
  /** What stands before the description in the list. */
  readonly label?: string;
  readonly state: VerdictState;
  readonly why: Why;
  /** As listed; absent where it is not. */
  readonly description?: string;
  /** What it is, where it is no skill of a folder. */
  readonly origin?: ListedEntry['origin'];
  /** Place in the list, from 0. */
  readonly place?: number;
}

export interface Expectation {
  readonly skills: readonly Expected[];
  /** The real path of what a program names. */
  realPath(path: string): Promise<string>;
}

const agents: Readonly<Record<ProgramId, AgentId>> = {
  'claude-code': 'claudeCode',
  copilot: 'copilot',
  codex: 'codex',
  opencode: 'openCode',
  gemini: 'gemini',
};

/** Has the programs, as they are asked, go without the skills of their own. */
const withoutOwn = { withoutBuiltIn: true };

/** Tokens of the context of the models that the programs are asked with. */
const windows: Readonly<Partial<Record<ProgramId, number>>> = { 'claude-code': 200_000, codex: 272_000 };

/** What we say of a layout, worked out over files in memory. */
export async function expectation(layout: Layout, program: ProgramId): Promise<Expectation> {
  const agent = readingAgent(agents[program]);
  if (!agent) throw new Error(`Nothing is known of ${program}`);
  const { catalog, files } = opened(inMemory(layout));
  const cwd = root + (layout.cwd ?? '/repo');
  const repository = innermost(
    (layout.git ?? ['/repo']).map(path => root + path),
    cwd,
  );
  const environment = Object.fromEntries(
    Object.entries(layout.environment ?? {}).map(([name, value]) => [name, expand(value, root)]),
  );
  const situation: Omit<Situation, 'switches'> = {
    workingDirectory: cwd,
    repository,
    home: { path: root + home, environment },
    trusted: layout.trusted ?? true,
    ...(windows[program] !== undefined && layout.own !== true && { window: windows[program] }),
  };
  await catalog.refresh({
    workspaceFolders: foldersFrom(cwd, repository),
    home: situation.home,
    personal: true,
    customRoots: [],
  });
  const { skills: found } = catalog;
  const whole = await readOwnSettings([agent], found, situation, files, decodeUtf8);
  const listings = { [agent.id]: { ...whole.listings?.[agent.id], ...(layout.own !== true && withoutOwn) } };
  const visibility = new Visibility([agent], { ...whole, listings });
  visibility.update(found);
  const view = visibility.view(agent.id);
  const listed = new Map(view?.list.entries.map((entry, place) => [entry.location, { ...entry, place }]));
  const skills = found.map(({ location }): Expected => {
    const verdict = view?.verdicts.get(location);
    if (!verdict) throw new Error(`There is no verdict on ${location}`);
    const { name, state, why } = verdict;
    const entry = listed.get(location);
    const shown = entry && (state === 'visible' || state === 'listed-by-name-only');
    const shortened = why.kind === 'seen' ? (why.shortened ?? 0) : 0;
    const description = entry && entry.description.slice(0, entry.description.length - shortened);
    return {
      ...{ location: location.slice(root.length), name, state, why },
      ...(shown && { place: entry.place, label: state === 'visible' ? entry.label : name }),
      ...(shown && state === 'visible' && description !== undefined && { description }),
    };
  });
  return {
    skills: [...skills, ...(view ? besides(view, whole) : [])],
    async realPath(path) {
      const found = await files.realPath(root + path);
      return found.ok ? found.value.slice(root.length) : path;
    },
  };
}

/** What is listed besides the skills that were found, and commands that only people can start. */
function besides(
  { agent, list, cutExtras }: AgentView,
  { commands, switches }: Situation,
): readonly Expected[] {
  const why: Why = { kind: 'seen' };
  const listed = list.entries.flatMap((entry, place): Expected[] => {
    const { name, origin, label, description } = entry;
    if (origin === undefined) return [];
    const location = entry.location.slice(origin === 'command' ? root.length : 0);
    const bare = description === '' || cutExtras.get(entry.location) === 'listed-by-name-only';
    const said = bare
      ? { state: 'listed-by-name-only' as const }
      : { state: 'visible' as const, description };
    return [{ location, name, label, place, why, origin, ...said }];
  });
  const taken = new Set(listed.map(({ name }) => name));
  const manual = (commands?.[agent.id] ?? []).filter(
    ({ name, manual: own }) => (own === true || switches[agent.id]?.[name] === 'manual') && !taken.has(name),
  );
  return [
    ...listed,
    ...manual.map(({ name, location }): Expected => {
      return { location: location.slice(root.length), name, state: 'manual-only', why, origin: 'command' };
    }),
  ];
}

/** Where a layout lies in memory: below a folder as on disk, with a path as long, which lists of paths depend on. */
const root = '/tmp/skill-manager-conformance-memory';

function inMemory(layout: Layout): Record<string, string> {
  const files = Object.entries(layout.files).map(([path, content]) => {
    const link = content.startsWith('-> ');
    return [root + path, link ? `-> ${expand(content.slice(3), root)}` : expand(content, root)] as const;
  });
  const folders = [home, layout.cwd ?? '/repo', ...(layout.git ?? ['/repo'])].map(
    path => [`${root}${path}/`, ''] as const,
  );
  return Object.fromEntries([...folders, ...files]);
}

function innermost(repositories: readonly string[], folder: string): string | undefined {
  for (let at = folder; ; at = parentPath(at)) {
    if (repositories.includes(at)) return at;
    if (at === '/' || baseName(at) === '') return undefined;
  }
}

/** The folder and those around it, up to the repository or the top. */
function foldersFrom(folder: string, top: string | undefined): readonly string[] {
  const folders = [folder];
  for (let at = folder; at !== (top ?? '/'); at = parentPath(at)) folders.push(parentPath(at));
  return folders;
}
