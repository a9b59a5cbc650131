import type { DecisiveFields, FieldFact } from '../../skill/skillFacts.ts';
import type { YamlDefect } from '../../skill/yamlDefects.ts';
import type { ReadSkill, StartedBy } from './behaviour.ts';

/** The name as written in the frontmatter, trimmed; undefined where it is missing, empty or no scalar. */
export function nameField({ facts }: Pick<ReadSkill, 'facts'>): string | undefined {
  return textOf(facts.fields.name).trim() || undefined;
}

/** The description that the frontmatter has, trimmed; empty where it is missing, null, a list or a map. */
export function descriptionOf(skill: ReadSkill): string {
  const fact = skill.facts.fields.description;
  if (!fact || fact.kind === 'list' || fact.kind === 'map' || fact.kind === 'null') return '';
  return fact.text?.trim() ?? skill.description;
}

/** Whether a field holds text and nothing else to a reader that knows dates. */
export function isText(fact: FieldFact | undefined): boolean {
  return fact?.kind === 'string' && fact.date !== true && fact.tagged !== true;
}

/** Whether nothing is wrong with the YAML but what the agent mends. */
export function isReadable({ facts }: Pick<ReadSkill, 'facts'>, mended: readonly YamlDefect[]): boolean {
  return (
    facts.frontmatter === 'sound' ||
    (facts.frontmatter === 'broken' && (facts.defects ?? []).every(defect => mended.includes(defect)))
  );
}

/** The same skill as it reads where its frontmatter is passed over. */
export function withoutFields(skill: ReadSkill): ReadSkill {
  return { ...skill, facts: { ...skill.facts, fields: {} } };
}

/**
 * Who can start a skill, by `disable-model-invocation` and `user-invocable`.
 *
 * @param words what counts as true, and what as false, in lower case
 */
export function startedByFields(
  { facts: { fields } }: { readonly facts: { readonly fields: DecisiveFields } },
  words: { readonly yes: readonly string[]; readonly no: readonly string[] } = plainWords,
): StartedBy {
  const model = !words.yes.includes(wordOf(fields['disable-model-invocation']));
  const people = !words.no.includes(wordOf(fields['user-invocable']));
  return model ? (people ? 'everybody' : 'model') : people ? 'people' : 'nobody';
}

const plainWords = { yes: ['true'], no: ['false'] };

function wordOf(fact: FieldFact | undefined): string {
  return textOf(fact).trim().toLowerCase();
}

/** Of a scalar. */
export function textOf(fact: FieldFact | undefined): string {
  const scalar = fact && fact.kind !== 'null' && fact.kind !== 'list' && fact.kind !== 'map';
  return scalar ? (fact.text ?? '') : '';
}

/** The same skill as it reads where an indented `---` is a fence too. */
export function withIndentedFences(skill: ReadSkill): ReadSkill {
  const { indented } = skill.facts;
  return indented ? { ...skill, facts: indented } : skill;
}
