import { z } from 'zod';
import type { Tool } from './tool.ts';

/** The JSON schema of a tool's input, without what says nothing to a model: the dialect, and the bounds of every integer. */
export function inputSchema(tool: Pick<Tool, 'input'>): object {
  return withoutNoise(z.toJSONSchema(tool.input, { io: 'input' })) as object;
}

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
