import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import type { Guildhall } from '../e2e/guildhall.ts';
import { startGuildhall } from '../e2e/guildhall.ts';
import { Unequal, runBench } from './bench.ts';
import { cpuOf } from './cpu.ts';

/**
 * `npm run bench:pages`: how many pages a second the built product serves over many connections, compared with the
 * same bytes served as a file by the same server. Prints the rates and their ratio, and how much processor time a page costs
 * that is not kept. It fails where an answer is not a page.
 *
 * --seconds 10 --connections 100 --small (one page, a second)
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    connections: { type: 'string' },
  },
});

const seconds = Number(options.seconds ?? (options.small ? 1 : 10));
const connections = Number(options.connections ?? (options.small ? 5 : 100));
const coldPages = options.small ? 5 : 300;
const paths = options.small ? ['/about'] : ['/', '/about', '/login'];

const headers = { accept: 'text/html', 'accept-encoding': 'br' };
const assets = join(import.meta.dirname, '../../apps/web/dist/client/assets');
const env = { SEED: options.small ? 'none' : 'demo', LIMITS: 'off' };

await runBench(bench);

async function bench(started: AsyncDisposableStack): Promise<void> {
  const files = await writePages(started);
  const product = await startGuildhall(env);
  started.defer(() => product.stop());
  console.log('page      KiB   pages/s    file/s   ratio   cold');
  for (const { path, file, size } of files) {
    // In alternation, so that both run under the same load.
    const rates = { page: 0, file: 0 };
    for (const [side, address] of [
      ['page', path],
      ['file', file],
      ['page', path],
      ['file', file],
    ] as const)
      rates[side] += (await rateOf(product.url + address)) / 2;
    console.log(
      [
        path.padEnd(8),
        (size / 1024).toFixed(1).padStart(5),
        rates.page.toFixed(0).padStart(9),
        rates.file.toFixed(0).padStart(9),
        `${((100 * rates.page) / rates.file).toFixed(0)}%`.padStart(7),
        `${(await coldCost(product, path)).toFixed(1)} ms`.padStart(8),
      ].join(' '),
    );
  }
}

/** Writes each page, as it is sent, among the web app's assets. A server lists them when it starts, so this comes first. */
async function writePages(started: AsyncDisposableStack) {
  const product = await startGuildhall(env);
  try {
    return await Promise.all(
      paths.map(async (path, index) => {
        const page = await packed(product.url + path);
        const name = `bench-${process.pid}-${index}.html`;
        for (const [end, content] of [
          ['', 'packed'],
          ['.br', page],
        ] as const) {
          await writeFile(join(assets, name + end), content);
          started.defer(() => rm(join(assets, name + end), { force: true }));
        }
        return { path, file: `/assets/${name}`, size: page.length };
      }),
    );
  } finally {
    await product.stop();
  }
}

/** The page as it goes over the line; `fetch` would unpack it. */
async function packed(url: string): Promise<Buffer> {
  // What Node's `response` event comes with.
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Unequal(`${url} answers ${answer.statusCode}`);
  return buffer(answer);
}

/** Milliseconds of the server's processor for a page that is read, drawn and compressed: those with a query are not kept. */
async function coldCost({ url, pid }: Guildhall, path: string): Promise<number> {
  const before = cpuOf(pid) ?? Number.NaN;
  for (let page = 0; page < coldPages; page += 1) await packed(`${url}${path}?cold=${page}`);
  return ((cpuOf(pid) ?? Number.NaN) - before) / coldPages;
}

/** Answers a second. */
async function rateOf(url: string): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Unequal(`${url}: ${non2xx} answers were no page, ${errors} did not come`);
  return requests.average;
}
