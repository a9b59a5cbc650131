import type { CancellationToken } from '../host.ts';
import type { ChatMessage, ToolCall, ToolDeclaration } from './chatModel.ts';
import { isLoadedAlready } from './loadedSkills.ts';

export interface ToolAnswer {
  readonly text: string;
  readonly failed: boolean;
}

export interface CallAnswerer {
  /** Runs a tool that was declared. What it throws is told to the model as a failure. */
  invoke(call: ToolCall, token: CancellationToken): Promise<ToolAnswer>;
  isSkillName(name: string): boolean;
}

/** The answer to one call: the tool's own, or a text that says what to do where the call cannot be met. */
export async function answerCall(
  answerer: CallAnswerer,
  call: ToolCall,
  tools: readonly ToolDeclaration[],
  messages: readonly ChatMessage[],
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (!tools.some(tool => tool.name === call.name)) return unknownTool(answerer, call, tools);
  try {
    const answer = await answerer.invoke(call, token);
    return call.name === 'load_skill' && !answer.failed && isLoadedAlready(messages, answer.text)
      ? alreadyLoaded
      : answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: `${call.name} failed: ${reason}`, failed: true };
  }
}

const alreadyLoaded: ToolAnswer = {
  text: 'This skill is already loaded and has not changed. Its instructions stand further up in this conversation, in the result of the earlier load_skill call: follow them there.',
  failed: false,
};

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
