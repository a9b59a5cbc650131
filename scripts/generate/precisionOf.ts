/** How often a rule was right on real skills, as its page says. */
export interface Precision {
  readonly findings: number;
  /** Findings that were read one by one. */
  readonly read: number;
  /** Of those read. */
  readonly wrong: number;
}

/** What the last line of a rule's page says was measured. Throws where it says nothing: no rule ships unmeasured. */
export function precisionOf(page: string, id: string): Precision {
  const [, findings, read, wrong] =
    /\nMeasured on 1,715 real skills: ([\d,]+) findings, (\d+) read, (\d+) false\.\n$/.exec(page) ?? [];
  if (findings === undefined) throw new Error(`docs/rules/${id}.md does not end with what was measured`);
  return { findings: Number(findings.replaceAll(',', '')), read: Number(read), wrong: Number(wrong) };
}
