import type { ToolOutput } from './tool.ts';

/** The answer to a call that cannot be met: what was wrong and what to call next. */
export function refusal(text: string): ToolOutput {
  return { text, failed: true, files: [] };
}
