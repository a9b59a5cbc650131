// Every npm script begins here, on whatever Node the machine has and with nothing installed yet: node bootstrap.mjs SCRIPT.
// It installs the dependencies where they are missing or out of date and hands over to the script, a TypeScript file,
// run as it is by the Node 24 that is one of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = 20;
const wanted = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Whether node_modules holds every package of package-lock.json in its version. */
function installed() {
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(join(modules, '.package-lock.json'))?.packages ?? {};
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/** Runs a command, tells every ten seconds that it is still going, and resolves to its exit code. */
async function runLong(title, command, args, cwd) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${title} …`);
  const ticker = setInterval(() => console.log(`  still going after ${seconds()} s`), 10_000);
  const child = spawn(command, args, { cwd, stdio: 'inherit', shell: windows });
  const code = await new Promise(done => child.on('close', done).on('error', () => done(1)));
  clearInterval(ticker);
  if (code === 0) console.log(`  done in ${seconds()} s`);
  return code;
}

// The npm that runs this script, or the one on the PATH.
const npm = process.env.npm_execpath?.endsWith('.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];

async function install() {
  const [command, ...before] = npm;
  const args = [...before, 'ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'];
  if ((await runLong('Installing the dependencies (npm ci)', command, args, root)) !== 0)
    fail('The dependencies could not be installed; npm tells why above. Then run the same command again.');
}

const node24 = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

function majorOf(program) {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? Number(/^v(\d+)/.exec(asked.stdout)?.[1]) : undefined;
}

/** The path of a Node 24. npm may have been told not to run install scripts: then the package's own is run here. */
async function findNode24() {
  if (majorOf(node24) === wanted) return node24;
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const folder = join(modules, 'node');
  await runLong(`Fetching Node ${wanted}`, process.execPath, ['installArchSpecificPackage.js'], folder);
  if (majorOf(node24) === wanted) return node24;
  return fail(
    `Node ${wanted} could not be fetched from npm. Install Node ${wanted} or newer and run this again.`,
  );
}

/** Lets the npm scripts find Node 24 too, as node_modules/.bin/node. */
function linkNode24() {
  const link = join(modules, '.bin', 'node');
  if (windows || !existsSync(node24) || majorOf(link) === wanted) return;
  rmSync(link, { force: true });
  symlinkSync('../node/bin/node', link);
}

async function main() {
  const [script, ...args] = process.argv.slice(2);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldest)
    fail(
      `This is Node ${process.versions.node}. Skill Manager needs Node ${oldest} or newer: https://nodejs.org`,
    );
  if (!installed()) await install();
  const node = await findNode24();
  linkNode24();
  const path = [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

await main();
