import { escapeHtml } from '../mail/escapeHtml.ts';
import type { IdRange } from '../repositories/publicPageList.ts';

/** An entry of a sitemap: https://www.sitemaps.org/protocol.html */
export type SitemapEntry = {
  readonly url: string;
  /** A day, or an instant in UTC. */
  readonly changedOn?: string | undefined;
};

/** A file holds at most this many entries. The protocol allows five times that, of which a crawler would read all for one change. */
export const mostEntries = 10_000;

/** A file is cut in two before it is full: random ids never lie quite evenly, and more are added while it is read. */
const enough = 8000;

/** Into how many files so many pages go: a power of two, so that a file stays what it was until all are halved. */
export function partsFor(pages: number): number {
  let parts = 1;
  while (pages / parts > enough) parts *= 2;
  return parts;
}

const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The ids of the file `part` (counted from 0) of `parts`. */
export function rangeOf(part: number, parts: number): IdRange {
  const border = (index: number): string =>
    `${Math.floor((index / parts) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`;
  return { after: border(part), upTo: part + 1 === parts ? highest : border(part + 1) };
}

export const allIds: IdRange = rangeOf(0, 1);

/** The text of a list of pages, piece by piece. */
export async function* writeUrlSet(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
): AsyncGenerator<string> {
  yield* writeList('urlset', 'url', entries);
}

/** The text of a list of sitemaps. */
export async function* writeIndex(entries: Iterable<SitemapEntry>): AsyncGenerator<string> {
  yield* writeList('sitemapindex', 'sitemap', entries);
}

/** Written out about this many characters at a time. */
const piece = 32_768;

async function* writeList(
  list: string,
  item: string,
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
): AsyncGenerator<string> {
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  let room = mostEntries;
  for await (const { url, changedOn } of entries) {
    if (room-- === 0) break;
    const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    text += `<${item}><loc>${escapeHtml(url)}</loc>${day}</${item}>\n`;
    if (text.length < piece) continue;
    yield text;
    text = '';
  }
  yield `${text}</${list}>\n`;
}
