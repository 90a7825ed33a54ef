import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/**
 * Everything that reads the code without running it, all at once: `npm run check`. Types are asked by what the code may
 * know of: machines neither a browser nor Node, components no Node, the server no browser, the rest both.
 */
const checks: Record<string, string[]> = {
  'types: machines': ['tsc', '-p', 'packages/machines'],
  'types: ui': ['tsc', '-p', 'packages/ui'],
  'types: server': ['tsc', '-p', 'apps/server'],
  'types: everything else': ['tsc', '-p', '.'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--check'],
  'generated from the contract': ['node', 'packages/api/scripts/generate.ts', '--check'],
  'generated from tokens and props': ['node', 'packages/ui/scripts/generate.ts', '--check'],
  'icons and share picture': ['node', 'apps/web/scripts/generate.ts', '--check'],
};

interface Outcome {
  name: string;
  code: number;
  output: string;
  seconds: number;
}

function run(name: string, [command = '', ...args]: string[]): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ name, code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}

const start = performance.now();
const outcomes = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
for (const { name, code, output, seconds } of outcomes) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output);
}
const failed = outcomes.filter(({ code }) => code !== 0).length;
console.log(
  `${outcomes.length - failed} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);
