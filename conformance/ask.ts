import { BuiltLayout } from './builtLayout.ts';
import { installedProgram } from './installedProgram.ts';
import { contract, type Layout } from '../test/conformance/layout.ts';
import type { Observation } from '../test/conformance/observation.ts';
import type { Program } from './programs/program.ts';

/** Builds the layout, asks the program, and takes the layout away again. */
export async function ask(program: Program, layout: Layout): Promise<Observation> {
  const installed = await installedProgram(program.packageName, program.version);
  using built = new BuiltLayout(layout);
  const { skills, remarks } = await program.ask(installed, built);
  return {
    ...{ program: program.id, version: installed.version },
    skills: skills.map(skill =>
      skill.description === undefined ? skill : { ...skill, description: contract(skill.description) },
    ),
    ...(remarks && { remarks: remarks.map(contract) }),
  };
}
