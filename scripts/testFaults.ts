import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import type { Fault } from '../tests/faults/faults.ts';
import { commands, faults } from '../tests/faults/faults.ts';

/**
 * Puts faults into the code, one at a time, and asks whether the link of the proof that should find each does: it has to
 * fail. Each file is put back as it was; nothing may be committed meanwhile. `npm run test:faults` takes all of them,
 * `npm run test:faults -- focus lock` those whose name or link has such a word.
 */
const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name, link }) => words.length === 0 || words.some((word) => name.includes(word) || link.includes(word)),
);

if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  throw new Error('Faults go into files: commit what you have changed first, and commit nothing meanwhile.');

let putBack = () => {};
process.on('exit', () => putBack());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

function put({ file, from, to }: Fault) {
  const text = readFileSync(file, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  putBack = () => writeFileSync(file, text);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

async function isFound({ link, tests }: Fault): Promise<boolean> {
  const child = spawn('npx', [...(commands[link] ?? []), ...tests], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  // A command that ran no test has found nothing.
  return code !== 0 && /\d+ failed/.test(said);
}

let missed = 0;
for (const fault of chosen) {
  const start = performance.now();
  put(fault);
  const found = await isFound(fault).finally(() => putBack());
  if (!found) missed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${found ? '✓ found' : '✗ MISSED'} by ${fault.link}: ${fault.name} (${seconds} s)`);
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults were found.`);
if (missed > 0 || chosen.length === 0) process.exitCode = 1;
