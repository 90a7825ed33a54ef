import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
// npm's own format.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const benches = Object.entries(scripts).filter(([name]) => name.startsWith('bench:'));

describe('every bench still runs, at its small size', () => {
  test.each(benches)('npm run %s -- --small', { timeout: 600_000 }, async (_, command) => {
    const [, ...args] = command.split(' ');
    const child = spawn(process.execPath, [...args, '--small'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    expect({ code, said: code === 0 ? '' : output }).toEqual({ code: 0, said: '' });
  });
});
