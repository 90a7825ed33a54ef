import { buffer } from 'node:stream/consumers';

import { isFault } from './outcome.ts';

// oxlint-disable-next-line no-console -- The library warns of each odd number, and a large file has room for a million.
console.warn = () => {};

/** A PDF comes in, and the one to keep goes out, or why there is none: `checkPdf.ts`. */
const [{ rewrite }, content] = await Promise.all([import('./rewrite.ts'), buffer(process.stdin)]);
const result = await rewrite(content);
process.exitCode = 'fault' in result ? isFault : 0;
process.stdout.write('fault' in result ? result.fault : result.content);
