import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import type { Encoding } from './encoding.ts';

/** How many bytes of compressed pages are kept: some hundreds of pages. */
const most = 16 * 1024 * 1024;

/** Quality 4 costs some milliseconds for a page, most of them for its sheet. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const compress = (encoding: Encoding, html: string): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(html, { params }) : promisify(gzip)(html);

/** Compresses a page. The result is kept under the page's ETag, if it has one, and reused for every request with the same ETag. */
export type Pack = (encoding: Encoding, html: string, etag: string | undefined) => Promise<Buffer>;

/** Keeps the most recently requested pages in memory. Requests for a page that is being compressed share the result. */
export function createPacker(): Pack {
  const kept = new LRUCache<string, Buffer, { encoding: Encoding; html: string }>({
    maxSize: most,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: { encoding, html } }) => compress(encoding, html),
  });
  return (encoding, html, etag) =>
    etag === undefined
      ? compress(encoding, html)
      : kept.forceFetch(`${encoding} ${etag}`, { context: { encoding, html } });
}
