import type { Analysis } from './skill.ts';

/** Whether a cached value has the shape of an analysis; what was damaged on disk has not. */
export function isAnalysis(value: unknown): value is Analysis {
  const analysis = (value ?? {}) as Partial<Record<keyof Analysis, unknown>>;
  const { name, description, hash, tokens, facts, findings, references, silenced, words } = analysis;
  const { nameSpan, nameRange, descriptionSpan, descriptionRange } = analysis;
  return (
    [name, description, hash].every(text => typeof text === 'string') &&
    [tokens, facts, nameSpan, nameRange, descriptionSpan, descriptionRange].every(
      part => typeof part === 'object' && part !== null,
    ) &&
    [findings, references, silenced, words].every(Array.isArray)
  );
}
