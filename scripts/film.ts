import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

// Films the whole hire while its browser test runs, for Storybook's "Tools/Film": `npm run film`.
const root = join(import.meta.dirname, '..');
const { status } = spawnSync('node', ['scripts/playwright.ts', 'e2e', 'wholeHire'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FILM: '1' },
});
process.exitCode = status ?? 1;
// One that is started or built later takes it by itself.
const built = join(root, 'storybook-static');
if (status === 0 && existsSync(built)) await cp(join(root, 'film'), join(built, 'film'), { recursive: true });
