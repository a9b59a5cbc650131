import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Turns {
  /** Milliseconds of this thread's processor time in the longest turn of the event loop. */
  readonly longest: number;
  /** Milliseconds of the clock between two looks at the most, as the histogram of the event loop's delay has them. */
  readonly delay: number;
}

/** Milliseconds after the work in which what it has set going is watched too: events, rows, diagnostics. */
const aftermath = 1000;

/**
 * Runs `work` and watches the event loop meanwhile and for a while after.
 *
 * The clock also counts the time in which another process has the processor, and so says little of us on a busy machine.
 * The thread's processor time does not: code that holds up the loop uses it up, however busy the machine is.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<Turns> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  let longest = 0;
  let last = used();
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  histogram.enable();
  try {
    await work();
    await new Promise(resolve => setTimeout(resolve, aftermath));
  } finally {
    clearInterval(timer);
    histogram.disable();
  }
  return { longest, delay: histogram.max / 1e6 };
}

/** Milliseconds of processor time that this thread has used; of the clock, on a Node before 23.9. */
function used(): number {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
