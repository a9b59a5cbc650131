import { tools } from './index.ts';

/** Whether a tool of ours answers the same to the same input as long as no file has changed. */
export function isSteadyTool(name: string): boolean {
  return tools.some(tool => tool.name === name && tool.purpose === 'knowledge');
}
