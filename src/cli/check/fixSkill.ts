import { analyzeResource } from '../../core/catalog/analyzeResource.ts';
import type { ScannedSkill, SkillSource } from '../../core/catalog/skillSource.ts';
import { neverCancelled } from '../../core/host.ts';
import { joinPath } from '../../core/path.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { applySettings, type FindingSettings } from '../../core/rules/findings/applySettings.ts';
import { withoutSilenced } from '../../core/rules/findings/withoutSilenced.ts';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import { textKindOf } from '../../core/skill/textKindOf.ts';
import { applyEdits } from '../../core/text.ts';

/** One fix can make the next one possible; more rounds than this none has needed. */
const mostRounds = 10;

/** Bytes; a longer text is not mended. */
const mostBytes = 1024 * 1024;

export interface FixedFile {
  /** Absolute. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Fixes made. */
  readonly count: number;
}

export interface FixPorts {
  readonly source: SkillSource;
  readonly files: FileSystem;
  readonly decode: Decode;
  readonly settings: FindingSettings;
}

/**
 * The files of a skill after all safe fixes of what the settings show, made again and again until none is left. Nothing is
 * written. A file with bytes that are no UTF-8 is left out: they would be lost.
 */
export async function fixSkill(skill: ScannedSkill, ports: FixPorts): Promise<readonly FixedFile[]> {
  const [resourceFindings] = (await ports.source.lookInto([skill], neverCancelled)) ?? [];
  const paths = new Set((resourceFindings ?? []).flatMap(({ path }) => path ?? []));
  const fixed = [await fixText(skill.location, text => findingsOf(skill, text, ports), ports)];
  for (const path of paths) {
    const first = (resourceFindings ?? []).filter(finding => finding.path === path);
    const findings = (text: string, round: number): readonly LocatedFinding[] =>
      round === 0 ? first : resourceFindingsOf(text, path);
    fixed.push(await fixText(joinPath(skill.directory, path), findings, ports));
  }
  return fixed.filter(file => file !== undefined);
}

async function fixText(
  path: string,
  findingsIn: (text: string, round: number) => Promise<readonly LocatedFinding[]> | readonly LocatedFinding[],
  { files, decode, settings }: FixPorts,
): Promise<FixedFile | undefined> {
  const read = await files.readFile(path, mostBytes);
  if (!read.ok) return undefined;
  const { text: before, invalid } = decode(read.value);
  if (invalid) return undefined;
  let after = before;
  let count = 0;
  for (let round = 0; round < mostRounds; round++) {
    const fixes = chooseFixes(applySettings(await findingsIn(after, round), settings));
    if (fixes.length === 0) break;
    count += fixes.length;
    const edits = fixes.flatMap(fix => fix.edits);
    after = applyEdits(after, edits);
  }
  return after === before ? undefined : { path, before, after, count };
}

async function findingsOf(
  { directory, resources }: ScannedSkill,
  text: string,
  { source }: FixPorts,
): Promise<readonly LocatedFinding[]> {
  const examined = await source.examine({ text, directory, resources }, neverCancelled);
  if (!examined) return [];
  const { analysis, filesFindings, resourceFindings = [] } = examined;
  const all = [...analysis.findings, ...filesFindings, ...resourceFindings];
  return withoutSilenced(all, analysis.silenced).filter(({ path }) => path === undefined);
}

function resourceFindingsOf(text: string, path: string): readonly LocatedFinding[] {
  const kind = textKindOf(path, false);
  return kind ? analyzeResource(text, path, kind, { anchors: false, names: false }).findings : [];
}
