// What must be there before anything of ours can run. Plain JavaScript without dependencies, for any Node from 18 on:
// it runs on a fresh clone. Shared by start.mjs and test.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The root of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const neededNode = 24;
const stampFile = join(root, 'node_modules/.guildhall-install');
/** Holds the process id of who is installing. Not in node_modules, which `npm ci` clears. */
const lockFile = join(root, '.cache/install.lock');

/** A problem with a remedy, to be printed without a stack. */
export class BootstrapError extends Error {
  name = 'BootstrapError';
}

/**
 * Installs the dependencies when they are missing or not those of package-lock.json. True when it installed. To serve, what
 * `npm ci --omit=dev` leaves is enough: `hasTools` false.
 */
export async function ensureInstalled({ hasTools = true } = {}) {
  if (isInstalled({ hasTools })) return false;
  await takeLock();
  try {
    // Someone else may have installed meanwhile.
    if (isInstalled({ hasTools })) return false;
    await install();
    writeFileSync(stampFile, manifestHash());
    return true;
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function isInstalled({ hasTools }) {
  const stamp = manifestHash();
  if (readIfThere(stampFile) === stamp) return true;
  if (!hasTools && isTreeOfLockfile({ hasTools })) return true;
  if (!isTreeOfLockfile({ hasTools: true })) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** One installation at a time in one folder: two would clear what the other has just written. */
async function takeLock() {
  mkdirSync(dirname(lockFile), { recursive: true });
  let hasSaid = false;
  while (!createLock()) {
    const holder = Number(readIfThere(lockFile));
    if (holder > 0 && !isRunning(holder)) {
      // Left behind by one that was killed.
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!hasSaid) console.log('Waiting for another process that installs the dependencies here.');
    hasSaid = true;
    await pause(250);
  }
}

function createLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: then it is there.
    return error.code === 'EPERM';
  }
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
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
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
