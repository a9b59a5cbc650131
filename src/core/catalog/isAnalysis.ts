import type { Analysis } from './skill.ts';

/** Whether a cached value has the shape of an analysis; what was damaged on disk has not. */
export function isAnalysis(value: unknown): value is Analysis {
  const { name, description, hash, tokens, findings, references, silenced, nameSpan, nameRange } = (value ??
    {}) as Partial<Record<keyof Analysis, unknown>>;
  return (
    [name, description, hash].every(text => typeof text === 'string') &&
    [tokens, nameSpan, nameRange].every(part => typeof part === 'object' && part !== null) &&
    [findings, references, silenced].every(Array.isArray)
  );
}
