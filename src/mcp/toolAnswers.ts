import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/sdk/types.js';
import { inputSchema } from '../core/tools/inputSchema.ts';
import type { Tool, ToolOutput } from '../core/tools/tool.ts';

/** A tool of the table as MCP lists it. */
export function listedTool(tool: Tool): McpTool {
  const readOnly = tool.purpose !== 'run' && tool.confirm === undefined;
  return {
    name: tool.name,
    title: tool.displayName,
    description: tool.modelDescription,
    inputSchema: { ...inputSchema(tool), type: 'object' } as McpTool['inputSchema'],
    annotations: {
      title: tool.displayName,
      readOnlyHint: readOnly,
      ...(readOnly ? {} : { destructiveHint: tool.purpose === 'run', idempotentHint: false }),
      openWorldHint: false,
    },
  };
}

/**
 * An answer for a model, as text, and for a program, as data: `{ok: true, …}` or `{ok: false, error}`. Claude Code
 * shows its model the data in place of the text (seen in 2.1.197), so neither says less than the other.
 */
export function toolResult({ text, failed, data }: ToolOutput): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    structuredContent: failed ? { ok: false, error: text } : { ok: true, ...(data ?? { content: text }) },
    isError: failed,
  };
}
