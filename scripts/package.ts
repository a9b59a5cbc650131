import { packVsix } from './packVsix.ts';
import { runScript } from './process/runScript.ts';

// Builds, packs skill-manager-<version>.vsix into the project's folder, which lists what is in it.

await runScript('scripts/build.ts');
const { path, files, size } = await packVsix();
console.log(`${path}: ${files.length} files, ${Math.ceil(size / 1024)} KB`);
