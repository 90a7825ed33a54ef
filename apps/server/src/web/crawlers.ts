import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { IdRange, PublicPages } from '../repositories/publicPageList.ts';
import { countPublicPages, lastChanges, publicPages, readPublicPages } from '../repositories/publicPageList.ts';
import type { Services } from '../services.ts';
import { encodingFor } from './encoding.ts';
import type { Addresses, Pages } from './pages.ts';
import { isKnown, weakTag } from './pageTag.ts';
import { allIds, partsFor, rangeOf, writeIndex, writeUrlSet } from './sitemapFiles.ts';
import type { SitemapEntry } from './sitemapFiles.ts';

type PartQuery = { Querystring: { part?: string; of?: string } };

/** Every list that the app may have pages for, in the order of the index. */
// Object.keys forgets what the type of the object says.
const lists = Object.keys(publicPages) as PublicPages[];

/** A list as a crawler finds it: how long it is, and what its files depend on. */
type Counted = { readonly list: PublicPages; readonly count: number; readonly mark: string };

/**
 * What crawlers ask for. `/sitemap.xml` lists the open pages, the public profiles and the open jobs themselves; when they
 * are too many for one file, it lists the files that do.
 */
export function serveCrawlers(
  app: FastifyInstance,
  addressesNow: Pages['addresses'],
  { db, config }: Pick<Services, 'db' | 'config'>,
): void {
  const origin = config.publicUrl;

  // Among a million it takes a second or two: anyone who asks meanwhile is told the same, so that there is one at a time.
  let everything: Promise<Counted[]> | undefined;
  let changes: Promise<SitemapEntry[][]> | undefined;
  const countEverything = (addresses: Addresses) =>
    (everything ??= Promise.all(lists.map((list) => counted(addresses, list, allIds))).finally(
      () => (everything = undefined),
    ));
  const filesOf = (all: readonly Counted[]) =>
    (changes ??= Promise.all(all.map(filesOfList)).finally(() => (changes = undefined)));

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(origin)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const addresses = await addressesNow();
    const all = await countEverything(addresses);
    const marks = all.map(({ mark }) => mark);
    if (partsFor(all.reduce((sum, { count }) => sum + count, 0)) > 1) {
      const etag = ['index', ...marks];
      if (isKnown(request.headers['if-none-match'], weakTag(...etag)))
        return send(request, reply, writeIndex([]), etag);
      const files = (await filesOf(all)).flat();
      return send(request, reply, writeIndex([{ url: `${origin}/sitemap-pages.xml` }, ...files]), etag);
    }
    const entries = joined(
      pageEntries(addresses, origin),
      ...lists.map((list) => listEntries(addresses, list, allIds)),
    );
    return send(request, reply, writeUrlSet(entries), [JSON.stringify(addresses.pages), ...marks]);
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const addresses = await addressesNow();
    const entries = pageEntries(addresses, origin);
    return send(request, reply, writeUrlSet(entries), [JSON.stringify(addresses.pages)]);
  });

  for (const list of lists) {
    app.get<PartQuery>(`/sitemap-${list}.xml`, async (request, reply) => {
      const addresses = await addressesNow();
      const range = readRange(request.query);
      if (!range || !addresses[list]) return reply.callNotFound();
      const { mark } = await counted(addresses, list, range);
      return send(request, reply, writeUrlSet(listEntries(addresses, list, range)), [mark]);
    });
  }

  async function counted(addresses: Addresses, list: PublicPages, range: IdRange): Promise<Counted> {
    if (!addresses[list]) return { list, count: 0, mark: '' };
    const { count, changedAt } = await countPublicPages(db, list, range);
    return { list, count, mark: `${count} ${changedAt?.toISOString()}` };
  }

  async function filesOfList({ list, count }: Counted): Promise<SitemapEntry[]> {
    // A sitemap without an entry is not valid.
    if (count === 0) return [];
    const dates = await lastChanges(db, list, allIds, partsFor(count));
    return dates.map((changedAt, part) => ({
      url: `${origin}/sitemap-${list}.xml?part=${part}&of=${dates.length}`,
      changedOn: changedAt?.toISOString(),
    }));
  }

  async function* listEntries(addresses: Addresses, list: PublicPages, range: IdRange): AsyncGenerator<SitemapEntry> {
    const pathOf = addresses[list];
    if (!pathOf) return;
    for await (const { id, name, updatedAt } of readPublicPages(db, list, range))
      yield { url: origin + pathOf({ id, name }), changedOn: updatedAt.toISOString() };
  }
}

/** Calls bring data, not pages; pictures may be found. What is behind the login says itself that it is not to be. */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /api/v1/files/\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function pageEntries({ pages }: Addresses, origin: string): SitemapEntry[] {
  return pages.map(({ path, changedOn }) => ({ url: origin + path, changedOn }));
}

/** The ids of the file that the address names; none when no sitemap ever names it. */
function readRange({ part = '', of = '' }: PartQuery['Querystring']): IdRange | undefined {
  const [index, parts] = [Number(part), Number(of)];
  const isNumbers = /^\d{1,4}$/.test(part) && /^\d{1,4}$/.test(of);
  return isNumbers && Number.isInteger(Math.log2(parts)) && index < parts ? rangeOf(index, parts) : undefined;
}

async function* joined(
  ...all: readonly (Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>)[]
): AsyncGenerator<SitemapEntry> {
  for (const entries of all) yield* entries;
}

/** Sends what is written, while it is written; `parts` is what it depends on. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  text: AsyncIterable<string>,
  parts: readonly string[],
): Promise<FastifyReply> {
  const etag = weakTag(...parts);
  reply.header('etag', etag).header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  const encoding = encodingFor(request);
  const stream = Readable.from(text);
  if (!encoding) return reply.send(stream);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const packed = encoding === 'br' ? createBrotliCompress({ params }) : createGzip();
  // A failure also ends what is being sent, which Fastify tells the log.
  pipeline(stream, packed, () => {});
  return reply.header('content-encoding', encoding).send(packed);
}
