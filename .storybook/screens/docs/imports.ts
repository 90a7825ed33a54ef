import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** What a screen is made of, read from what its files import. */
export interface ScreenImports {
  /** Components of the design system. */
  components: string[];
  /** Other screens that it opens or holds, by their folders. */
  parts: string[];
}

const root = join(import.meta.dirname, '../../..');
const screens = join(root, 'apps/web/src/screens');
/** What pages of one kind have in common, such as those that are read. */
const shell = join(root, 'apps/web/src/shell');
const components = new Set(globSync('*', { cwd: join(root, 'packages/ui/src/components') }));

const specifiersIn = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport\()\s*'([^']+)'/g)].flatMap(([, specifier]) => specifier ?? []);

/** Where a screen begins: its value, else what its folder draws. */
const entriesOf = (folder: string): string[] =>
  existsSync(join(folder, 'screen.tsx'))
    ? [join(folder, 'screen.tsx')]
    : globSync(join(folder, '*.tsx')).filter((file) => !/\.(?:stories|test)\.tsx$|storyFrame\.tsx$/.test(file));

/** Follows the imports of a screen, as far as the value of another one. */
function importsOf(folder: string): ScreenImports {
  const found = { components: new Set<string>(), parts: new Set<string>() };
  const read = new Set<string>();
  const waiting = entriesOf(folder);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (read.has(file)) continue;
    read.add(file);
    for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
      const component = basename(specifier);
      if (specifier.startsWith('@guildhall/ui/') && components.has(component)) found.components.add(component);
      const imported = resolve(dirname(file), specifier);
      const isFollowed = imported.startsWith(screens) || imported.startsWith(shell);
      if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier) || !isFollowed) continue;
      if (basename(imported) === 'screen.tsx') found.parts.add(relative(screens, dirname(imported)));
      else waiting.push(imported);
    }
  }
  return { components: [...found.components].toSorted(), parts: [...found.parts].toSorted() };
}

/** What each screen is made of, by its folder. */
export const screenImports = (): Record<string, ScreenImports> =>
  Object.fromEntries(
    globSync(join(screens, '*/')).map((folder) => [relative(screens, folder), importsOf(folder)] as const),
  );
