import { z } from 'zod';
import type { Tool } from './tool.ts';

/** The JSON schema of a tool's input, without what a model hardly needs and a refusal tells it: the dialect, and least and greatest values. */
export function inputSchema(tool: Pick<Tool, 'input'>): object {
  return withoutNoise(z.toJSONSchema(tool.input, { io: 'input' })) as object;
}

function withoutNoise(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNoise);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(noise.has(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, withoutNoise(value)]),
  );
}

/** A property of such a name is an object. */
const noise: ReadonlySet<string> = new Set(['$schema', 'minLength', 'minimum', 'maximum']);
