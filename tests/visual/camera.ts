import type { CDPSession, Page } from 'playwright';

import type { Look, Shot } from '../stories/look.ts';
import { resize } from '../stories/page.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The next theme and width, with the story as it stands, and everything loaded that it shows. */
export async function pose(page: Page, shot: Shot): Promise<void> {
  await resize(page, shot);
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // A lazy picture that is out of sight, or hidden at this width, would never come, or come at any time.
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.allSettled(pictures.map((image) => image.decode()));
  }, shot.theme);
}

/** The story as it stands, as a PNG: as much as it fills, or what the screen shows. */
export async function take(page: Page, clip: Look['clip'], width: number): Promise<Buffer> {
  const { y, height, isHigher, hasFrames } = await page.evaluate((isPage) => {
    const inFrames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
    for (const animation of [document, ...inFrames].flatMap((shown) => shown.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    const root = document.querySelector('#storybook-root');
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
    const filled = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY + padding);
    const whole = Math.max(document.documentElement.scrollHeight, innerHeight);
    if (!isPage && filled < 1) throw new Error("The story fills nothing of the page: a dialog wants `clip: 'page'`.");
    const most = isPage ? innerHeight : Math.min(filled, whole);
    const isHigher = !isPage && whole > innerHeight;
    return { y: isPage ? scrollY : 0, height: most, isHigher, hasFrames: inFrames.length > 0 };
  }, clip === 'page');
  const screen = page.viewportSize();
  if (isHigher && hasFrames && screen) {
    // What is beyond the screen is painted in one of two ways where it is in a frame, as it happens: nothing is beyond.
    await resize(page, { width, height });
    const png = await take(page, 'page', width);
    await resize(page, screen);
    return png;
  }
  const devtools = await devtoolsOf(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    // Packing tightly took longer than drawing; only the points count.
    optimizeForSpeed: true,
    captureBeyondViewport: isHigher,
    clip: { x: 0, y, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
