import type { Page } from '@playwright/test';

/** Until what depends on the size of the window or of the text has been drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // What still moves is where it will be only at its end.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await frame();
  });
}

/** Until the scripts of a page have taken over what came from the server, or a story has drawn itself. */
export async function alive(page: Page): Promise<void> {
  // A page that can be read has its own scripts only when it sees that someone is there.
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => {
    if (!location.pathname.endsWith('/iframe.html')) {
      // A page that comes late is taken over after what is around it.
      const parts = [document.querySelector('main'), document.querySelector('main :is(button, input, a)')];
      return parts.every((part) => !part || Object.keys(part).some((key) => key.startsWith('__react')));
    }
    // Storybook tells the state of what it renders only here.
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
}

/** Does something in a window of another size, and gives it back its own. */
export async function inWindow<T>(
  page: Page,
  size: { width: number; height: number },
  action: () => Promise<T>,
): Promise<T> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await settled(page);
  try {
    return await action();
  } finally {
    if (before) await page.setViewportSize(before);
    await settled(page);
  }
}

/** Does something with more styles on the page. They are the reader's, so the page's policy does not concern them. */
export async function withStyles<T>(page: Page, css: string, action: () => Promise<T>): Promise<T> {
  const take = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, css);
  await settled(page);
  try {
    return await action();
  } finally {
    await take.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
    await settled(page);
  }
}

interface Media {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Does something with a setting of the reader's, and takes it back. */
export async function withMedia<T>(page: Page, media: Media, action: () => Promise<T>): Promise<T> {
  const before = await page.evaluate((): Media => ({
    forcedColors: matchMedia('(forced-colors: active)').matches ? 'active' : 'none',
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  }));
  await page.emulateMedia(media);
  await settled(page);
  try {
    return await action();
  } finally {
    await page.emulateMedia(before);
    await settled(page);
  }
}

/** Stills everything, so that a state is measured and not the way to it. */
export const still =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
