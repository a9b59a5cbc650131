import { checkLevels, levels } from './levels/levels.ts';
import { runLevels } from './levels/runLevels.ts';

// npm test [-- LEVEL…]: all levels, or the ones named; `check` stands for those of `npm run check`.

const asked = process.argv.slice(2).flatMap(name => (name === 'check' ? checkLevels : [name]));
process.exit(await runLevels(asked.length > 0 ? asked : levels.map(({ name }) => name)));
