import { bodyPresent } from './bodyPresent.ts';
import { catalogRules } from './catalogRules.ts';
import { descriptionAngleBrackets } from './descriptionAngleBrackets.ts';
import { descriptionLength } from './descriptionLength.ts';
import { descriptionPresent } from './descriptionPresent.ts';
import { fieldType } from './fieldType.ts';
import { frontmatterClosed } from './frontmatterClosed.ts';
import { frontmatterIsMapping } from './frontmatterIsMapping.ts';
import { frontmatterIsYaml } from './frontmatterIsYaml.ts';
import { frontmatterPresent } from './frontmatterPresent.ts';
import { frontmatterSize } from './frontmatterSize.ts';
import { knownField } from './knownField.ts';
import { nameCharset } from './nameCharset.ts';
import { nameHyphens } from './nameHyphens.ts';
import { nameLength } from './nameLength.ts';
import { nameMatchesDirectory } from './nameMatchesDirectory.ts';
import { namePresent } from './namePresent.ts';
import { noByteOrderMark } from './noByteOrderMark.ts';
import { noDuplicateField } from './noDuplicateField.ts';
import { referencedFileExists } from './referencedFileExists.ts';
import { readsAlike } from './readsAlike.ts';
import type { Rule } from './rule.ts';
import { textIsUtf8 } from './textIsUtf8.ts';
import { valueCutByComment } from './valueCutByComment.ts';
import { yamlValid } from './yamlValid.ts';

/** Every rule, in the order in which a reader meets what they are about: the form, the fields, the instructions, the files. */
export const rules: readonly Rule[] = [
  textIsUtf8,
  noByteOrderMark,
  frontmatterPresent,
  frontmatterIsYaml,
  frontmatterClosed,
  frontmatterSize,
  frontmatterIsMapping,
  yamlValid,
  noDuplicateField,
  valueCutByComment,
  readsAlike,
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
  ...catalogRules,
];
