/**
 * Repeats an assertion until it holds, and rejects with its last error when it has not within `timeout` milliseconds.
 * For what a window shows in its own time and no event announces.
 */
export async function eventually(check: () => Promise<void> | void, timeout = 15_000): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
