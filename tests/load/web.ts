import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import lighthouse from 'lighthouse';
import type { Flags, RunnerResult } from 'lighthouse';
import type { Browser } from 'playwright';
import { chromium, request } from 'playwright';

import { browserOptions, ensureBrowser } from '../../scripts/browser.ts';
import { startGuildhall } from '../e2e/guildhall.ts';
import { someJobPath, someProfilePath } from '../e2e/openPages.ts';
import { freePort, runBench } from './bench.ts';
import { firstPress } from './firstPress.ts';

/**
 * `npm run bench:web`: Lighthouse, as it looks at a phone, over open pages of the built product with its demo
 * marketplace. Accessibility, best practices and SEO must be 100. Performance is printed: it belongs to the machine,
 * though Lighthouse computes it for a slow line and a slow phone from what it saw here. It takes whatever had come before
 * the largest paint for needed by it, and on a fast line that is everything; so the slowed columns are measured with
 * line and processor really slowed down. The last two are the first touch of a page that has come to rest, on a processor
 * four times slower.
 *
 * --only /press (another page) --url https://… (a running product) --report <folder> (Lighthouse's own pages)
 * --small (one page, once: whether Lighthouse still reads it)
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    url: { type: 'string' },
    report: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
});

const slowed = {
  'largest-contentful-paint': 'slowed LCP',
  'cumulative-layout-shift': 'slowed CLS',
} as const;

const required = { accessibility: 'a11y', 'best-practices': 'practices', seo: 'SEO' } as const;
const onlyCategories = Object.keys(required);
const printed = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'KiB',
} as const;

type Result = RunnerResult['lhr'];

await runBench(bench);

async function bench(started: AsyncDisposableStack): Promise<void> {
  const url = options.url ?? (await start(started));
  const { browser, port } = await openBrowser(started);
  const missed: string[] = [];
  console.log(
    row('', ['speed', ...[required, printed, slowed].flatMap((all) => Object.values(all)), 'press ms', 'hydrated']),
  );
  for (const path of await pathsOf(url)) {
    const { categories, audits } = await look(url + path, port, options.small ? { onlyCategories } : {});
    const points = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const slow = options.small
      ? undefined
      : await look(url + path, port, { throttlingMethod: 'devtools', onlyCategories: ['performance'] });
    const figures = [
      ...Object.keys(printed).map((name) => figure(name, audits[name]?.numericValue)),
      ...Object.keys(slowed).map((name) => figure(name, slow?.audits[name]?.numericValue)),
      ...(options.small ? [] : Object.values(await firstPress(browser, url + path)).map((value) => figure('', value))),
    ];
    console.log(row(path, [...['performance', ...onlyCategories].map((name) => `${points(name)}`), ...figures]));
    for (const name of onlyCategories) {
      if (points(name) === 100) continue;
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const audit = audits[id];
        if (weight > 0 && audit?.score !== null && audit?.score !== 1) missed.push(`${path} ${name}: ${audit?.title}`);
      }
    }
  }
  for (const line of missed) console.log(`✗ ${line}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** The pages that are looked at, a job and a profile of this marketplace among them. */
async function pathsOf(url: string): Promise<string[]> {
  if (options.only !== undefined) return [options.only];
  if (options.small) return ['/about'];
  const api = await request.newContext({ baseURL: url });
  return ['/', '/login', '/about', '/jobs', await someJobPath(api), await someProfilePath(api)];
}

async function start(started: AsyncDisposableStack): Promise<string> {
  const product = await startGuildhall({ SEED: options.small ? 'none' : 'demo' });
  started.defer(() => product.stop());
  return product.url;
}

/** A browser that another program may steer; gives the port on which it listens for it. */
async function openBrowser(started: AsyncDisposableStack): Promise<{ browser: Browser; port: number }> {
  await ensureBrowser();
  const port = await freePort();
  const options = browserOptions('full');
  const browser = await chromium.launch({
    // Playwright switches it off, and Lighthouse would find that pages cannot be gone back to.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  started.defer(() => browser.close());
  return { browser, port };
}

/** Lighthouse's findings for one address: its own mobile profile, with nothing left out that is not asked for. */
async function look(url: string, port: number, profile: Flags = {}, tries = 3): Promise<Result> {
  const result = await lighthouse(url, { ...profile, port, output: ['json', 'html'], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
  const { runtimeError } = result.lhr;
  // On a busy machine it misses the beginning of its own trace, and asks to be run again.
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return look(url, port, profile, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (options.report !== undefined && profile.throttlingMethod === undefined) {
    const folder = resolve(options.report);
    await mkdir(folder, { recursive: true });
    const name = new URL(url).pathname.slice(1) || 'home';
    const [json = '', html = ''] = result.report;
    await writeFile(join(folder, `${name}.json`), json);
    await writeFile(join(folder, `${name}.html`), html);
  }
  return result.lhr;
}

function figure(name: string, value = Number.NaN): string {
  if (name === 'cumulative-layout-shift') return value.toFixed(3);
  return (name === 'total-byte-weight' ? value / 1024 : value).toFixed(0);
}

function row(name: string, cells: readonly string[]): string {
  return name.slice(0, 9).padEnd(10) + cells.map((cell) => cell.padStart(12)).join('');
}
