/** What a measured program says of itself, as its only line. */
export interface Report {
  readonly skills: number;
  readonly bytes?: number;
  readonly findings?: number;
}

export interface FullReport extends Report {
  /** Kilobytes. */
  readonly maxRss: number;
  /** Milliseconds of processor time, all threads: the same however busy the machine is. */
  readonly processor: number;
}

export function report(facts: Report): void {
  const { maxRSS: maxRss, userCPUTime, systemCPUTime } = process.resourceUsage();
  const full: FullReport = { ...facts, maxRss, processor: (userCPUTime + systemCPUTime) / 1000 };
  process.stdout.write(JSON.stringify(full));
}
