/** Where a command writes. Promises settle when the reader has taken the text, or has gone away. */
export interface Output {
  write(text: string): Promise<void>;
  /** For people: notices and errors. */
  tell(text: string): void;
  /** One line that the next one replaces; nothing where standard error is not a terminal. An empty line clears it. */
  progress(line: string): void;
  /** Whether `write` goes to a terminal that shows colours. */
  readonly colours: boolean;
}
