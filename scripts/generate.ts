import { generateAgentPage } from './generate/generateAgentPage.ts';
import { generateConfigSchema } from './generate/generateConfigSchema.ts';
import { generateManifest } from './generate/generateManifest.ts';
import { generateRulePages } from './generate/generateRulePages.ts';

// npm run generate: writes what is told elsewhere from the one place that knows it. Each step says which files it wrote.

const written = [
  ...(await generateManifest()),
  ...generateRulePages(),
  ...generateAgentPage(),
  ...(await generateConfigSchema()),
];
console.log(written.length === 0 ? 'All generated files were up to date.' : `Written: ${written.join(', ')}`);
