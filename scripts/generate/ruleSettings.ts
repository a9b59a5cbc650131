import { severityWords } from '../../src/core/rules/findings/severityWords.ts';
import type { Rule } from '../../src/core/rules/rule.ts';

/** The schema of the setting `skillManager.rules`: a property for each rule, by its id. */
export function ruleSettings(rules: readonly Rule[]): {
  readonly type: string;
  readonly properties: object;
  readonly [key: string]: unknown;
} {
  return {
    type: 'object',
    default: {},
    additionalProperties: false,
    properties: Object.fromEntries(
      rules.map(({ id, summary, severity }) => [
        id,
        {
          type: 'string',
          enum: Object.keys(severityWords),
          default: severity,
          markdownDescription: `${summary}.`,
        },
      ]),
    ),
    description:
      'How severe the findings of a rule are, or `off`, by the id of the rule. Others keep their own.',
    scope: 'window',
  };
}
