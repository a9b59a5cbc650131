import type { ReadingAgent } from '../agents/agent.ts';
import { personalPath } from '../agents/foldersOf.ts';
import { baseName, isInside, joinPath } from '../path.ts';
import type { SeenSkill } from './candidate.ts';
import { readFolders } from './readFolders.ts';
import type { Situation } from './situation.ts';
import type { Verdict, Why } from './verdict.ts';

/** Something that would change a verdict. Nothing is done here: who shows it does it, and asks first. */
export type VisibilityAction =
  /** The skill directory to this path, which is in a folder that the agent reads. */
  | { readonly kind: 'link' | 'copy' | 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'renameFile'; readonly from: string; readonly to: string }
  /** Another name for the skill: that of its directory, or of its field, as the agent goes by. */
  | { readonly kind: 'renameSkill' }
  | { readonly kind: 'compareWith'; readonly location: string }
  | { readonly kind: 'switchOn'; readonly name: string }
  | { readonly kind: 'removeField'; readonly field: 'disable-model-invocation' | 'paths' }
  | { readonly kind: 'writeDescription' | 'shortenDescription' | 'trustProject' }
  | { readonly kind: 'openRule'; readonly rule: string };

const places: ReadonlySet<Why['kind']> = new Set<Why['kind']>([
  ...(['otherFolder', 'otherProject', 'whenTouched', 'tooDeep', 'folderItself'] as const),
  ...(['dottedFolder', 'insideSkill', 'linkedFile'] as const),
]);

/** What would have the agent see the skill, the mildest first; nothing for what it sees. */
export function actionsFor(
  { state, why, by, name }: Verdict,
  skill: SeenSkill,
  agent: ReadingAgent,
  situation: Situation,
): readonly VisibilityAction[] {
  if (state === 'shadowed')
    return [
      ...(by === undefined ? [] : [{ kind: 'compareWith', location: by } as const]),
      { kind: 'renameSkill' },
    ];
  if (places.has(why.kind)) return intoFolder(skill, agent, situation);
  switch (why.kind) {
    case 'wrongCase':
      return [{ kind: 'renameFile', from: skill.location, to: joinPath(skill.directory, 'SKILL.md') }];
    case 'reservedName':
      return [{ kind: 'renameSkill' }];
    case 'untrusted':
      return [{ kind: 'trustProject' }];
    case 'switched':
      return [{ kind: 'switchOn', name }];
    case 'fields':
      return [{ kind: 'removeField', field: 'disable-model-invocation' }];
    case 'paths':
      return [{ kind: 'removeField', field: 'paths' }];
    case 'noDescription':
      return [{ kind: 'writeDescription' }];
    case 'budget':
      return [{ kind: 'shortenDescription' }];
    case 'rule':
      return [{ kind: 'openRule', rule: why.rule }];
    default:
      return [];
  }
}

/** A link keeps one copy; a move takes the skill from the agents that see it now. */
function intoFolder(
  skill: SeenSkill,
  agent: ReadingAgent,
  situation: Situation,
): readonly VisibilityAction[] {
  const folder = folderFor(skill, agent, situation);
  const from = skill.directory;
  if (folder === undefined || isInside(folder, from)) return [];
  const to = joinPath(folder, baseName(from));
  return (['link', 'copy', 'move'] as const).map(kind => ({ kind, from, to }));
}

/** The folder of the agent that comes first among those of the skill's own scope: a project's in the project. */
function folderFor(
  { ways: [way] }: SeenSkill,
  agent: ReadingAgent,
  situation: Situation,
): string | undefined {
  const [personal] = agent.personalFolders;
  if (way.root.scope === 'personal') return personal && personalPath(personal, situation.home);
  const [first = ''] = agent.projectFolders;
  const top = situation.repository ?? situation.workingDirectory;
  const atTop = joinPath(top, first);
  return readFolders(agent, situation).has(atTop) ? atTop : joinPath(situation.workingDirectory, first);
}
