import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import type { Page } from 'playwright';

import { heightFor } from '../.storybook/toolbars.ts';
import { breakingPoints, isPromised } from '../.storybook/tools/breakingPoint/breakingPoints.ts';
import type { Setting } from '../.storybook/tools/breakingPoint/breakingPoints.ts';
import { foundFile, worstFirst } from '../.storybook/tools/breakingPoint/found.ts';
import type { Broken } from '../.storybook/tools/breakingPoint/found.ts';
import type { Story } from '../tests/stories/catalogue.ts';
import { readCatalogue } from '../tests/stories/catalogue.ts';
import { open, openStoryPage, resize, switchTo } from '../tests/stories/page.ts';
import { ensureBrowser } from './browser.ts';
import { unpackPinnedChromium, whyNoPictures } from './pinnedChromium.ts';
import { buildStorybook, serveStorybook } from './storybookStatic.ts';

/*
 * Finds where each story breaks: `npm run breaking-points`, of some stories with `-- -g <part of an id>`. What it finds it
 * leaves beside the Storybook that was built, where the tool “Breaking point” lists it, and not in the repository: it
 * follows from the sources, changes with every story, and goes with the build that it was measured in.
 */
const { values } = parseArgs({ options: { grep: { type: 'string', short: 'g' } } });
const file = join(import.meta.dirname, '../storybook-static', foundFile);

/** As many as there are processors in a small machine. */
const lanes = 2;

/** A page keeps something of each story that it has shown. */
const mostOnPage = 60;

/** What is kept of a setting: the first few faults say what it is. */
const mostFaults = 4;

async function faultsAt(page: Page, { width, text }: Setting) {
  await resize(page, { width, height: heightFor(width) });
  return page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layout.faults();
  }, text);
}

async function pointsOf(page: Page, story: Story): Promise<Broken> {
  const points = await breakingPoints((setting) => faultsAt(page, setting));
  return { id: story.id, points: points.map((point) => ({ ...point, faults: point.faults.slice(0, mostFaults) })) };
}

/** One browser that shows one story after the other until there are none. */
async function lane(url: string, stories: Story[], report: (broken: Broken) => void): Promise<void> {
  const { browser, page } = await openStoryPage();
  let onPage = mostOnPage;
  try {
    for (let story = stories.shift(); story; story = stories.shift()) {
      onPage += 1;
      if (onPage > mostOnPage || !(await switchTo(page, story))) {
        await open(page, url, story);
        onPage = 1;
      }
      report(await pointsOf(page, story));
    }
  } finally {
    await browser.close();
  }
}

await Promise.all([buildStorybook(), ensureBrowser()]);
if (whyNoPictures === null) await unpackPinnedChromium();
const storybook = await serveStorybook();
const begun = performance.now();
try {
  const isMeant = ({ id, title }: Story) => !title.startsWith('Tools/') && id.includes(values.grep ?? '');
  const stories = (await readCatalogue(storybook.url)).filter(isMeant);
  const visited = stories.map(({ id }) => id);
  const found: Broken[] = [];
  const report = (broken: Broken) => {
    if (broken.points.length > 0) found.push(broken);
    for (const { width, text, faults } of broken.points.filter(isPromised))
      console.log(
        `${broken.id}, ${width} px, text of ${text}%\n  ${faults.map(({ message }) => message).join('\n  ')}`,
      );
  };
  await Promise.all(Array.from({ length: lanes }, () => lane(storybook.url, stories, report)));

  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Broken[]) : [];
  const kept = before.filter(({ id }) => !visited.includes(id));
  writeFileSync(file, JSON.stringify(worstFirst([...kept, ...found])));
  const promised = found.filter(({ points }) => points.some(isPromised));
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `\n${visited.length} stories in ${Math.round(seconds)} s, ${(seconds / visited.length).toFixed(1)} s each. ` +
      `${found.length} break somewhere, ${promised.length} of them within what we promise.`,
  );
  if (promised.length > 0) process.exitCode = 1;
} finally {
  await storybook.close();
}
