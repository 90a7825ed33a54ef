import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

import { leanModules } from '../apps/web/leanModules.ts';
import { shippedReact } from '../apps/web/shippedReact.ts';
import { componentHistory } from './components/history.ts';
import { dependencies } from './dependencies.ts';
import { findByTask } from './docs/findByTask/searchTasks.ts';
import { afterFirstStory, hearFirstStory } from './firstStory.ts';
import { kept } from './keptIndex.ts';
import { contract, readRefusals } from './play/refusals.ts';
import { screenImports } from './screens/docs/imports.ts';
import { screenStories, screenStoriesIndexer, screenStoriesSources } from './screens/screenStories.ts';
import { acceptedPictures } from './stateMaps/acceptedPictures.ts';
import { machineStories, machineStoriesIndexer } from './stateMaps/machineStories.ts';
import { keepSigned } from './verdicts/keepSigned.ts';
import { virtualModule } from './virtualModule.ts';

const root = join(import.meta.dirname, '..');

// What Storybook publishes under `accessibility/`. It has a process of its own, while this one reads on.
const report = promisify(execFile)(process.execPath, [join(root, 'tests/audit/report/again.ts')]);
// What `npm run film` has taken, if it has.
mkdirSync(join(root, 'film'), { recursive: true });

/** Folders of which no story is made: thousands of files, each of which would be watched. */
const unwatched = [
  // What tests, builds and databases leave behind.
  '{.cache,.data,a11y-report,film,playwright-report,storybook-static,*/*/dist}',
  '{apps/server/src/!(domain|mail),tests/!(audit)}',
];

// The frameworks' type leaves these presets out, which addons have.
interface Presets {
  experimental_serverChannel: typeof keepSigned;
  experimental_importParsers: typeof afterFirstStory;
  storyIndexGenerator: typeof findByTask;
}

const config: StorybookConfig & Presets = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.@(ts|tsx)',
    '../apps/web/src/**/*.stories.@(ts|tsx)',
    '../apps/web/src/screens/*/screen.tsx',
    './languages/*.@(mdx|stories.tsx)',
    './mails/*.stories.tsx',
    './stateMaps/*.@(stories|maps).tsx',
    './tools/*/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: async (own = []) => {
    await report;
    return [
      ...own,
      { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
      { from: '../a11y-report', to: '/accessibility' },
      { from: '../packages/ui/design-tokens', to: '/design-tokens' },
      { from: '../film', to: '/film' },
    ];
  },
  // Where a story or a docs page stands alone, the browser would ask the root of the site for an icon.
  previewHead: (head = '') => `${head}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  // Props come from the compiler: see componentProps.ts.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_serverChannel: (channel) => keepSigned(hearFirstStory(channel)),
  experimental_importParsers: afterFirstStory,
  experimental_indexers: (indexers = []) => [
    machineStoriesIndexer,
    kept(screenStoriesIndexer, { alsoRead: screenStoriesSources }),
    ...indexers.map((indexer) => kept(indexer)),
  ],
  storyIndexGenerator: findByTask,
  // The search of the sidebar finds what `findByTask` gives it.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [
        leanModules(),
        shippedReact(configType === 'PRODUCTION' ? 'build' : 'serve'),
        vanillaExtractPlugin(),
        machineStories(),
        screenStories(),
        virtualModule('accepted-pictures', acceptedPictures),
        virtualModule('screen-imports', screenImports),
        virtualModule('component-history', componentHistory),
        virtualModule('refusals', readRefusals, [contract]),
      ],
      optimizeDeps: { include: dependencies() },
      server: {
        watch: { ignored: unwatched.map((folder) => join(root, folder, '**')) },
      },
      // The largest chunks are axe and Storybook's own; the warning would hide others.
      build: { chunkSizeWarningLimit: 3000 },
    }),
};

export default config;
