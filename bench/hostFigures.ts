/** What was measured in one extension host. Times are milliseconds. */
export interface HostFigures {
  /** Loading the bundle. */
  readonly loading: number;
  /** From the call of `activate` until the first scan begins. */
  readonly activation: number;
  /** Bytes in use, before the corpus was scanned and after. */
  readonly heap: { readonly before: number; readonly after: number };
  /** With the corpus. */
  readonly skills: number;
}
