import { createHash } from 'node:crypto';
import type { ReadableCatalog } from '../../src/core/catalog/readableCatalog.ts';
import { SkillSearch } from '../../src/core/catalog/skillSearch.ts';
import type { Skill } from '../../src/core/catalog/skill.ts';
import { wordHashes } from '../../src/core/catalog/wordHashes.ts';
import { err, ok } from '../../src/core/result.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { parseSkill } from '../../src/core/skill/parseSkill.ts';
import { skillFacts } from '../../src/core/skill/skillFacts.ts';
import { invokeTool } from '../../src/core/tools/invokeTool.ts';
import type { Tool, ToolOutput } from '../../src/core/tools/tool.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import { MemoryFileSystem } from './memoryFileSystem.ts';

export interface SkillFixture {
  readonly name: string;
  readonly description?: string;
  readonly body?: string;
  /** Only people load it; false unless given. */
  readonly manualOnly?: boolean;
  /** `/work/.claude/skills/<name>` unless given. */
  readonly directory?: string | undefined;
  /** SKILL.md in the directory unless given. */
  readonly location?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** A skill as the catalog would hold it. */
export function skillOf(fixture: SkillFixture): Skill {
  const { name, description = '', body = '', manualOnly = false, directory, location, files = {} } = fixture;
  const folder = directory ?? `/work/.claude/skills/${name}`;
  const rootPath = folder.slice(0, folder.lastIndexOf('/'));
  const root = { path: rootPath, scope: 'project', label: '.claude/skills', agents: ['claudeCode'] } as const;
  return {
    location: location ?? `${folder}/SKILL.md`,
    directory: folder,
    scope: 'project',
    root,
    ways: [{ root, path: `${folder}/SKILL.md` }],
    resources: Object.entries(files)
      .filter(([path]) => !path.startsWith('/'))
      .map(([path, content]) => ({ path, size: content.length, executable: false })),
    analysis: {
      name,
      nameSpan: { start: 0, end: 0 },
      nameRange: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      descriptionSpan: { start: 0, end: 0 },
      descriptionRange: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      words: wordHashes(description),
      description,
      manualOnly,
      facts: skillFacts(parseSkill(`---\nname: ${name}\ndescription: ${description}\n---\n`)),
      tokens: { catalog: 0, instructions: 0, counter: 'none' },
      references: [],
      silenced: [],
      findings: [],
      hash: createHash('sha256').update(`${name}\n${description}\n${body}`).digest('hex'),
    },
    findings: [],
  };
}

export interface Workbench {
  readonly catalog: ReadableCatalog;
  readonly skills: readonly Skill[];
  readonly loadedByHand: Set<string>;
  call(tool: Tool, input: unknown): Promise<ToolOutput>;
}

/** Skills in memory and a way to call tools on them. */
export function workbench(fixtures: readonly SkillFixture[]): Workbench {
  const skills = fixtures.map(skillOf);
  const texts = new Map(
    fixtures.map((fixture, at) => [
      skills[at]?.location ?? '',
      `---\nname: ${fixture.name}\ndescription: ${fixture.description ?? ''}\n---\n\n${fixture.body ?? ''}`,
    ]),
  );
  const files: Record<string, string | Uint8Array> = Object.fromEntries(texts);
  fixtures.forEach((fixture, at) => {
    for (const [path, content] of Object.entries(fixture.files ?? {})) {
      files[path.startsWith('/') ? path : `${skills[at]?.directory ?? ''}/${path}`] = content;
    }
  });
  const catalog: ReadableCatalog = {
    state: 'ready',
    skills,
    roots: [],
    notices: [],
    get: location => skills.find(skill => skill.location === location),
    textOf: location => {
      const text = texts.get(location);
      return Promise.resolve(
        text === undefined
          ? err({ kind: 'notFound', path: location, message: `There is no ${location}.` })
          : ok(text),
      );
    },
    onDidChange: () => ({ dispose: () => undefined }),
  };
  const context = {
    catalog,
    search: new SkillSearch(catalog),
    files: new MemoryFileSystem(files),
    decode: decodeUtf8,
    loadedByHand: new Set<string>(),
  };
  const { loadedByHand } = context;
  return {
    catalog,
    skills,
    loadedByHand,
    call: (tool, input) => invokeTool(tool, input, context, neverCancelled),
  };
}
