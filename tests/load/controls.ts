import { parseArgs } from 'node:util';

import type { Locator, Page, Route } from 'playwright';
import { chromium, errors, request } from 'playwright';

import { browserOptions, ensureBrowser } from '../../scripts/browser.ts';
import { addressesOf, learnPlaces, readers } from '../e2e/everyPage/addresses.ts';
import { startGuildhall } from '../e2e/guildhall.ts';
import { enterDemo } from '../e2e/people.ts';
import { isObject, runBench } from './bench.ts';
import { slowdown } from './firstPress.ts';

/**
 * `npm run bench:controls`: how long each control of a page with a hundred cards takes from the input to the picture that
 * shows it, on a processor four times slower: the browser's own event timing, in steps of 8 ms. It opens the addresses of
 * `tests/e2e/everyPage` on the built product with its demo marketplace; lists that the server answers are made a hundred
 * entries long on their way. Of what stands on every card, that of the first one is used, and each on a page opened anew.
 *
 * --only /find-work (addresses that begin so) --cards 12 (another length, as long as the product's own pages)
 * --small (one page without a list, two controls: whether it still runs)
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    cards: { type: 'string', default: '100' },
    small: { type: 'boolean', default: false },
  },
});

const cards = Number(options.cards);
/** In milliseconds, from an input to its picture. */
const most = 100;

/** A control of a page, by its place among all of them. */
interface Control {
  place: number;
  label: string;
}

async function bench(started: AsyncDisposableStack): Promise<void> {
  await ensureBrowser();
  const product = await startGuildhall({ SEED: options.small ? 'none' : 'demo' });
  started.defer(() => product.stop());
  const browser = await chromium.launch(browserOptions('full'));
  started.defer(() => browser.close());
  const newContext = () => browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } });
  if (options.small) {
    const page = await (await newContext()).newPage();
    await measurePage(page, '/login', 2);
    return;
  }
  const { names } = await learnPlaces(await request.newContext({ baseURL: product.url }));
  const times: number[] = [];
  for (const reader of readers) {
    const context = await newContext();
    const page = await context.newPage();
    if (reader !== 'visitor') await enterDemo(page, reader);
    await context.route('**/api/v1/**', lengthen);
    for (const { address, isDialog } of addressesOf(reader)) {
      const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name);
      if (isDialog || !path.startsWith(options.only ?? '/')) continue;
      if ((await open(page, path)) >= cards / 2) times.push(...(await measurePage(page, path)));
    }
    await context.close();
  }
  const slow = times.filter((time) => time > most);
  console.log(`${times.length} controls, ${slow.length} of them slower than ${most} ms`);
}

async function measurePage(page: Page, address: string, atMost = Infinity): Promise<number[]> {
  await open(page, address);
  console.log(address);
  const times: number[] = [];
  for (const control of (await controlsOn(page)).slice(0, atMost)) {
    await open(page, address);
    const time = await measure(page, control);
    console.log(
      `${time === null ? 'covered' : `${time}`.padStart(4)} ${(time ?? 0) > most ? '✗' : ' '} ${control.label}`,
    );
    if (time !== null) times.push(time);
  }
  return times;
}

/** Makes the lists of an answer as long as is asked for: their entries once more, under other ids. */
async function lengthen(route: Route): Promise<void> {
  const asked = route.request();
  // A stream of changes has no end to wait for.
  if (asked.method() !== 'GET' || asked.url().includes('/changes')) return route.continue();
  const response = await route.fetch();
  if (response.headers()['content-type']?.includes('json') !== true) return route.fulfill({ response });
  const json = (await response.json()) as { data?: unknown };
  json.data = longer(json.data);
  const { data } = json;
  if (isObject(data)) for (const [name, list] of Object.entries(data)) data[name] = longer(list);
  return route.fulfill({ response, json });
}

function longer(list: unknown): unknown {
  // A pair is a choice of two rather than a list.
  if (!Array.isArray(list) || list.length < 3 || !list.every((entry) => isObject(entry) && 'id' in entry)) return list;
  const entries = list as { id: string }[];
  const more = Array.from({ length: Math.max(0, cards - list.length) }, (_, index) => {
    const entry = entries[index % list.length] as { id: string };
    // The same at each asking, as the server's are.
    return { ...entry, id: `${entry.id.slice(0, -4)}${index.toString(16).padStart(4, '0')}` };
  });
  return [...entries, ...more];
}

/** What a pointer meets: of a box to tick that is its label. Links that open another window show nothing here. */
const operable = [
  'a[href]:not([target])',
  'button',
  'input:not([type="range"], [type="radio"], [type="checkbox"])',
  'label:has([type="radio"], [type="checkbox"])',
  'select',
  'textarea',
  '[role="tab"]',
];

const controls = (page: Page): Locator => page.locator('#main').locator(operable.join()).locator('visible=true');

/** Opens a page, waits until nothing of it is on its way, and counts its cards. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('#main h1') !== null && document.querySelector('#main [aria-busy="true"]') === null,
  );
  // What comes after a page's own code is small, and served from this machine.
  await page.waitForTimeout(300);
  return page.locator('#main article').count();
}

/** What can be operated outside the cards, and on the first one. */
function controlsOn(page: Page): Promise<Control[]> {
  return controls(page).evaluateAll((elements) => {
    const first = document.querySelector('#main article');
    return elements.flatMap((element, place) => {
      const card = element.closest('article');
      const text = element.getAttribute('aria-label') ?? element.textContent;
      const label = `${element.getAttribute('role') ?? element.localName} ${text.trim().slice(0, 60)}`;
      return card === null || card === first ? [{ place, label }] : [];
    });
  });
}

/** Keeps how long each input takes until its picture. */
function watchInputs(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) times.push(duration);
  });
  // TypeScript does not know the threshold: https://www.w3.org/TR/event-timing/
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until an input was answered by a picture, and longer for others of the same press: the last may take longest. */
async function slowest(): Promise<number> {
  const { times } = window as unknown as { times: number[] };
  const end = performance.now() + 3000;
  while (times.length === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // What takes less than the threshold is not told.
  return Math.max(16, ...times);
}

/** Puts the mouse on a control. Fails where something lies over it. */
async function pointAt(page: Page, control: Locator): Promise<void> {
  await control.click({ trial: true, timeout: 3000 });
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** In milliseconds; null where something lies over it, or it is not there at every opening. */
async function measure(page: Page, { place }: Control): Promise<number | null> {
  const control = controls(page).nth(place);
  await page.evaluate(watchInputs);
  const devtools = await page.context().newCDPSession(page);
  try {
    await pointAt(page, control);
    // Before it: to find the control takes the page's own time.
    const isTyped = await control.evaluate((element) => element.matches('input, textarea'));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // By the mouse alone: a locator's own click also looks, from within the page, at what it hits.
    await page.mouse.down();
    await page.mouse.up();
    if (isTyped) await page.keyboard.press('a');
    return await page.evaluate(slowest);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null;
    throw error;
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

await runBench(bench);
