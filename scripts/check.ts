import { checkLevels } from './levels/levels.ts';
import { runLevels } from './levels/runLevels.ts';

// npm run check: what can be told in seconds, without a browser or VS Code.

process.exit(await runLevels(checkLevels));
