/**
 * The tools of Claude Code, those of earlier versions included.
 * Source: https://code.claude.com/docs/en/tools-reference (2026)
 */
export const claudeCodeTools: readonly string[] = [
  ...['Agent', 'Artifact', 'AskUserQuestion', 'Bash', 'BashOutput', 'CronCreate', 'CronDelete', 'CronList'],
  ...['Edit', 'EnterPlanMode', 'EnterWorktree', 'ExitPlanMode', 'ExitWorktree', 'Glob', 'Grep', 'KillBash'],
  ...['KillShell', 'LS', 'LSP', 'ListMcpResourcesTool', 'Monitor', 'MultiEdit', 'NotebookEdit'],
  ...['NotebookRead', 'PowerShell', 'Read', 'ReadMcpResourceTool', 'SendMessage', 'Skill', 'SlashCommand'],
  ...['Task', 'TaskCreate', 'TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'TeamCreate'],
  ...['TeamDelete', 'TodoRead', 'TodoWrite', 'ToolSearch', 'WebFetch', 'WebSearch', 'Write'],
];

/** Tools of other agents that are written like those of Claude Code. */
export const otherTools: ReadonlySet<string> = new Set([
  ...['ApplyPatch', 'ExitSpecMode', 'FetchUrl', 'FetchURL', 'GenerateDroid', 'ReadFile', 'ReadManyFiles'],
  ...['SearchWeb', 'StrReplaceFile', 'WriteFile'],
]);

/** Programs that people run in a shell, and after which no agent calls a tool of its own. */
export const shellCommands: ReadonlySet<string> = new Set(
  (
    'aws az bun bundle cargo chmod composer curl deno docker dotnet ffmpeg gcloud gh git go gradle helm java jq ' +
    'kubectl make mkdir mvn node npm npx php pip pip3 pnpm poetry psql pytest python3 rails rsync ruby rustc ' +
    'sed ssh terraform tsc uv uvx wget yarn'
  ).split(' '),
);
