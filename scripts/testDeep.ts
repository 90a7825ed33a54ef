import { spawn } from 'node:child_process';

/**
 * The proofs of `tests/proof` at full depth: `npm run test:deep`, or `npm run test:deep -- law races` for some of them.
 * One file after the other, so that each has the machine to itself; ends after three hours whatever happens.
 */
const hours = 3;

const wanted = process.argv.slice(2);
const folders = wanted.length > 0 ? wanted.map((name) => `tests/proof/${name}`) : ['tests/proof'];

const command = ['run', '--project', 'server', '--no-file-parallelism', '--reporter=verbose', ...folders];
const child = spawn('vitest', command, { stdio: 'inherit', env: { ...process.env, PROOF_DEPTH: 'deep' } });
const limit = setTimeout(() => {
  console.error(`The deep proofs took longer than ${hours} hours and were ended.`);
  child.kill('SIGTERM');
}, hours * 3_600_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  clearTimeout(limit);
  throw error;
});
child.once('exit', (code) => {
  clearTimeout(limit);
  process.exitCode = code ?? 1;
});
