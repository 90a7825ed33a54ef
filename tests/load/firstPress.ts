import type { Browser } from 'playwright';

/** As Lighthouse's phone: how many times slower its processor is. */
export const slowdown = 4;

export interface FirstPress {
  /** How long the browser took from the press to the next picture, in milliseconds: its own event timing. */
  answered: number;
  /** How long it took until the page was hydrated, in milliseconds. */
  hydrated: number;
}

/** Waits for what the press has begun, and reads what the browser has measured. */
async function measure(): Promise<{ answered: number; hydrated: number }> {
  const entries: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as PerformanceEventTiming[])));
  // TypeScript does not know the threshold: https://www.w3.org/TR/event-timing/
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const pressed = await new Promise<number>((resolve) =>
    document.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
  );
  const isHydrated = () =>
    Object.keys(document.querySelector('#main h1') ?? {}).some((key) => key.startsWith('__reactProps'));
  while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 4));
  const hydrated = performance.now() - pressed;
  // Its time is known when the next picture was drawn.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { answered: Math.max(16, ...entries.map(({ duration }) => duration)), hydrated };
}

/** What the first touch costs on a page that has come to rest, on a slow phone. The best of a few: others work here too. */
export async function firstPress(browser: Browser, url: string, tries = 3): Promise<FirstPress> {
  const found: FirstPress[] = [];
  for (let index = 0; index < tries; index += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const measured = page.evaluate(measure);
    await page.getByRole('heading', { level: 1 }).tap();
    found.push(await measured);
    await context.close();
  }
  return (
    found.toSorted((one, other) => one.answered - other.answered)[0] ?? { answered: Number.NaN, hydrated: Number.NaN }
  );
}
