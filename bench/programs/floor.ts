import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../report.ts';

// The floor: the same walk and the same bytes as a scan, on one thread, and nothing done with them.

let skills = 0;
let bytes = 0;
const folders = [process.argv[2] ?? '.'];
for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) folders.push(join(folder, entry.name));
    else if (entry.name === 'SKILL.md') {
      skills++;
      bytes += readFileSync(join(folder, entry.name)).length;
    }
  }
}
report({ skills, bytes });
