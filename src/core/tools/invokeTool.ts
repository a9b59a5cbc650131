import type { CancellationToken } from '../host.ts';
import type { Tool, ToolContext, ToolOutput } from './tool.ts';

/** Runs `tool` with an input that a model made up. Wrong input is answered with a text that says what is wrong with it. */
export async function invokeTool(
  tool: Tool,
  input: unknown,
  context: ToolContext,
  token: CancellationToken,
): Promise<ToolOutput> {
  const parsed = tool.input.safeParse(input);
  if (parsed.success) return tool.run(parsed.data, context, token);
  const complaints = parsed.error.issues.map(issue => {
    const field = issue.path.map(String).join('.');
    return field === '' ? issue.message : `${field}: ${issue.message}`;
  });
  return {
    text: `${tool.name} cannot use this input. ${complaints.join('; ')}. Call ${tool.name} again with the input put right.`,
    failed: true,
    files: [],
  };
}
