// What must be there before anything of ours can run. Plain JavaScript without dependencies, for any Node from 18 on:
// it runs on a fresh clone. Shared by start.mjs and test.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const neededNode = 24;
const stampFile = join(root, 'node_modules/.guildhall-install');

/** A problem with a remedy, to be printed without a stack. */
export class BootstrapError extends Error {
  name = 'BootstrapError';
}

/**
 * Installs the dependencies when they are missing or not those of package-lock.json. True when it installed. To serve, what
 * `npm ci --omit=dev` leaves is enough: `hasTools` false.
 */
export async function ensureInstalled({ hasTools = true } = {}) {
  const stamp = manifestHash();
  if (readIfThere(stampFile) === stamp) return false;
  if (!hasTools && isTreeOfLockfile({ hasTools })) return false;
  if (!isTreeOfLockfile({ hasTools: true })) {
    await install();
    writeFileSync(stampFile, stamp);
    return true;
  }
  writeFileSync(stampFile, stamp);
  return false;
}

/** The path of a Node new enough for us: this one, the one among our dependencies, or an error that says what to do. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(bundled)) return bundled;
  throw new BootstrapError(
    `This project needs Node ${neededNode} or newer; this is ${process.version}, and there is none to be had from npm for ` +
      `${process.platform}-${process.arch}. Install Node ${neededNode} from https://nodejs.org and start again.`,
  );
}

/** Refuses systems that nothing here was made for. */
export function checkPlatform() {
  if (process.platform === 'linux' || process.platform === 'darwin') return;
  throw new BootstrapError(
    `This project runs on Linux and macOS; this is ${process.platform}. On Windows, use WSL: https://learn.microsoft.com/windows/wsl/install`,
  );
}

function manifestHash() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function workspaceManifests() {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(root, file))),
  );
}

/** Whether npm's own note of what it installed names what package-lock.json names: then `npm install` was run by hand. */
function isTreeOfLockfile({ hasTools }) {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, link, dev, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = installed[path];
    // Optional ones are absent where they are for another platform.
    const mayLack = Boolean(optional || devOptional || (dev && !hasTools));
    return found ? found.version === version && existsSync(join(root, path)) : mayLack;
  });
}

function readPackages(file) {
  const text = readIfThere(join(root, file));
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function install() {
  console.log('Installing dependencies from package-lock.json. This takes a minute or two, once.');
  const started = Date.now();
  const ticking = setInterval(() => console.log(`  still installing, ${seconds(started)} s`), 15_000);
  // No install script is needed, so none is run. `--include` also where NODE_ENV=production would leave tools out.
  const options = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await runNpm(options).finally(() => clearInterval(ticking));
  if (code !== 0) {
    throw new BootstrapError(
      'npm could not install the dependencies; its message is above. Check the network, then start again.',
    );
  }
  console.log(`Installed in ${seconds(started)} s.`);
}

function runNpm(options) {
  // Under `npm start` the very npm that runs us; else the one on the path.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (cause) =>
      reject(
        new BootstrapError('npm was not found. Install Node from https://nodejs.org, which brings it.', { cause }),
      ),
    );
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  });
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
