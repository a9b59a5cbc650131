import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import type { Layout } from '../test/conformance/layout.ts';
import type { Observation } from '../test/conformance/observation.ts';

/** Keeps what a program said of a layout, so that it can be held against ours without the program. */
export function writeFixture(layout: Layout, { remarks: _, ...said }: Observation): void {
  const path = join(projectRoot, 'test/conformance/fixtures', said.program, `${layout.name}.json`);
  const { files, ...rest } = layout;
  const skills = said.skills.map(({ source: _source, ...skill }) => skill);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    [
      '{',
      `"layout": ${JSON.stringify(rest).slice(0, -1)}, "files": {`,
      Object.entries(files)
        .map(([name, content]) => `${JSON.stringify(name)}: ${JSON.stringify(content)}`)
        .join(',\n'),
      '}},',
      `"said": {"program": ${JSON.stringify(said.program)}, "version": ${JSON.stringify(said.version)}, "skills": [`,
      skills.map(skill => JSON.stringify(skill)).join(',\n'),
      ']}',
      '}',
      '',
    ].join('\n'),
  );
}
