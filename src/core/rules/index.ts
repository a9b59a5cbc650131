import { bodyPresent } from './bodyPresent.ts';
import { catalogRules } from './catalogRules.ts';
import { dangerousCommand } from './dangerousCommand.ts';
import { descriptionAngleBrackets } from './descriptionAngleBrackets.ts';
import { descriptionLength } from './descriptionLength.ts';
import { descriptionPresent } from './descriptionPresent.ts';
import { fieldType } from './fieldType.ts';
import { frontmatterClosed } from './frontmatterClosed.ts';
import { frontmatterIsMapping } from './frontmatterIsMapping.ts';
import { frontmatterIsYaml } from './frontmatterIsYaml.ts';
import { frontmatterPresent } from './frontmatterPresent.ts';
import { frontmatterSize } from './frontmatterSize.ts';
import { hiddenInstructions } from './hiddenInstructions.ts';
import { hiddenUnicode } from './hiddenUnicode.ts';
import { injectionPhrase } from './injectionPhrase.ts';
import { knownField } from './knownField.ts';
import { leakedSecret } from './leakedSecret.ts';
import { loadTimeCommand } from './loadTimeCommand.ts';
import { nameCharset } from './nameCharset.ts';
import { nameHyphens } from './nameHyphens.ts';
import { nameLength } from './nameLength.ts';
import { nameMatchesDirectory } from './nameMatchesDirectory.ts';
import { namePresent } from './namePresent.ts';
import { noDuplicateField } from './noDuplicateField.ts';
import { referencedFileExists } from './referencedFileExists.ts';
import type { Rule } from './rule.ts';
import { skillSize } from './skillSize.ts';
import { textIsUtf8 } from './textIsUtf8.ts';
import { yamlValid } from './yamlValid.ts';

/** Every rule, in the order in which a reader meets what they are about: the form, the fields, the instructions, the files. */
export const rules: readonly Rule[] = [
  textIsUtf8,
  frontmatterPresent,
  frontmatterIsYaml,
  frontmatterClosed,
  frontmatterSize,
  frontmatterIsMapping,
  yamlValid,
  noDuplicateField,
  knownField,
  fieldType,
  namePresent,
  nameCharset,
  nameLength,
  nameHyphens,
  nameMatchesDirectory,
  descriptionPresent,
  descriptionLength,
  descriptionAngleBrackets,
  bodyPresent,
  referencedFileExists,
  skillSize,
  leakedSecret,
  hiddenUnicode,
  hiddenInstructions,
  injectionPhrase,
  dangerousCommand,
  loadTimeCommand,
  ...catalogRules,
];
