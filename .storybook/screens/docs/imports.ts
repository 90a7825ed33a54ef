import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import { accountParts } from '../../../apps/web/src/screens/account/accountParts.ts';

/** A tab or a part of a page, in which a screen stands. */
export interface Tab {
  /** The page's folder. */
  page: string;
  /** What its address calls the tab. */
  name: string;
}

/** What a screen is made of, read from what its files import. */
export interface ScreenImports {
  /** Components of the design system. */
  components: string[];
  /** Other screens that it opens or holds, by their folders. */
  parts: string[];
  /** Where it is a tab of a page, or of several. */
  tabs: Tab[];
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

/** A page's own file names a tab as its address does, with the screen that comes when it is opened. */
const laterTab = /(\w+)(?::| =) laterScreen\(\s*\(\) => import\('\.\.\/(\w+)\/screen\.tsx'\)/g;

/** The account page names a part by its key. */
const laterPart = /laterPart\(accountParts\.(\w+), \(\) => import\('\.\.\/(\w+)\/screen\.tsx'\)/g;

const nameOfPart = (key: string) => Object.entries(accountParts).find(([each]) => each === key)?.[1] ?? key;

/** The tabs and parts of all pages, each with the folder of its screen. */
function tabsOfPages(): (Tab & { screen: string })[] {
  const read = (files: string, pattern: RegExp, addressName: (name: string) => string) =>
    globSync(join(screens, files)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '', screen = '']) => ({
        page: basename(dirname(file)),
        name: addressName(name),
        screen,
      })),
    );
  return [...read('*/*Route.tsx', laterTab, uncapitalized), ...read('*/laterParts.tsx', laterPart, nameOfPart)];
}

const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Follows the imports of a screen, as far as the value of another one. */
function importsOf(folder: string): Omit<ScreenImports, 'tabs'> {
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
export function screenImports(): Record<string, ScreenImports> {
  const allTabs = tabsOfPages();
  const tabsOf = (name: string): Tab[] =>
    allTabs.filter(({ screen }) => screen === name).map(({ page, name: tab }) => ({ page, name: tab }));
  return Object.fromEntries(
    globSync(join(screens, '*/')).map((folder) => {
      const name = relative(screens, folder);
      return [name, { ...importsOf(folder), tabs: tabsOf(name) }] as const;
    }),
  );
}
