import { registerHooks } from 'node:module';
import { buffer } from 'node:stream/consumers';

import { isFault } from './outcome.ts';

// oxlint-disable-next-line no-console -- The library warns of each odd number, and a large file has room for a million.
console.warn = () => {};

/** The library comes in two hundred files, and as one, which is there in half the time. */
const library = '@cantoo/pdf-lib';
const whole = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve(library)).href;
registerHooks({
  resolve: (name, context, next) =>
    name === library ? { url: whole, format: 'module', shortCircuit: true } : next(name, context),
});

/** A PDF comes in, and the one to keep goes out, or why there is none: `checkPdf.ts`. */
const [{ rewrite }, content] = await Promise.all([import('./rewrite.ts'), buffer(process.stdin)]);
const result = await rewrite(content);
process.exitCode = 'fault' in result ? isFault : 0;
process.stdout.write('fault' in result ? result.fault : result.content);
