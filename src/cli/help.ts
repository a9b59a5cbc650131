export const help = `Usage: skill-manager <command> [PATH…] [options]

Commands
  list     the skills, with where they are
  check    what is wrong with them
  tokens   what they cost in tokens, estimated offline

PATH is a SKILL.md, or a folder that is searched for SKILL.md at any depth.
Without a PATH, the skill folders of the coding agents below the current folder are searched.

Options
  --json       print JSON
  --personal   search the agents' personal skill folders too
  --home DIR   take DIR for the home folder
  --version    print the version
  --help       print this

Exit code: 0 when all is well, 1 when check finds an error, 2 for bad usage.
`;
