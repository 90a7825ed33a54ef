// `npm start` and `npm run dev`: from a fresh clone to a running Guildhall. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { BootstrapError, checkPlatform, ensureInstalled, findNode, root } from './bootstrap.mjs';

try {
  checkPlatform();
  await ensureInstalled({ hasTools: !process.argv.includes('--serve') });
  run(findNode(), [join(root, 'apps/server/src/start.ts'), ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof BootstrapError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Runs the server as our child, and ends with it. Ctrl-C reaches the child by itself and again through us and npm;
 * it takes them all for one. When we are killed, the closed channel tells the child to stop.
 */
function run(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    stopWatching();
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
  const stopWatching = stopWithNpm(() => child.kill('SIGTERM'));
}

/** npm passes signals on, but not a kill -9: when npm, our parent, is gone, so is who asked for us. */
function stopWithNpm(stop) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  return () => clearInterval(timer);
}
