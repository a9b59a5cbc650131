import { agentWithFork } from './agentWithFork.ts';
import { allowedToolsForm } from './allowedToolsForm.ts';
import { anchorExists } from './anchorExists.ts';
import { argumentHintPresent } from './argumentHintPresent.ts';
import { bashScoped } from './bashScoped.ts';
import { bodyLength } from './bodyLength.ts';
import { bodyPresent } from './bodyPresent.ts';
import { bodyTokens } from './bodyTokens.ts';
import { catalogRules } from './catalogRules.ts';
import { codeFenceClosed } from './codeFenceClosed.ts';
import { compatibilityLength } from './compatibilityLength.ts';
import { dangerousCommand } from './dangerousCommand.ts';
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
import { fieldValue } from './fieldValue.ts';
import { forwardSlashes } from './forwardSlashes.ts';
import { frontmatterClosed } from './frontmatterClosed.ts';
import { frontmatterIsMapping } from './frontmatterIsMapping.ts';
import { frontmatterIsYaml } from './frontmatterIsYaml.ts';
import { frontmatterPresent } from './frontmatterPresent.ts';
import { frontmatterSize } from './frontmatterSize.ts';
import { globValid } from './globValid.ts';
import { hiddenInstructions } from './hiddenInstructions.ts';
import { hiddenUnicode } from './hiddenUnicode.ts';
import { injectionPhrase } from './injectionPhrase.ts';
import { knownField } from './knownField.ts';
import { knownTool } from './knownTool.ts';
import { leakedSecret } from './leakedSecret.ts';
import { linkCase } from './linkCase.ts';
import { linkNotText } from './linkNotText.ts';
import { linkStaysInside } from './linkStaysInside.ts';
import { listingLength } from './listingLength.ts';
import { loadTimeCommand } from './loadTimeCommand.ts';
import { metadataValues } from './metadataValues.ts';
import { modelInvocationEnabled } from './modelInvocationEnabled.ts';
import { nameCharset } from './nameCharset.ts';
import { nameHyphens } from './nameHyphens.ts';
import { nameLength } from './nameLength.ts';
import { nameMatchesDirectory } from './nameMatchesDirectory.ts';
import { namePresent } from './namePresent.ts';
import { nameReserved } from './nameReserved.ts';
import { nameVague } from './nameVague.ts';
import { negativeExample } from './negativeExample.ts';
import { noByteOrderMark } from './noByteOrderMark.ts';
import { noDuplicateField } from './noDuplicateField.ts';
import { noPersonalPath } from './noPersonalPath.ts';
import { orphanResource } from './orphanResource.ts';
import { readsAlike } from './readsAlike.ts';
import { referenceDepth } from './referenceDepth.ts';
import { referencedFileExists } from './referencedFileExists.ts';
import { resourceLinkExists } from './resourceLinkExists.ts';
import type { Rule } from './rule.ts';
import { scriptExecutable } from './scriptExecutable.ts';
import { scriptShebang } from './scriptShebang.ts';
import { skillReachable } from './skillReachable.ts';
import { skillSize } from './skillSize.ts';
import { templateText } from './templateText.ts';
import { textIsUtf8 } from './textIsUtf8.ts';
import { tokenEstimate } from './tokenEstimate.ts';
import { toolParentheses } from './toolParentheses.ts';
import { triggerSpecific } from './triggerSpecific.ts';
import { valueCutByComment } from './valueCutByComment.ts';
import { yamlValid } from './yamlValid.ts';

/** Every rule, in the order in which a reader meets what they are about: the form, the fields, the instructions, the files. */
export const rules: readonly Rule[] = [
  textIsUtf8,
  noByteOrderMark,
  linkNotText,
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
  fieldValue,
  namePresent,
  nameCharset,
  nameLength,
  nameHyphens,
  nameMatchesDirectory,
  nameReserved,
  nameVague,
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
  compatibilityLength,
  metadataValues,
  allowedToolsForm,
  toolParentheses,
  knownTool,
  bashScoped,
  skillReachable,
  modelInvocationEnabled,
  agentWithFork,
  globValid,
  argumentHintPresent,
  triggerSpecific,
  negativeExample,
  tokenEstimate,
  templateText,
  bodyPresent,
  bodyLength,
  bodyTokens,
  codeFenceClosed,
  referencedFileExists,
  resourceLinkExists,
  linkCase,
  anchorExists,
  forwardSlashes,
  linkStaysInside,
  noPersonalPath,
  referenceDepth,
  orphanResource,
  scriptShebang,
  scriptExecutable,
  skillSize,
  leakedSecret,
  hiddenUnicode,
  hiddenInstructions,
  injectionPhrase,
  dangerousCommand,
  loadTimeCommand,
  ...catalogRules,
];
