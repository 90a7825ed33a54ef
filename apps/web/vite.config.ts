import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';

import { leanModules } from './leanModules.ts';
import { shippedReact } from './shippedReact.ts';

/** Modules of the design system's components, by name. */
const components = (...names: string[]) => new RegExp(`/packages/ui/src/components/(${names.join('|')})/[^/]+\\.tsx$`);

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

let known: Set<string> | undefined;

/** The modules that a page's first script imports, itself among them. */
function ofEntry(graph: ModuleGraph): Set<string> {
  if (known !== undefined) return known;
  const found = new Set([join(import.meta.dirname, 'src/entryClient.ts')]);
  // A set is gone through with what is added meanwhile.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known = found;
  return known;
}

/**
 * Few chunks: each is compressed by itself, and small ones compress badly. A group takes along what its modules import;
 * a group above has the first choice. Small shared chunks are not merged all the same: the build then joins what a page
 * needs with what it does not, another pair after each change, and once brought a page twenty KiB.
 */
const chunkGroups = [
  // What a page is read with.
  {
    name: (id: string, graph: ModuleGraph) => (ofEntry(graph).has(id) ? 'entry' : null),
    debugName: 'entry',
    priority: 6,
  },
  // What every page is hydrated with, and what nearly every page shows.
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  { name: 'base', test: components('Card', 'Heading', 'Inline', 'Link', 'PageHeader'), priority: 5 },
  // What fields share with others, who would bring all fields along for it.
  {
    name: 'shared',
    test: /\/icons\/(circle-exclamation-point|search|x)\.mjs$|\/(useControlledState|useLabels?)\.mjs$/,
    minShareCount: 2,
    entriesAware: true,
    priority: 4,
  },
  // What is typed into.
  { name: 'fields', test: components('Form', 'SearchField', 'TextField'), priority: 3 },
  // What every list shows.
  {
    name: 'lists',
    test: /\/packages\/ui\/src\/components\/(EmptyState|ErrorPanel|Skeleton|Pagination|ButtonLink)\/|\/kit\/ListStates|\/shared\/pagedList\//,
    priority: 2,
  },
  // What else some pages share, by which pages they are.
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
];

/**
 * A screen is named after its folder. A shared chunk would be named after every page that shares it, and every page lists
 * the files of all.
 */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) {
  if (name.startsWith('shared~')) return 'assets/[hash].js';
  const [, screen = '[name]'] = /\/screens\/(\w+)\/screen\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${screen}-[hash].js`;
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    vanillaExtractPlugin(),
    shippedReact(command),
    // react-aria speaks 34 languages; we ship the words of ours. Only the browser's build cares about size.
    isSsrBuild ? [] : [leanModules(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const }],
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // One sheet, in the order of the imports: rules of the same weight rely on it, and chunks arrive in any order.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // Pictures of shared links are drawn beside the event loop, by a thread that loads nothing else.
        { input: ['src/entryServer.tsx', 'src/share/drawShareCard.tsx'] }
      : {
          input: ['src/entryClient.ts', 'src/startApp.tsx'],
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
        },
  },
  ssr: { noExternal: [/^@guildhall\//] },
}));
