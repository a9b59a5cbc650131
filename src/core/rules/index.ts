import { bodyLength } from './bodyLength.ts';
import { bodyPresent } from './bodyPresent.ts';
import { bodyTokens } from './bodyTokens.ts';
import { catalogRules } from './catalogRules.ts';
import { codeFenceClosed } from './codeFenceClosed.ts';
import { descriptionAlways } from './descriptionAlways.ts';
import { descriptionAngleBrackets } from './descriptionAngleBrackets.ts';
import { descriptionKeywords } from './descriptionKeywords.ts';
import { descriptionLength } from './descriptionLength.ts';
import { descriptionPerson } from './descriptionPerson.ts';
import { descriptionPresent } from './descriptionPresent.ts';
import { descriptionRepeatsName } from './descriptionRepeatsName.ts';
import { descriptionTrigger } from './descriptionTrigger.ts';
import { descriptionVague } from './descriptionVague.ts';
import { descriptionWorkflow } from './descriptionWorkflow.ts';
import { fieldType } from './fieldType.ts';
import { frontmatterClosed } from './frontmatterClosed.ts';
import { frontmatterIsMapping } from './frontmatterIsMapping.ts';
import { frontmatterIsYaml } from './frontmatterIsYaml.ts';
import { frontmatterPresent } from './frontmatterPresent.ts';
import { frontmatterSize } from './frontmatterSize.ts';
import { knownField } from './knownField.ts';
import { listingLength } from './listingLength.ts';
import { nameCharset } from './nameCharset.ts';
import { nameHyphens } from './nameHyphens.ts';
import { nameLength } from './nameLength.ts';
import { nameMatchesDirectory } from './nameMatchesDirectory.ts';
import { namePresent } from './namePresent.ts';
import { noDuplicateField } from './noDuplicateField.ts';
import { referencedFileExists } from './referencedFileExists.ts';
import type { Rule } from './rule.ts';
import { templateText } from './templateText.ts';
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
  descriptionRepeatsName,
  descriptionVague,
  descriptionTrigger,
  descriptionPerson,
  descriptionWorkflow,
  descriptionKeywords,
  descriptionAlways,
  listingLength,
  templateText,
  bodyPresent,
  bodyLength,
  bodyTokens,
  codeFenceClosed,
  referencedFileExists,
  ...catalogRules,
];
