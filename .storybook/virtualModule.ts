import type { Plugin } from 'vite';

/**
 * Gives the browser what only the machine that builds Storybook can read, as the default export of `virtual:<name>`: as of
 * when Storybook was built or started, or when one of the watched files changed.
 */
export function virtualModule(name: string, read: () => unknown, watched: readonly string[] = []): Plugin {
  const id = `virtual:${name}`;
  // By this name Vite knows that it is no file on disk.
  const resolved = `\0${id}`;
  return {
    name: `guildhall:${name}`,
    resolveId: (asked) => (asked === id ? resolved : undefined),
    load(asked) {
      if (asked !== resolved) return undefined;
      for (const file of watched) this.addWatchFile(file);
      return `export default ${JSON.stringify(read())};`;
    },
  };
}
