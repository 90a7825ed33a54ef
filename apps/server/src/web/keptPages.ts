import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import type { Encoding } from './encoding.ts';

/** How many bytes of compressed pages are kept: about 800 pages. */
const mostBytes = 16 * 1024 * 1024;
/** How many readings are kept, those out of date too until others push them out: each holds all that its page shows. */
const mostReadings = 200;

/** For how long what was read for a page answers for it, in milliseconds: a missed notice of a change costs no more. */
const readingLife = 1000;
/** For how long a drawn page is sent, in milliseconds: it says "3 minutes ago". */
const pageLife = 60_000;

/** Quality 5 costs about a millisecond for a page; 9 costs ten, and saves a hundredth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

async function pack(html: string, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === undefined) return Buffer.from(html);
  return encoding === 'br' ? promisify(brotliCompress)(html, { params }) : promisify(gzip)(html);
}

/** A page as it is sent. */
export type Packed = {
  readonly body: Buffer;
  /** Lets in what this very page has; none while developing. */
  readonly policy: string | undefined;
};

/** What was read for a page. Without an ETag it serves one request. */
type Read = { readonly etag: string | undefined };

/** Pages in memory. What several requests ask for at once is made once. */
export type KeptPages<Reading extends Read> = {
  /** What the page at `url` says: as it was read at most a second ago, and since the last change of which we heard. */
  readonly reading: (url: string, read: () => Promise<Reading>) => Promise<Reading>;
  /** From now on everything is read again. */
  readonly forgetReadings: () => void;
  /** The page as it is sent; kept where it has an ETag. */
  readonly packed: (
    etag: string | undefined,
    encoding: Encoding | undefined,
    draw: () => Promise<string>,
  ) => Promise<Packed>;
};

/**
 * Keeps what was read for a page by its address, and the drawn and compressed page by its ETag: what is read again and
 * says the same is not drawn again. The pages asked for last are kept.
 */
export function keepPages<Reading extends Read>(
  policyOf: (html: string) => string | undefined = () => undefined,
): KeptPages<Reading> {
  // A reading under way when something changes may have missed it. Its key is that of the time before.
  let changes = 0;
  const readings = new LRUCache<string, Reading, () => Promise<Reading>>({
    max: mostReadings,
    ttl: readingLife,
    // Others still wait for what has been pushed out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_url, _stale, { context: read }) => read(),
  });
  const pages = new LRUCache<string, Packed, () => Promise<Packed>>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length,
    ttl: pageLife,
    ignoreFetchAbort: true,
    fetchMethod: (_etag, _stale, { context: make }) => make(),
  });
  return {
    async reading(url, read) {
      const key = `${changes} ${url}`;
      const settled = await readings.forceFetch(key, { context: read });
      if (settled.etag === undefined) readings.delete(key);
      return settled;
    },
    forgetReadings() {
      changes += 1;
    },
    async packed(etag, encoding, draw) {
      const make = async () => {
        const html = await draw();
        return { body: await pack(html, encoding), policy: policyOf(html) };
      };
      return etag === undefined ? make() : pages.forceFetch(`${encoding} ${etag}`, { context: make });
    },
  };
}
