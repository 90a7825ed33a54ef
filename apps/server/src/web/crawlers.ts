import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { countPublicProfiles, lastChanges, readPublicProfiles } from '../repositories/publicProfileList.ts';
import type { IdRange, ListedProfile } from '../repositories/publicProfileList.ts';
import type { Services } from '../services.ts';
import { encodingFor } from './encoding.ts';
import type { Addresses, Pages } from './pages.ts';
import { isKnown, weakTag } from './pageTag.ts';
import { allIds, partsFor, rangeOf, writeIndex, writeUrlSet } from './sitemapFiles.ts';
import type { SitemapEntry } from './sitemapFiles.ts';

type PartQuery = { Querystring: { part?: string; of?: string } };

/**
 * What crawlers ask for. `/sitemap.xml` lists the open pages and the public profiles themselves; when they are too many
 * for one file, it lists the files that do.
 */
export function serveCrawlers(
  app: FastifyInstance,
  addressesNow: Pages['addresses'],
  { db, config }: Pick<Services, 'db' | 'config'>,
): void {
  const origin = config.publicUrl;

  // Among a million it takes a second or two: anyone who asks meanwhile is told the same, so that there is one at a time.
  let everybody: ReturnType<typeof profilesIn> | undefined;
  let changes: ReturnType<typeof lastChanges> | undefined;
  const changesOf = (parts: number) =>
    (changes ??= lastChanges(db, allIds, parts).finally(() => (changes = undefined)));
  const countEverybody = (addresses: Addresses) =>
    (everybody ??= profilesIn(addresses, allIds).finally(() => (everybody = undefined)));

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(origin)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const addresses = await addressesNow();
    const { count, mark } = await countEverybody(addresses);
    const parts = partsFor(count);
    if (parts > 1) {
      const etag = [String(parts), mark];
      if (isKnown(request.headers['if-none-match'], weakTag(...etag)))
        return send(request, reply, writeIndex([]), etag);
      return send(request, reply, writeIndex(files(origin, await changesOf(parts))), etag);
    }
    const entries = both(pageEntries(addresses, origin), profileEntries(addresses, allIds));
    return send(request, reply, writeUrlSet(entries), [JSON.stringify(addresses.pages), mark]);
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const addresses = await addressesNow();
    const entries = pageEntries(addresses, origin);
    return send(request, reply, writeUrlSet(entries), [JSON.stringify(addresses.pages)]);
  });

  app.get<PartQuery>('/sitemap-profiles.xml', async (request, reply) => {
    const addresses = await addressesNow();
    const range = readRange(request.query);
    if (!range || !addresses.profile) return reply.callNotFound();
    const { mark } = await profilesIn(addresses, range);
    return send(request, reply, writeUrlSet(profileEntries(addresses, range)), [mark]);
  });

  async function profilesIn({ profile }: Addresses, range: IdRange): Promise<{ count: number; mark: string }> {
    if (!profile) return { count: 0, mark: '' };
    const { count, changedAt } = await countPublicProfiles(db, range);
    return { count, mark: `${count} ${changedAt?.toISOString()}` };
  }

  async function* profileEntries({ profile }: Addresses, range: IdRange): AsyncGenerator<SitemapEntry> {
    if (!profile) return;
    const entry = ({ id, name, updatedAt }: ListedProfile): SitemapEntry => ({
      url: origin + profile({ id, name }),
      changedOn: updatedAt.toISOString(),
    });
    for await (const person of readPublicProfiles(db, range)) yield entry(person);
  }
}

/** Calls bring data, not pages; pictures may be found. What is behind the login says itself that it is not to be. */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /api/v1/files/\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function pageEntries({ pages }: Addresses, origin: string): SitemapEntry[] {
  return pages.map(({ path, changedOn }) => ({ url: origin + path, changedOn }));
}

function files(origin: string, changes: readonly (Date | undefined)[]): SitemapEntry[] {
  const profiles = changes.map((changedAt, part) => ({
    url: `${origin}/sitemap-profiles.xml?part=${part}&of=${changes.length}`,
    changedOn: changedAt?.toISOString(),
  }));
  return [{ url: `${origin}/sitemap-pages.xml` }, ...profiles];
}

/** The ids of the file that the address names; none when no sitemap ever names it. */
function readRange({ part = '', of = '' }: PartQuery['Querystring']): IdRange | undefined {
  const [index, parts] = [Number(part), Number(of)];
  const isNumbers = /^\d{1,4}$/.test(part) && /^\d{1,4}$/.test(of);
  return isNumbers && Number.isInteger(Math.log2(parts)) && index < parts ? rangeOf(index, parts) : undefined;
}

async function* both(first: Iterable<SitemapEntry>, second: AsyncIterable<SitemapEntry>): AsyncGenerator<SitemapEntry> {
  yield* first;
  yield* second;
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
