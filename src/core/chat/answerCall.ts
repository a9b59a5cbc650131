import { alreadyLoadedWith, isLoadedAlready } from '../disclosure/alreadyLoaded.ts';
import { docsPart } from '../disclosure/docsPart.ts';
import type { CancellationToken } from '../host.ts';
import type { ToolCall, ToolDeclaration } from './chatModel.ts';
import type { RepeatedCalls } from './repeatedCalls.ts';

export interface ToolAnswer {
  readonly text: string;
  readonly failed: boolean;
}

export interface CallAnswerer {
  /** Runs a tool that was declared. What it throws is told to the model as a failure. */
  invoke(call: ToolCall, token: CancellationToken): Promise<ToolAnswer>;
  isSkillName(name: string): boolean;
  /** Whether a tool answers the same as long as nothing has changed: asking it again and again is of no use. */
  isSteady?(name: string): boolean;
}

/** What an answer depends on besides the call. */
export interface CallContext {
  readonly tools: readonly ToolDeclaration[];
  /** The instructions that the model can read already. */
  readonly visible: ReadonlySet<string>;
  readonly repeated: RepeatedCalls;
}

/** The answer to one call: the tool's own, or a text that says what to do where the call cannot be met. */
export async function answerCall(
  answerer: CallAnswerer,
  call: ToolCall,
  { tools, visible, repeated }: CallContext,
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (!tools.some(tool => tool.name === call.name)) return unknownTool(answerer, call, tools);
  const advice = repeated.adviceFor(call);
  if (advice !== undefined) return { text: advice, failed: true };
  const answer = await invoked(answerer, call, token);
  repeated.note(call, answer, answerer.isSteady?.(call.name) ?? false);
  return call.name === 'load_skill' && !answer.failed && isLoadedAlready(visible, answer.text)
    ? { text: alreadyLoadedWith(docsPart(answer.text)), failed: false }
    : answer;
}

async function invoked(
  answerer: CallAnswerer,
  call: ToolCall,
  token: CancellationToken,
): Promise<ToolAnswer> {
  try {
    return await answerer.invoke(call, token);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: `${call.name} failed: ${reason}`, failed: true };
  }
}

/** Models take a skill's name for a tool's again and again; the answer puts them right without ending the turn. */
function unknownTool(answerer: CallAnswerer, call: ToolCall, tools: readonly ToolDeclaration[]): ToolAnswer {
  const name = JSON.stringify(call.name);
  if (answerer.isSkillName(call.name)) {
    return {
      text: `${name} is a skill, not a tool. Call the tool load_skill with ${JSON.stringify({ name: call.name })}, then follow the instructions that it returns.`,
      failed: true,
    };
  }
  const names = tools.map(tool => tool.name).join(', ');
  return { text: `There is no tool ${name}. The tools are: ${names}.`, failed: true };
}
