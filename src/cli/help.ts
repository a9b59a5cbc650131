import { commands } from './commands.ts';

const summaries = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);

export const help = `Usage: skill-manager <command> [PATH…] [options]

Commands
${summaries.join('\n')}

PATH is a SKILL.md, or a folder that is searched for SKILL.md at any depth.
Without a PATH, the skill folders of the coding agents below the current folder are searched.

Options
  --json        print JSON
  --personal    search the agents' personal skill folders too
  --home DIR    take DIR for the home folder
  -v, --version print the version
  -h, --help    print this

Exit code: 0 when all is well, 1 when check finds an error, 2 for bad usage,
74 when the system fails (as when a disk is full).
`;
