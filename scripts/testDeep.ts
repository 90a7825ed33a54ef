import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * What is beyond `npm test`: the proofs of `tests/proof` at full depth, one file after the other, so that each has the
 * machine to itself; then axe on every story in every theme, direction and width. `npm run test:deep -- lifecycles races axe`
 * runs some of them. Ends after three hours whatever happens.
 */
const hours = 3;

const wanted = process.argv.slice(2);
const folders = wanted.filter((name) => name !== 'axe').map((name) => `tests/proof/${name}`);

const proofs = ['vitest', 'run', '--project', 'server', '--no-file-parallelism', '--reporter=verbose'];
const commands = [
  ...(wanted.length === 0 ? [[...proofs, 'tests/proof']] : []),
  ...(folders.length > 0 ? [[...proofs, ...folders]] : []),
  ...(wanted.length === 0 || wanted.includes('axe')
    ? [['node', 'tests/audit/run.ts', '--only', 'stories', '--checks', 'axe']]
    : []),
];

let end = (_signal: NodeJS.Signals): unknown => false;
let isEnded = false;
const stop = (signal: NodeJS.Signals) => {
  isEnded = true;
  end(signal);
};
const limit = setTimeout(() => {
  console.error(`The deep tests took longer than ${hours} hours and were ended.`);
  stop('SIGTERM');
}, hours * 3_600_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

for (const [program = '', ...args] of commands) {
  if (isEnded) break;
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PROOF_DEPTH: 'deep' } });
  end = (signal) => child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
}
clearTimeout(limit);
