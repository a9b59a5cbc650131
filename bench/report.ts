/** What a measured program says of itself, as its only line. */
export interface Report {
  readonly skills: number;
  readonly bytes?: number;
  readonly findings?: number;
}

export interface FullReport extends Report {
  /** Kilobytes. */
  readonly maxRss: number;
  /** Milliseconds since the process began. */
  readonly inside: number;
}

export function report(facts: Report): void {
  const full: FullReport = { ...facts, maxRss: process.resourceUsage().maxRSS, inside: performance.now() };
  process.stdout.write(JSON.stringify(full));
}
