import { z } from 'zod';
import { severityWords, type SeverityWord } from '../rules/findings/severityWords.ts';
import { agents } from '../agents/index.ts';
import { agentWord } from '../agents/reading/agentWord.ts';

/** As the command line names them, and as VS Code's settings do. */
const agentIds = [...new Set(agents.flatMap(({ id }) => [agentWord(id), id]))];

/** What a project wants of `skill-manager check`. Its JSON schema ships with the extension. */
export const projectConfig = z
  .strictObject({
    $schema: z.string().optional().describe('The schema of this file, for editors.'),
    agents: z
      .array(z.enum(agentIds))
      .optional()
      .describe('The agents that the skills are for. All, where it is left out.'),
    rules: z
      .record(z.string(), z.enum(Object.keys(severityWords) as SeverityWord[]))
      .optional()
      .describe('How severe the findings of a rule are, or `off`, by the id of the rule.'),
    maxWarnings: z.int().nonnegative().optional().describe('With more warnings than this the check fails.'),
  })
  .describe('Settings of `skill-manager check`.');

export type ProjectConfig = z.infer<typeof projectConfig>;
