/**
 * Runs `work` with the engine's recording of call stacks switched off. The YAML library makes an error object
 * for each defect, deep in its recursion, and recording the stack costs more than all the parsing where there
 * are many.
 */
export function withoutStackTraces<T>(work: () => T): T {
  const limit: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', 0);
  try {
    return work();
  } finally {
    Reflect.set(Error, 'stackTraceLimit', limit);
  }
}
