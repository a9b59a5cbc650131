import { commands } from './commands.ts';

const summaries = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);

export const help = `Usage: skill-manager <command> [PATH…] [options]
       skill-manager search QUERY [PATH…] [options]
       skill-manager eval CASES.json [PATH…] [options]
       skill-manager mcp [FOLDER…] [options]

Commands
${summaries.join('\n')}
  mcp      serve the skills to an agent over MCP; "skill-manager mcp --help" tells more

PATH is a SKILL.md, or a folder that is searched for SKILL.md at any depth.
Without a PATH, the skill folders of the coding agents below the current folder are searched.

Options
  --json             print JSON
  --personal         search the agents' personal skill folders too
  --home DIR         take DIR for the home folder
  -v, --version      print the version
  -h, --help         print this

Options of search and eval
  --agent ID         only the skills that this agent reads
  --limit N          hits at most (10); of search alone

Options of visibility and budget, whose PATH is the folder in which the agent is started (the current one)
  --agent ID         for this agent; visibility takes several (all)
  --window N         tokens of the model's context

Options of check
  --agent ID         check for this agent; may be given several times (all)
  --rule ID=LEVEL    off, hint, info, warn or error; may be given several times
  --format FORMAT    text, json, sarif, github or junit
  --max-warnings N   fail when there are more warnings
  --config FILE      settings, in place of the nearest skill-manager.config.json
  --fix              make all safe fixes
  --fix-dry-run      print them as a diff, and write nothing
  --stdin-path PATH  what the text on standard input (PATH -) stands for
  --no-cache         read every file again, whatever an earlier run has kept
  --timing           print what each rule takes

Exit code: 0 when all is well, 1 when check finds an error or too many warnings,
2 for bad usage, 74 when the system fails (as when a disk is full).
`;
