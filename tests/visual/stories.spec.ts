import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, expect, test as base } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';

import { storyNow } from '../../packages/ui/src/testing/clock.ts';
import { catalogue } from './catalogue.ts';
import type { Shot, Sitting } from './catalogue.ts';
import { pictureBrowser } from './pinnedChromium.ts';

const baselines = join(import.meta.dirname, 'baselines');
const url = process.env['VISUAL_URL'] ?? '';
const remedy = 'Look at it, then run `npm run test:visual -- --update` to keep it.';

/** One page for all pictures of a worker: opening one costs more than a picture. */
const test = base.extend<object, { camera: Page }>({
  camera: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch(pictureBrowser);
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(storyNow);
      await page.addInitScript(() => {
        let seed = 1;
        Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
        document.addEventListener('DOMContentLoaded', () => {
          // What moves is painted on a layer of its own, with other edges, for as long as it happens to move.
          const style = document.createElement('style');
          style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }';
          document.head.append(style);
        });
      });
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 });

/** Opens a story, at the width and in the theme of its first picture, and waits until it has drawn itself and played. */
async function open(page: Page, { storyId, shots }: Sitting) {
  const [first] = shots;
  if (!first) throw new Error(`${storyId} asks for no picture: give it a width and a theme.`);
  await resize(page, first.width);
  // The accessibility run of each story is vitest's; here it would only cost time.
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${first.theme};a11y.manual:!true`);
  await page.waitForFunction(() => {
    // Storybook tells the state of what it renders only here.
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  const error = page.locator('.sb-show-errordisplay #error-message');
  if (await error.count()) throw new Error(`The story does not render: ${await error.textContent()}`);
}

/** The next theme and width, with the story as it stands, and everything loaded that it shows. */
async function pose(page: Page, { theme, width }: Shot) {
  await resize(page, width);
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.allSettled(pictures.map((image) => image.decode()));
  }, theme);
}

async function take(page: Page, clip: Sitting['clip'], width: number) {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (clip === 'page') return page.screenshot(options);
  const height = await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
    return Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY + padding);
  });
  return page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height: Math.max(height, 1) } });
}

/** The baseline if one of a few looks is equal to it, else a picture that a second look confirms. */
async function settle(look: () => Promise<Buffer>, baseline: Buffer | undefined) {
  let picture = await look();
  for (let looks = 1; looks < 6 && !baseline?.equals(picture); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await look();
    if (baseline === undefined && next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

async function compare(picture: Buffer, baseline: Buffer | undefined, file: string, info: TestInfo) {
  if (baseline?.equals(picture)) return;
  if (info.config.updateSnapshots === 'all') {
    await mkdir(baselines, { recursive: true });
    await writeFile(join(baselines, file), picture);
    return;
  }
  const complaint = `${file} ${baseline === undefined ? 'has no baseline yet' : 'differs from its baseline'}. ${remedy}`;
  const errors = info.errors.length;
  if (baseline === undefined) await info.attach(file, { body: picture, contentType: 'image/png' });
  // Draws expected, actual and difference for the report.
  else expect.soft(picture, complaint).toMatchSnapshot([file], { threshold: 0, maxDiffPixels: 0 });
  // Playwright overlooks the edges of shapes; the bytes do not.
  if (info.errors.length === errors) expect.soft(complaint).toBe('');
}

const sittings = catalogue();

for (const sitting of sittings) {
  test(sitting.storyId, async ({ camera }, info) => {
    await open(camera, sitting);
    for (const shot of sitting.shots) {
      const path = join(baselines, shot.file);
      const baseline = existsSync(path) ? readFileSync(path) : undefined;
      await pose(camera, shot);
      const picture = await settle(() => take(camera, sitting.clip, shot.width), baseline);
      await compare(picture, baseline, shot.file, info);
    }
  });
}

test('every baseline belongs to a story', async () => {
  const { config } = test.info();
  const known = new Set(sittings.flatMap(({ shots }) => shots.map(({ file }) => file)));
  const orphans = existsSync(baselines) ? readdirSync(baselines).filter((file) => !known.has(file)) : [];
  if (config.updateSnapshots === 'all') await Promise.all(orphans.map((file) => unlink(join(baselines, file))));
  else expect(orphans, remedy).toEqual([]);
});
