import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

import type { Config } from '../config.ts';
import { countedAddress } from '../domain/countedAddress.ts';
import { Refusal } from '../domain/refusal.ts';
import { makeGate } from '../files/gate.ts';
import { apiFetch } from './apiFetch.ts';
import { isKnown, weakTag } from './pageTag.ts';

/** What the picture of a shared link shows, not yet drawn; see `readSharePicture` of the web app. */
export type SharePicture = { readonly card: unknown; readonly portrait: string | null };

/** Draws such a picture as PNG, with its portrait as a square JPEG; null where it cannot be drawn. */
export type DrawSharePicture = (card: unknown, portrait: Uint8Array | null) => Promise<Buffer | null>;

/** What the web app's server entry exports. Null where the page has no picture of its own. */
export type ReadSharePicture = (request: {
  readonly what: 'profile' | 'job';
  readonly id: string;
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}) => Promise<SharePicture | null>;

/** What the web app does for them. */
type SharePages = {
  readonly readSharePicture: () => Promise<ReadSharePicture>;
  readonly drawSharePicture: DrawSharePicture;
};

/** What stands for every picture that cannot be drawn. */
const sitePicture = '/share.png';

/** Pictures for one address in a minute, in each replica: drawing one takes a tenth of a second of a processor. */
const mostPictures = { max: 60, timeWindow: 60_000 } as const;

/** Bytes of pictures that are kept drawn; one has about sixty thousand. */
const kept = 16 * 1024 * 1024;

/** Pixels on a side of the portrait, twice what is shown. */
const portraitSize = 544;

/** Not longer: the account that a picture shows may be closed or suspended. */
const seconds = 60;

/**
 * The pictures of shared links to profiles and jobs: `/share/profile/{id}.png`, `/share/job/{id}.png`. Each is drawn when it is
 * first asked for and kept while it is asked for again. Where there is none, or too many are being drawn, the site's own
 * picture stands in for it: a preview always has one.
 */
export function serveSharePictures(app: FastifyInstance, pages: SharePages, config: Config): void {
  const gate = makeGate(1, 20);
  // An empty picture is one that cannot be drawn.
  const pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: kept,
    sizeCalculation: (picture) => Math.max(1, picture.length),
    fetchMethod: async (_content, _old, { context }) => gate(context),
  });
  const count = app.createRateLimit({ ...mostPictures, keyGenerator: ({ ip }) => countedAddress(ip) });

  app.get<{ Params: { what: string; file: string } }>('/share/:what/:file', async (request, reply) => {
    const { what, file } = request.params;
    const id = /^([\da-f-]{36})\.png$/.exec(file)?.[1];
    if ((what !== 'profile' && what !== 'job') || id === undefined) return reply.callNotFound();
    const counted = config.limits ? await count(request) : undefined;
    if (counted?.isAllowed === false && counted.isExceeded) return instead(reply, 'no-store');
    const api = apiFetch(app, request);
    const read = await pages.readSharePicture();
    try {
      const picture = await read({ what, id, origin: config.publicUrl, fetch: api });
      if (picture === null) return await instead(reply, `public, max-age=${seconds}`);
      // Previews on other sites show it there.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `public, max-age=${seconds}, must-revalidate`);
      const content = JSON.stringify(picture.card);
      const etag = weakTag(content);
      reply.header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return await reply.code(304).send();
      const readPortrait = async (path: string) => {
        const answer = await api(new Request(new URL(path, config.publicUrl)));
        return answer.ok ? asJpeg(new Uint8Array(await answer.arrayBuffer())) : null;
      };
      const drawn = await pictures.fetch(content, {
        context: async () => {
          const portrait = picture.portrait === null ? null : await readPortrait(picture.portrait);
          return (await pages.drawSharePicture(picture.card, portrait)) ?? Buffer.alloc(0);
        },
      });
      if (drawn === undefined || drawn.length === 0) return await instead(reply, `public, max-age=${seconds}`);
      return await reply.type('image/png').send(drawn);
    } catch (error) {
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'a share picture could not be drawn');
      return instead(reply, 'no-store');
    }
  });
}

/** Pictures are kept as WebP, which few renderers of SVG read. */
const asJpeg = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).resize(portraitSize, portraitSize).jpeg({ quality: 88 }).toBuffer();

function instead(reply: FastifyReply, caching: string): FastifyReply {
  reply.removeHeader('etag').header('cache-control', caching);
  return reply.redirect(sitePicture, 302);
}
