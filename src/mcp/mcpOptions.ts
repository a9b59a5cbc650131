import { parseArgs } from 'node:util';
import { tools } from '../core/tools/index.ts';
import type { ToolChoice } from '../core/tools/offeredTools.ts';
import { quoted } from '../core/tools/quoted.ts';

export interface McpOptions {
  /** Folders to look for project skills in; the client's roots, or the current folder, where there are none. */
  readonly folders: readonly string[];
  readonly personal: boolean;
  /** Whether create_skill is offered. */
  readonly writes: boolean;
  readonly choice: ToolChoice;
}

export const mcpHelp = `Usage: skill-manager mcp [FOLDER…] [options]

Serves the skills of these folders, and your personal ones, to an agent over MCP (standard input and output).
Without a FOLDER: those that the agent names as its roots, else the current one.

Options
  --no-personal      leave out the skills of your home folder
  --no-write         do not offer create_skill
  --profile NAME     full (default) or knowledge_only: only what loads and reads skills
  --allow TOOL       offer this tool and no others; may be given several times
  --deny TOOL        do not offer this tool; may be given several times
`;

/** What the arguments behind \`mcp\` ask for; a text is a complaint about them. */
export function mcpOptions(args: readonly string[]): McpOptions | string {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'no-personal': { type: 'boolean', default: false },
        'no-write': { type: 'boolean', default: false },
        profile: { type: 'string', default: 'full' },
        allow: { type: 'string', multiple: true, default: [] },
        deny: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    // parseArgs throws a TypeError whose message names the option.
    if (!(error instanceof TypeError)) throw error;
    return error.message;
  }
  const { values, positionals } = parsed;
  const { profile, allow, deny } = values;
  if (profile !== 'full' && profile !== 'knowledge_only') return `There is no profile "${profile}".`;
  const unknown = [...allow, ...deny].filter(name => !tools.some(tool => tool.name === name));
  if (unknown.length > 0)
    return `There is no tool ${unknown.map(quoted).join(', ')}. The tools are: ${tools.map(({ name }) => name).join(', ')}.`;
  return {
    folders: positionals,
    personal: !values['no-personal'],
    writes: !values['no-write'],
    choice: { profile, allow, deny: values['no-write'] ? [...deny, 'create_skill'] : deny },
  };
}
