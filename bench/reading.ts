import { lenientFields } from '../src/core/skill/lenientFields.ts';
import type { LenientField, LenientValue } from '../src/core/skill/lenient/lenientValue.ts';
import { parseSkill } from '../src/core/skill/parseSkill.ts';
import { randomNumbers } from '../test/support/randomNumbers.ts';
import { slip } from './damage.ts';
import { skillTexts } from './skillTexts.ts';
import { unpackCorpus } from './unpackCorpus.ts';
import { vscodeYaml, type VscodeNode } from './vscodeYaml.ts';

// npm run bench:reading [-- CORPUS]: the reader that behaves as VS Code's, against VS Code's own, on every frontmatter of the
// corpus as it is, and damaged in ways that are the same in every run.

const damagedOfEach = 20;
const mostShown = 10;

const corpus = unpackCorpus(process.argv[2]);
try {
  const parse = await vscodeYaml();
  const sources = skillTexts(corpus.path).flatMap(({ text }) => {
    const { frontmatter } = parseSkill(text);
    return frontmatter ? [text.slice(frontmatter.yamlSpan.start, frontmatter.yamlSpan.end)] : [];
  });
  const random = randomNumbers(20_261_123);
  const damaged = sources.flatMap(source =>
    Array.from({ length: damagedOfEach }, () => {
      const once = slip(source, random) ?? source;
      return random(2) === 0 ? once : (slip(once, random) ?? once);
    }),
  );
  const asTheyAre = compare(sources, parse);
  const broken = compare(damaged, parse);
  console.log(`${sources.length} frontmatters: ${asTheyAre.length} read differently`);
  console.log(`${damaged.length} damaged ones: ${broken.length} read differently`);
  for (const line of [...asTheyAre, ...broken].slice(0, mostShown)) console.log(line);
  process.exitCode = asTheyAre.length + broken.length > 0 ? 1 : 0;
} finally {
  corpus.remove();
}

function compare(sources: readonly string[], parse: (yaml: string) => VscodeNode | undefined): string[] {
  return sources.flatMap(source => {
    const theirs = JSON.stringify(theirFields(parse, source));
    const ours = JSON.stringify(lenientFields(source)?.map(ourField));
    return ours === theirs ? [] : [`${JSON.stringify(source)}\n  VS Code: ${theirs}\n  here:    ${ours}`];
  });
}

function theirFields(parse: (yaml: string) => VscodeNode | undefined, source: string): unknown {
  try {
    const node = parse(source);
    return node?.type === 'map' ? node.properties.map(theirField) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // Out of stack, or no code point.
    throw error;
  }
}

function theirField({ key, value }: { key: { value: string }; value: VscodeNode }): unknown {
  return [key.value, theirValue(value)];
}

function theirValue(node: VscodeNode): unknown {
  if (node.type === 'scalar') return node.value;
  return node.type === 'map'
    ? { map: node.properties.map(theirField) }
    : { list: node.items.map(theirValue) };
}

function ourField({ key, value }: LenientField): unknown {
  return [key, ourValue(value)];
}

function ourValue(value: LenientValue): unknown {
  if (value.kind === 'text') return value.text;
  return value.kind === 'map' ? { map: value.fields.map(ourField) } : { list: value.items.map(ourValue) };
}
