import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { countedAddress } from '../domain/countedAddress.ts';
import type { PageStyles } from '../plugins/securityHeaders.ts';
import { pagePolicy } from '../plugins/securityHeaders.ts';
import type { HeadlineCounts } from '../repositories/headlineCounts.ts';
import { apiFetch } from './apiFetch.ts';
import type { Encoding } from './encoding.ts';
import { encodingFor } from './encoding.ts';
import { createPacker } from './packedPages.ts';
import { isKnown, weakTag } from './pageTag.ts';
import { isPagePath, onThisSite, plainPage, wantsPage } from './plainPage.ts';
import type { DrawSharePicture, ReadSharePicture } from './sharePictures.ts';
import { serveSharePictures } from './sharePictures.ts';

/** What the web app's server entry exports. */
export type Render = (request: {
  readonly url: string;
  readonly origin: string;
  readonly supportEmail: string;
  readonly pressEmail: string;
  readonly headline: HeadlineCounts | null;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly build: unknown;
}) => Promise<{
  readonly status: number;
  readonly html: string;
  /** The page without its time. */
  readonly content: string;
  readonly location?: string;
}>;

type PathOf = (page: { readonly id: string; readonly name: string }) => string;

/** What the web app's server entry says of its addresses, for search engines. */
export type Addresses = {
  /** The pages that everyone may see, with the day of their last change where it is known. */
  readonly pages: readonly { readonly path: string; readonly changedOn?: string }[];
  /** The address of a public profile; null while no page shows them. */
  readonly profiles: PathOf | null;
  /** The address of a job by its title; null while no page shows them. */
  readonly jobs: PathOf | null;
};

/** The web app: built, or served from its sources by Vite. */
export type Pages = {
  readonly isDevServer: boolean;
  /** What the web app's server entry wants to know of its build; null while developing. */
  readonly build: unknown;
  /** The styles that pages may have beyond files. */
  readonly styles: PageStyles;
  /** The server entry, as it is now. */
  readonly render: () => Promise<Render>;
  /** Reads what the picture of a shared link shows. */
  readonly readSharePicture: () => Promise<ReadSharePicture>;
  readonly drawSharePicture: DrawSharePicture;
  /** As they are now. */
  readonly addresses: () => Promise<Addresses>;
  /** Serves scripts, styles, fonts and pictures. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>;
};

/**
 * Pages for one address in a minute. Each replica counts for itself, in memory: a page asks PostgreSQL for nothing that it
 * does not show, and the limit only keeps one machine from taking all of a replica's time.
 */
const mostPages = { max: 600, timeWindow: 60_000 } as const;

/** Renders every page on the server; without a web app, says so. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages | undefined,
  config: Config,
  headline: () => Promise<HeadlineCounts | null>,
): Promise<void> {
  await pages?.serveAssets(app);
  await app.register(rateLimit, { global: false });
  if (pages) serveSharePictures(app, pages, config);
  const policy = pages && !pages.isDevServer ? pagePolicy(pages.styles) : undefined;
  const pack = createPacker();
  const count = app.createRateLimit({ ...mostPages, keyGenerator: ({ ip }) => countedAddress(ip) });
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) return reply.callNotFound();
    const counted = config.limits ? await count(request) : undefined;
    if (counted?.isAllowed === false && counted.isExceeded) return tooMany(reply, counted.ttlInSeconds);
    // Who reads is known only in the browser, so the page is the same for everyone; it is asked for again each time.
    reply.header('cache-control', 'public, no-cache').header('vary', 'accept, accept-encoding');
    if (!pages) return plain(reply.code(503), 'The web app is not built. The API is at /api/v1.');
    const api = apiFetch(app, request);
    let isAway = false;
    try {
      const render = await pages.render();
      const { status, html, content, location } = await render({
        url: request.url,
        origin: config.publicUrl,
        supportEmail: config.supportEmail,
        pressEmail: config.pressEmail,
        headline: await headline(),
        async fetch(call) {
          const answer = await api(call);
          isAway ||= answer.status === 503;
          return answer;
        },
        build: pages.build,
      });
      if (location !== undefined) return await reply.redirect(onThisSite(location), status);
      if (policy !== undefined) reply.header('content-security-policy', policy);
      let etag: string | undefined;
      if (policy !== undefined && status === 200 && !isAway) {
        etag = weakTag(content, policy);
        reply.header('etag', etag);
        if (isKnown(request.headers['if-none-match'], etag)) return await reply.code(304).send();
      }
      // The page says itself what could not be loaded; anyone who reads statuses shall come again.
      return await sendHtml(request, isAway ? away(reply) : reply.code(status), html, (encoding) =>
        pack(encoding, html, etag),
      );
    } catch (error) {
      if (isAway) return plain(away(reply), 'The service is not available at the moment. Please try again shortly.');
      request.log.error({ err: error }, 'a page could not be drawn');
      return plain(reply.code(500), 'Something went wrong on our side. Please try again.');
    }
  });
  app.post('/*', { onRequest: showFormAgain }, async (_request, reply) => reply.callNotFound());
}

/**
 * A form that was sent before the page's scripts had loaded comes here as a plain POST, unread: the page is shown again,
 * to be sent by its script. Forms post so that a password never stands in an address.
 */
async function showFormAgain(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (isForm && isPagePath(request.url)) await reply.redirect(onThisSite(request.url), 303);
}

function tooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.code(429).header('retry-after', String(seconds)).header('cache-control', 'no-store');
  return plain(reply, 'Too many pages were opened from your network. Please try again in a minute.');
}

function away(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store');
}

function plain(reply: FastifyReply, message: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(plainPage(message));
}

/** Compressed where the browser takes it. */
async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  packed: (encoding: Encoding) => Promise<Buffer>,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await packed(encoding));
}
