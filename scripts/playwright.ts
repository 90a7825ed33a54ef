import { spawn } from 'node:child_process';

import { buildIfNeeded } from '../apps/web/scripts/build.ts';
import { ensureBrowser } from './browser.ts';
import { unpackPinnedChromium, whyNoPictures } from './pinnedChromium.ts';
import { buildStorybook, cachePath, serveStorybook } from './storybookStatic.ts';

/** Prepares what a Playwright project needs, then runs it: `node scripts/playwright.ts stories --update`. */
const [project, ...rest] = process.argv.slice(2);

/**
 * `--update` accepts what there is now; `--running` looks at the Storybook that `npm run storybook` has open, which need not
 * be built after a change; everything else goes to Playwright as it is.
 */
const isUpdate = rest.includes('--update');
const isRunning = rest.includes('--running');
const args = rest
  .filter((argument) => argument !== '--running')
  .map((argument) => (argument === '--update' ? '--update-snapshots=all' : argument));

/** Where `npm run storybook` is. */
const running = 'http://localhost:6006';

function playwright(env: Record<string, string>) {
  const child = spawn('npx', ['playwright', 'test', `--project=${project}`, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Runs of several projects at the same time leave their reports beside each other.
      PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${project}`,
      ...env,
    },
  });
  return new Promise<number>((resolve, reject) =>
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1)),
  );
}

async function stories() {
  const { clearResults, summary } = await import('../tests/loop/results.ts');
  const { writeCatalogue } = await import('../tests/stories/catalogue.ts');
  const { accept } = await import('../tests/visual/accepted.ts');
  const { addPicturesBefore } = await import('../tests/visual/before.ts');
  const { clearFindings, readFindings } = await import('../tests/visual/findings.ts');
  const { writeReport } = await import('../tests/visual/report.ts');
  await cachePath('');
  await Promise.all([isRunning ? undefined : buildStorybook(), ensureBrowser(), clearFindings()]);
  if (whyNoPictures === null) await unpackPinnedChromium();
  else console.log(`No pictures: ${whyNoPictures}`);
  clearResults();
  const storybook = isRunning ? { url: running, close: async () => {} } : await serveStorybook();
  try {
    // One that is running has loaded few of its stories: what is known of them is as of the last run.
    if (!isRunning) await writeCatalogue(storybook.url);
    const code = await playwright({ STORYBOOK_URL: storybook.url });
    console.log(`\n${summary()}`);
    if (isUpdate) {
      const found = readFindings();
      accept(new Map(found.map(({ name, hash }) => [name, hash])));
      console.log(`Accepted ${found.length} changes.`);
      return code;
    }
    await addPicturesBefore();
    const report = await writeReport();
    if (report !== null) console.log(`\n${report}`);
    return code;
  } finally {
    await storybook.close();
  }
}

async function audit() {
  await Promise.all([buildStorybook(), ensureBrowser()]);
  const storybook = await serveStorybook();
  try {
    return await playwright({ STORYBOOK_URL: storybook.url });
  } finally {
    await storybook.close();
  }
}

async function e2e() {
  // Before the workers, whose servers would each build what they do not find.
  await Promise.all([ensureBrowser(), buildIfNeeded(() => console.log('Building the web app …'))]);
  return playwright({});
}

const projects: Record<string, () => Promise<number>> = { audit, e2e, stories };
const run = projects[project ?? ''];
if (!run) throw new Error(`Say which project: ${Object.keys(projects).join(', ')}.`);
process.exitCode = await run();
