// `npm test`: from a fresh clone to every check run. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { BootstrapError, checkPlatform, ensureInstalled, findNode, root } from './bootstrap.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  const node = findNode();
  const tools = join(root, 'node_modules/.bin');
  const child = spawn(node, [join(root, 'scripts/test.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  if (!(error instanceof BootstrapError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
