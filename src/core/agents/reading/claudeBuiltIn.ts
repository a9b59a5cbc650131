import type { BuiltIn } from './behaviour.ts';

/** The skills of Claude Code 2.1.329 that it lists with an empty home folder, measured with the program. */
export const claudeBuiltIn: readonly BuiltIn[] = [
  { name: 'dataviz', length: 1436, stays: true },
  { name: 'update-config', length: 690, stays: true },
  { name: 'keybindings-help', length: 228, stays: true },
  { name: 'code-review', length: 835, stays: true },
  { name: 'simplify', length: 176, stays: true },
  { name: 'fewer-permission-prompts', length: 163, stays: true },
  { name: 'loop', length: 336, stays: true },
  { name: 'claude-api', length: 1157, stays: true },
  { name: 'workflow-authoring', length: 230, stays: true },
  { name: 'run', length: 361, stays: true },
  { name: 'plugin-authoring', length: 255, stays: true },
  { name: 'init', length: 59 },
  { name: 'security-review', length: 71 },
];
