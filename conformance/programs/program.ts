import type { BuiltLayout } from '../builtLayout.ts';
import type { InstalledProgram } from '../installedProgram.ts';
import type { ProgramId } from '../../test/conformance/layout.ts';
import type { Observation } from '../../test/conformance/observation.ts';

/** A program that is asked what it sees. */
export interface Program {
  readonly id: ProgramId;
  readonly packageName: string;
  /** The one that was measured. */
  readonly version: string;
  ask(installed: InstalledProgram, built: BuiltLayout): Promise<Omit<Observation, 'program' | 'version'>>;
}
