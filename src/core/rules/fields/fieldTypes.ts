import type { FieldValue } from '../../skill/skillDocument.ts';

/** What a field's value may be. `words` are names in a row: one text with blanks or commas, or a list. */
export type FieldType = 'text' | 'boolean' | 'map' | 'words';

/**
 * The fields whose type is known. Sources: https://agentskills.io/specification, https://code.claude.com/docs/en/skills
 * and VS Code 1.128.
 */
export const fieldTypes: Readonly<Record<string, FieldType>> = {
  name: 'text',
  description: 'text',
  license: 'text',
  compatibility: 'text',
  metadata: 'map',
  'allowed-tools': 'words',
  'disallowed-tools': 'words',
  when_to_use: 'text',
  'argument-hint': 'text',
  arguments: 'words',
  'disable-model-invocation': 'boolean',
  'user-invocable': 'boolean',
  background: 'boolean',
  model: 'text',
  effort: 'text',
  context: 'text',
  agent: 'text',
  paths: 'words',
  shell: 'text',
  hooks: 'map',
};

/** A value's kind as people call it: "a list". */
export const kindInWords: Readonly<Record<FieldValue['kind'], string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
  list: 'a list',
  map: 'a map',
};
