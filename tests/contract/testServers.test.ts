import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(['apps/server/src/**/*.test.ts', 'tests/{contract,proof}/**/*.test.ts'], { cwd: root });

/** `close` fails on any answer that broke the contract: a test server that is never closed would hide them. */
test.each(files)('%s closes the test servers that it opens', (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const opened = source.match(/\bawait createTestApp\(/g)?.length ?? 0;
  const closed = source.match(/\.close\(\)/g)?.length ?? 0;
  expect(closed).toBeGreaterThanOrEqual(opened);
});
