import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from './ask.ts';
import { layoutFor } from './layout.ts';
import { layouts } from './layouts/index.ts';
import { programs } from './programs/index.ts';

const { values } = parseArgs({
  options: { program: { type: 'string' }, layout: { type: 'string' }, out: { type: 'string' } },
});
const out = values.out ?? '/tmp/conf-c/said';
const queue = programs
  .filter(({ id }) => values.program === undefined || values.program === id)
  .flatMap(program =>
    layouts
      .filter(l => (l.programs ?? [program.id]).includes(program.id))
      .filter(l => values.layout === undefined || l.name.startsWith(values.layout))
      .map(layout => ({ program, layout })),
  );
await Promise.all(
  [0, 1].map(async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { program, layout } = next;
      try {
        const said = await ask(program, layoutFor(layout, program.id));
        mkdirSync(join(out, program.id), { recursive: true });
        writeFileSync(join(out, program.id, `${layout.name}.json`), JSON.stringify(said, null, 1));
      } catch (error) {
        console.log(program.id, layout.name, String(error).slice(0, 1500));
      }
    }
  }),
);
