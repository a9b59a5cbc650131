/** How many tests of a run passed and failed, as a process hands it on in a JSON file. */
export interface MochaCounts {
  readonly passed: number;
  readonly failed: number;
}
