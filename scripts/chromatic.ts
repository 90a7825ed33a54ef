import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { buildStorybook } from './storybookStatic.ts';

/** Sends the static Storybook to Chromatic, which takes the pictures that `npm run test:stories` takes here. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    [
      'Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN (chromatic.com, Manage, Configure).',
      'Without an account, `npm run test:stories` compares the same pictures on this machine.',
    ].join('\n'),
  );
  process.exit(1);
}

await buildStorybook();
const folder = join(import.meta.dirname, '../storybook-static');
const child = spawn('npx', ['chromatic', '--storybook-build-dir', folder, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.once('error', (error) => {
  throw error;
});
child.once('exit', (code) => (process.exitCode = code ?? 1));
