import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  RootsListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { cancellationOf } from './cancellationOf.ts';
import { confirmed } from './confirmed.ts';
import { instructions } from './instructions.ts';
import { invokeTool } from '../core/tools/invokeTool.ts';
import { offeredTools, type ToolChoice } from '../core/tools/offeredTools.ts';
import type { Tool, ToolContext } from '../core/tools/tool.ts';
import { usableSkills } from '../core/tools/usableSkills.ts';
import { listResources, readResource, resourceTemplate } from './skillResources.ts';
import { listedTool, toolResult } from './toolAnswers.ts';

export interface McpParts {
  readonly version: string;
  readonly table: readonly Tool[];
  readonly choice: ToolChoice;
  readonly context: ToolContext;
  /** Settles when the skills are known. */
  ready(): Promise<void>;
  /** Takes the folders that the client works in; undefined where it does not say. */
  rootsChanged(uris: readonly string[] | undefined): void;
}

/** Milliseconds that a client has to tell its roots; all that it asks waits for them. */
const rootsTimeout = 2_000;

/** The skills as an MCP server: the table of tools, and every file of a skill as a resource. */
export function mcpServer({ version, table, choice, context, ready, rootsChanged }: McpParts): Server {
  const server = new Server(
    { name: 'skill-manager', title: 'Skill Manager', version },
    { capabilities: { tools: { listChanged: true }, resources: { listChanged: true } }, instructions },
  );
  const offered = (): readonly Tool[] => offeredTools(table, choice, anyUsable(context));

  server.setRequestHandler(ListToolsRequestSchema, async () => {
    await ready();
    return { tools: offered().map(listedTool) };
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    await ready();
    const tool = offered().find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, unknownTool(params.name, offered()));
    const input: unknown = params.arguments ?? {};
    const refused = await confirmed(server, tool, input, context);
    return toolResult(refused ?? (await invokeTool(tool, input, context, cancellationOf(signal))));
  });
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    await ready();
    return listResources(context, params?.cursor);
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [resourceTemplate],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    await ready();
    const read = await readResource(uri, context);
    if (!read.ok) throw new McpError(ErrorCode.InvalidParams, read.error);
    return { contents: [{ uri, ...read.value }] };
  });

  let known = false;
  const askRoots = async (): Promise<void> => {
    if (!server.getClientCapabilities()?.roots) return rootsChanged(undefined);
    try {
      const { roots } = await server.listRoots({}, { timeout: rootsTimeout });
      known = true;
      rootsChanged(roots.map(({ uri }) => uri));
    } catch {
      // A client that says it has roots, and then does not tell them, has none, or still those that it told before.
      if (!known) rootsChanged(undefined);
    }
  };
  server.oninitialized = () => void askRoots();
  server.setNotificationHandler(RootsListChangedNotificationSchema, askRoots);
  announceChanges(server, context);
  return server;
}

/** Tells the client when the skills, and with them the tools, have become others. */
function announceChanges(server: Server, context: ToolContext): void {
  let any = anyUsable(context);
  const subscription = context.catalog.onDidChange(() => {
    const now = anyUsable(context);
    if (!server.transport) return;
    // The client may have gone in the meantime.
    void server.sendResourceListChanged().catch(() => undefined);
    if (now !== any) void server.sendToolListChanged().catch(() => undefined);
    any = now;
  });
  server.onclose = () => subscription.dispose();
}

function anyUsable({ catalog, loadedByHand }: ToolContext): boolean {
  return usableSkills(catalog.skills, loadedByHand).length > 0;
}

function unknownTool(name: string, tools: readonly Tool[]): string {
  const names = tools.map(tool => tool.name).join(', ');
  return names === ''
    ? `There is no tool ${JSON.stringify(name)}: there is no skill to serve.`
    : `There is no tool ${JSON.stringify(name)}. The tools are: ${names}. The name of a skill is no tool: load it with load_skill.`;
}
