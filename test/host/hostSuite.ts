/** Tests that share the state of one VS Code window. */
export interface HostSuite {
  readonly name: string;
  /** The test files, as a glob from the project's folder. */
  readonly files: string;
  /** The folder that is copied and opened as the workspace, from the project's folder. */
  readonly workspace: string;
  /** So many generated skills are put into the folder `many` of the copy, where no agent looks. */
  readonly manySkills?: number;
  /** The folder that is copied to be the user's home; an empty home where left out. */
  readonly home?: string;
  /** false: the window is in Restricted Mode. */
  readonly trusted: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}
