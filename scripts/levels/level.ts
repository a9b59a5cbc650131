/** One part of `npm test`: a program that succeeds or fails, with or without tests to count. */
export interface Level {
  readonly name: string;
  /** Arguments of Node; `{counts}` stands for the file to write the counts of tests into. */
  readonly args: readonly string[];
  /** Levels that must have run before, such as the build. */
  readonly after?: readonly string[];
}
