import { globSync } from 'node:fs';
import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

import { dependencies } from './.storybook/dependencies.ts';
import { screenImports } from './.storybook/screens/docs/imports.ts';
import { screenStories } from './.storybook/screens/screenStories.ts';
import { virtualModule } from './.storybook/virtualModule.ts';
import { leanModules } from './apps/web/leanModules.ts';
import { browserOptions } from './scripts/browser.ts';
import { isDeep, timeLimit } from './tests/proof/depth.ts';

// A function, because vitest writes the project's name into the instance it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: browserOptions('light'),
    contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

const notOnGivenPostgres = [
  'apps/server/src/embedded/**',
  'apps/server/src/{start,server}.test.ts',
  // Whole processes, the same on any PostgreSQL; `replicas.test.ts` makes a database from nothing on this one.
  'tests/proof/crashes/{databaseKilled,mailServerDown,serverKilled,standbys}.test.ts',
  'tests/proof/restore/operating.test.ts',
  // They start a PostgreSQL of their own.
  'tests/load/**',
  'tests/proof/soak/**',
  // They ask it nothing.
  'apps/server/src/mail/{calendarFile,interview,templates}.test.ts',
  'apps/server/src/plugins/overload.test.ts',
  'apps/server/src/repositories/loosened.test.ts',
  'apps/server/src/seed/texts.test.ts',
  // It draws, and keeps what is drawn by the statements of `operations/uploads.test.ts`.
  'apps/server/src/seed/pictures/**',
];

/** PostgreSQL's own programs come with the one that is given; the embedded one has none. */
const needsPostgresPrograms = ['tests/proof/restore/restore.test.ts'];

/**
 * `npm test` asks each file of one PostgreSQL: those whose subject is the database of the oldest, where what is too new for
 * it shows, the others of the newest, on which they drive the same statements. Without it all are asked.
 */
const postgres = process.env['TEST_POSTGRES'];
const ofOldest = globSync(
  [
    'apps/server/src/{admin,db,mail,operations,plugins,repositories,seed}/**/*.test.ts',
    'apps/server/src/contract/{callLimits,idempotency,unstorable}*.test.ts',
    'apps/server/src/tidyUp*.test.ts',
    'tests/contract/{operations,auditTrail}.test.ts',
    'tests/proof/{races,restore}/*.test.ts',
  ],
  { cwd: import.meta.dirname, exclude: notOnGivenPostgres },
);

/** Files that take half a minute. Where nothing is known of earlier runs they would start last, and be waited for alone. */
const longest = /tests\/proof\/crashes\/|conventions\/recipes|server\/src\/start\.test|tests\/load\//;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Libraries are bundled before, and by the same rule as what ships.
const optimizeDeps = {
  // The last is Storybook's own, which only Storybook bundles by itself.
  include: [...dependencies(), 'storybook/internal/csf'],
  rolldownOptions: { plugins: [leanModules()] },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin(), screenStories(), virtualModule('screen-imports', screenImports)],
        test: {
          name: 'unit',
          // A busy machine is slow, and slow is not wrong.
          testTimeout: 60_000,
          environment: 'node',
          include: [
            'packages/{api,machines}/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'packages/ui/src/**/*.test.ts',
            'tests/conventions/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/audit/**/*.test.ts',
            'tests/visual/**/*.test.ts',
            'tests/faults/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Nothing here keeps state in a module, and loading everything anew for each file took longer than the tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: { '@node-rs/argon2': join(import.meta.dirname, 'apps/server/src/testing/argon2.ts') } },
        test: {
          name: 'server',
          environment: 'node',
          include:
            postgres === 'oldest'
              ? ofOldest
              : ['apps/server/src/**/*.test.ts', 'tests/{contract,load,proof,wiring}/**/*.test.ts'],
          // On a PostgreSQL that is given, these would only repeat themselves.
          exclude: process.env['TEST_DATABASE_URL']
            ? notOnGivenPostgres
            : [...needsPostgresPrograms, ...(postgres === 'newest' ? ofOldest : [])],
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          pool: 'forks',
          // Nothing here keeps state in a module that another file would notice, and loading the server anew for each took
          // a third of the time.
          isolate: false,
          // While some wait for PostgreSQL, for a server or for mail, another has the processor.
          maxWorkers: 3,
          // For servers that tests start: tests make more calls in a second than people in a day, and what is compiled
          // for one server is there for the next.
          env: { LIMITS: 'off', NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
          // Some start whole servers, with a database each: ten seconds here are half a minute on a busy machine.
          testTimeout: isDeep ? timeLimit : 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), screenStories(), virtualModule('screen-imports', screenImports)],
        optimizeDeps,
        test: {
          name: 'components',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx', 'tests/focus/*.test.tsx'],
          setupFiles: ['.storybook/componentTests.ts'],
          maxWorkers: 2,
          // As for every other stage: a busy machine is slow, and slow is not wrong.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        // The page of all machines loads every screen, and does so while others have the processor.
        test: { name: 'storybook', browser: browser(), testTimeout: 60_000 },
      },
    ],
  },
});
