/** A skill as a program told of it. */
export interface Observed {
  readonly name: string;
  /** What it shows in brackets after the name. */
  readonly label?: string;
  /** As listed; absent where the program lists the name alone. */
  readonly description?: string;
  /** Path of the SKILL.md in the layout; absent where the program does not tell. */
  readonly location?: string;
  /** The program's own word for where it is from. */
  readonly source?: string;
  /** False where the program knows it and has it switched off. */
  readonly enabled?: boolean;
  /** Whether the model sees it. */
  readonly model: boolean;
  /** Whether a person can start it by its name; absent where the program does not tell. */
  readonly person?: boolean;
}

/** What a program said of one layout, in its order; skills that are its own are left out. */
export interface Observation {
  readonly program: string;
  readonly version: string;
  readonly skills: readonly Observed[];
  /** What else it said of skills: errors and warnings, root replaced. */
  readonly remarks?: readonly string[];
}
