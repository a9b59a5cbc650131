import { inputSchema } from '../../src/core/tools/inputSchema.ts';
import type { Tool } from '../../src/core/tools/tool.ts';

/** The tools as `contributes.languageModelTools` declares them. https://code.visualstudio.com/api/extension-guides/ai/tools */
export function toolDeclarations(tools: readonly Tool[]): readonly object[] {
  return tools.map(tool => ({
    name: tool.name,
    toolReferenceName: tool.referenceName,
    displayName: tool.displayName,
    userDescription: tool.userDescription,
    modelDescription: tool.modelDescription,
    icon: tool.icon,
    canBeReferencedInPrompt: true,
    when: `skillManager.tool.${tool.name}`,
    inputSchema: inputSchema(tool),
  }));
}
