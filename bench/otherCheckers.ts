import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/process/runCommand.ts';
import { withProgress } from '../scripts/process/withProgress.ts';
import { cacheFolder } from '../src/node/cacheFolder.ts';

/** npm packages of the checkers that ours is measured beside; fetched once, never dependencies. */
const packages = ['skill-check@1.2.0', 'skills-ref@0.1.5', 'claude-code-lint@0.5.0'];

/** A checker as its users run it on a folder of skills, in the folder around it. */
export interface Checker {
  readonly name: string;
  readonly args: readonly string[];
}

/** skills-ref checks one skill a process; here its library is asked for all of them in one, which is the most that it can do. */
const skillsRefOnAll = `
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate } from 'skills-ref';
const folder = process.argv[2];
let faulty = 0;
for (const path of readdirSync(folder, { recursive: true }))
  if (path.endsWith('SKILL.md') && (await validate(dirname(join(folder, path)))).length > 0) faulty++;
console.log(faulty);
`;

/** All that it says of each skill, as JSON. */
const skillsRefMessages = `
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate } from 'skills-ref';
const folder = process.argv[2];
const said = [];
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (path.endsWith('SKILL.md')) for (const message of await validate(dirname(path))) said.push({ path, message });
}
console.log(JSON.stringify(said));
`;

/** The other checkers, for skills in \`.claude/skills\` of the current folder. */
export async function otherCheckers(): Promise<readonly Checker[]> {
  const modules = join(await fetchedCheckers(), 'node_modules');
  const skills = join('.claude', 'skills');
  return [
    {
      name: 'skill-check',
      args: [
        join(modules, 'skill-check/bin/skill-check.js'),
        'check',
        skills,
        '--no-security-scan',
        '--format',
        'json',
      ],
    },
    {
      name: 'claudelint',
      args: [join(modules, 'claude-code-lint/bin/claudelint'), 'validate-skills', '--no-collapse'],
    },
    { name: 'skills-ref (library)', args: [join(modules, '..', 'skillsRefOnAll.mjs'), skills] },
  ];
}

/** The folder that holds them, fetched through npm when they are not in the cache yet. */
export async function fetchedCheckers(): Promise<string> {
  const place = join(cacheFolder(), 'other-checkers-2');
  if (existsSync(place)) return place;
  const making = `${place}.${process.pid.toString()}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(making, 'skillsRefOnAll.mjs'), skillsRefOnAll);
  writeFileSync(join(making, 'skillsRefMessages.mjs'), skillsRefMessages);
  await withProgress('Fetching the other checkers (once)', async () => {
    const args = ['install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await runCommand('npm', args, { cwd: making, output: 'keep' });
    if (code !== 0) throw new Error(`npm install failed:\n${output}`);
  });
  renameSync(making, place);
  return place;
}
