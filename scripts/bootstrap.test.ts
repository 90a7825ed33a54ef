import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;

/** Installs by noting that it was asked to, and goes on until another process has said that it waits. */
const npm = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('installs', 'one\\n');
  const finish = () => {
    if (!existsSync('waiting')) return setTimeout(finish, 10);
    mkdirSync('node_modules', { recursive: true });
    writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
  };
  finish();
`;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'guildhall-install-'));
  for (const folder of ['scripts', 'packages', 'apps']) mkdirSync(join(clone, folder));
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'scripts/bootstrap.mjs'));
  writeFileSync(join(clone, 'package.json'), '{}');
  writeFileSync(join(clone, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(clone, 'npm.js'), npm);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const start = async (): Promise<string> => {
  const ensure = `import('./scripts/bootstrap.mjs').then(({ ensureInstalled }) => ensureInstalled()).then(console.log)`;
  const child = spawn(process.execPath, ['-e', ensure], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.js') },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('Waiting')) writeFileSync(join(clone, 'waiting'), '');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return output.trim().split('\n').at(-1) ?? '';
};

const installs = () => readFileSync(join(clone, 'installs'), 'utf8').trim().split('\n').length;

test('of several that start in a folder without dependencies, one installs them', async () => {
  const results = await Promise.all([start(), start(), start()]);
  expect([results.toSorted(), installs()]).toEqual([['false', 'false', 'true'], 1]);
});

test('one that was killed while it installed keeps no one waiting', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('close', resolve));
  mkdirSync(join(clone, '.cache'));
  writeFileSync(join(clone, '.cache/install.lock'), String(gone.pid));
  writeFileSync(join(clone, 'waiting'), '');
  expect([await start(), installs()]).toEqual(['true', 1]);
});
