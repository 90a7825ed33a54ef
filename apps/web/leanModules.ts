import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Modules of libraries that browsers get in a smaller form, with the same behavior for what is used here: unit tests
 * compare them. They know one locale; a second one takes back `createCalendar` and `placeholders`.
 */
const lean: readonly [module: RegExp, instead: string][] = [
  [/\/createLucideIcon\.mjs$/, 'createIcon.ts'],
  [/\/createCalendar\.mjs$/, 'createCalendar.ts'],
  [/\/placeholders\.mjs$/, 'placeholders.ts'],
  [/^use-sync-external-store\/shim(\/index\.js|\/with-selector)?$/, 'syncExternalStore.ts'],
];

/**
 * Puts them in place wherever code is made for a browser: in the app, in Storybook and in the tests of components, which so
 * show what ships. The server loads the libraries as they are.
 */
export const leanModules = (): Plugin => ({
  name: 'lean-modules',
  enforce: 'pre',
  resolveId: (source) => {
    const [, instead] = lean.find(([module]) => module.test(source)) ?? [];
    return instead === undefined ? null : join(import.meta.dirname, 'src/lean', instead);
  },
});
