import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { refusal } from '../core/tools/refusal.ts';
import type { Tool, ToolContext, ToolOutput } from '../core/tools/tool.ts';

/**
 * Asks the user, where the client can, whether a tool may do what its confirmation says. The answer is a refusal for the model, or
 * undefined where the tool may go on. A client that cannot ask asks before each call itself: the tool is no read-only one.
 */
export async function confirmed(
  server: Server,
  tool: Tool,
  input: unknown,
  context: ToolContext,
): Promise<ToolOutput | undefined> {
  const parsed = tool.input.safeParse(input);
  const confirmation = parsed.success ? tool.confirm?.(parsed.data, context) : undefined;
  if (!confirmation || !server.getClientCapabilities()?.elicitation?.form) return undefined;
  const { action } = await server.elicitInput({
    message: `${confirmation.title} ${confirmation.message}`,
    requestedSchema: { type: 'object', properties: {} },
  });
  return action === 'accept'
    ? undefined
    : refusal(
        `The user did not allow ${tool.name}. Do not call it again for this; ask what they want instead.`,
      );
}
