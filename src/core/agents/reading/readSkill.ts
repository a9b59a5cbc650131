import type { DecisiveField, FieldFact } from '../../skill/skillFacts.ts';
import type { ReadSkill, StartedBy } from './behaviour.ts';

/** The name as written in the frontmatter; undefined where it is missing, empty or no scalar. */
export function nameField({ facts }: ReadSkill): string | undefined {
  return textOf(facts.fields.name) || undefined;
}

/** The description that the frontmatter has, trimmed; empty where it is missing, a list or a map. */
export function descriptionOf({ description, facts }: ReadSkill): string {
  const kind = facts.fields.description?.kind;
  return kind === undefined || kind === 'list' || kind === 'map' || kind === 'null' ? '' : description;
}

/** Whether a field is there with a value that is text to YAML: not a number, not true, not nothing. */
export function isString({ facts }: ReadSkill, field: DecisiveField): boolean {
  return facts.frontmatter === 'sound' && facts.fields[field]?.kind === 'string';
}

/**
 * Who can start a skill, by `disable-model-invocation` and `user-invocable`.
 *
 * @param words what counts as true, and what as false, in lower case
 */
export function startedByFields(
  { facts: { fields } }: Pick<ReadSkill, 'facts'>,
  words: { readonly yes: readonly string[]; readonly no: readonly string[] } = plainWords,
): StartedBy {
  const model = !words.yes.includes(wordOf(fields['disable-model-invocation']));
  const people = !words.no.includes(wordOf(fields['user-invocable']));
  return model ? (people ? 'everybody' : 'model') : people ? 'people' : 'nobody';
}

const plainWords = { yes: ['true'], no: ['false'] };

function wordOf(fact: FieldFact | undefined): string {
  return textOf(fact).toLowerCase();
}

function textOf(fact: FieldFact | undefined): string {
  return fact && fact.kind !== 'null' ? (fact.text ?? '') : '';
}
