/**
 * Work of which one round runs at a time: however often it is asked for meanwhile, one more round follows.
 * Rejects as a round does, and can then be asked for again.
 */
export function oneAtATime(round: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    try {
      while (wanted) {
        wanted = false;
        await round();
      }
    } finally {
      running = false;
    }
  };
}
