import { z } from 'zod';
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
    inputSchema: withoutNoise(z.toJSONSchema(tool.input, { io: 'input' })),
  }));
}

/** Drops what says nothing to a model: the dialect, and the bounds that zod gives to every integer. */
function withoutNoise(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNoise);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== '$schema' && !isIntegerBound(key, value))
      .map(([key, value]) => [key, withoutNoise(value)]),
  );
}

function isIntegerBound(key: string, value: unknown): boolean {
  return /^(?:minimum|maximum)$/u.test(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}
