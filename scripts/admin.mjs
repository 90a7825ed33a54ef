// `npm run admin`: what operators do to accounts and posts. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { BootstrapError, checkPlatform, ensureInstalled, findNode, root } from './bootstrap.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  const child = spawn(findNode(), [join(root, 'apps/server/src/admin/run.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  if (!(error instanceof BootstrapError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
