import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hearPageChanges } from '../changes/hearPageChanges.ts';
import type { Config } from '../config.ts';
import { countedAddress } from '../domain/countedAddress.ts';
import type { PageStyles } from '../plugins/securityHeaders.ts';
import { pagePolicies } from '../plugins/securityHeaders.ts';
import type { HeadlineCounts } from '../repositories/headlineCounts.ts';
import { apiFetch } from './apiFetch.ts';
import { encodingFor } from './encoding.ts';
import { keepPages } from './keptPages.ts';
import { isKnown, weakTag } from './pageTag.ts';
import { isPagePath, onThisSite, plainPage, wantsPage } from './plainPage.ts';
import type { DrawSharePicture, ReadSharePicture } from './sharePictures.ts';
import { serveSharePictures } from './sharePictures.ts';

/** A page as the web app's server entry settled it. */
export type SettledPage = {
  readonly status: number;
  /** Everything that decides how it is drawn, but the time. */
  readonly facts: string;
  readonly draw: () => Promise<string>;
  readonly location?: string;
};

/** A page that was settled for a request. */
type Settled = SettledPage & {
  /** Whether the database was away. */
  readonly isAway: boolean;
  /** None where something could not be read, and while developing. */
  readonly etag: string | undefined;
};

/** What the web app's server entry exports to read what an address shows. */
export type SettlePage = (request: {
  readonly url: string;
  readonly origin: string;
  readonly supportEmail: string;
  readonly pressEmail: string;
  readonly headline: HeadlineCounts | null;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly build: unknown;
}) => Promise<SettledPage>;

/** What of an address's page may be kept: the drawn page, and, for a moment, what was read for it. */
export type Keeping = { readonly page: boolean; readonly reading: boolean };

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
  /** Another one for each build. */
  readonly version: string;
  /** The styles that pages may have beyond files. */
  readonly styles: PageStyles;
  readonly keepingOf: (url: string) => Keeping;
  /** As the sources are now. */
  readonly settlePage: () => Promise<SettlePage>;
  /** Reads what the picture of a shared link shows. */
  readonly readSharePicture: () => Promise<ReadSharePicture>;
  readonly drawSharePicture: DrawSharePicture;
  /** As they are now. */
  readonly addresses: () => Promise<Addresses>;
  /** Serves scripts, styles, fonts and pictures. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>;
};

/**
 * Who reads is known only in the browser, so a page is the same for everyone: browsers ask for it again each time, shared
 * caches after a second. Those at the edge may answer with an older one while they ask (RFC 9213, RFC 5861); browsers are
 * not told so, as who changes something sees it at once.
 */
const caching = 'public, max-age=0, s-maxage=1';
const edgeCaching = 'max-age=1, stale-while-revalidate=1';

/**
 * Pages for one address in a minute. Each replica counts for itself, in memory: a page asks PostgreSQL for nothing that it
 * does not show, and the limit only keeps one machine from taking all of a replica's time.
 */
const mostPages = { max: 600, timeWindow: 60_000 } as const;

/** What the pages of a server need besides the web app. */
export type PageServices = {
  readonly config: Config;
  readonly headline: () => Promise<HeadlineCounts | null>;
  /** The database that says when something changed which pages show. */
  readonly connectionString: string;
};

/** Renders every page on the server; without a web app, says so. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages | undefined,
  { config, headline, connectionString }: PageServices,
): Promise<void> {
  await pages?.serveAssets(app);
  await app.register(rateLimit, { global: false });
  const policyOf = pages && !pages.isDevServer ? pagePolicies(pages.styles) : undefined;
  const kept = keepPages<Settled>(policyOf);
  if (pages) {
    serveSharePictures(app, pages, config);
    const hearing = hearPageChanges(connectionString, kept.forgetReadings);
    app.addHook('onClose', () => hearing.stop());
  }
  const count = app.createRateLimit({ ...mostPages, keyGenerator: ({ ip }) => countedAddress(ip) });

  /**
   * Reads what the page at the request's address shows. Throws `Away` when the API was away and the page has no way to show
   * that.
   */
  async function settle(web: Pages, request: FastifyRequest): Promise<Settled> {
    const api = apiFetch(app, request);
    let isAway = false;
    let isWhole = true;
    const settlePage = await web.settlePage();
    const page = await settlePage({
      url: request.url,
      origin: config.publicUrl,
      supportEmail: config.supportEmail,
      pressEmail: config.pressEmail,
      headline: await headline(),
      async fetch(call) {
        const answer = await api(call);
        isAway ||= answer.status === 503;
        isWhole &&= answer.status < 500;
        return answer;
      },
      build: web.build,
    }).catch((error: unknown) => {
      throw isAway ? new Away('The page could not be settled.', { cause: error }) : error;
    });
    const isSettled = isWhole && !web.isDevServer;
    return { ...page, isAway, etag: isSettled ? weakTag(page.facts, web.version) : undefined };
  }

  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) return reply.callNotFound();
    // Until it is known that the answer may be kept.
    reply.header('cache-control', 'no-store').header('vary', 'accept, accept-encoding');
    const counted = config.limits ? await count(request) : undefined;
    if (counted?.isAllowed === false && counted.isExceeded) return tooMany(reply, counted.ttlInSeconds);
    if (!pages) return plain(reply.code(503), 'The web app is not built. The API is at /api/v1.');
    const keeping = pages.keepingOf(request.url);
    try {
      const read = () => settle(pages, request);
      const { status, location, etag, isAway, draw } = await (keeping.reading
        ? kept.reading(request.url, read)
        : read());
      const isKnownThere = etag !== undefined && status === 200 && isKnown(request.headers['if-none-match'], etag);
      const encoding = encodingFor(request);
      const packed =
        isKnownThere || location !== undefined
          ? null
          : await kept.packed(keeping.page ? etag : undefined, encoding, draw);
      if (etag !== undefined) reply.header('cache-control', caching).header('cdn-cache-control', edgeCaching);
      if (location !== undefined) return await reply.redirect(onThisSite(location), status);
      if (etag !== undefined && status === 200) reply.header('etag', etag);
      // What a browser has keeps its policy, which lets in its own sheet.
      if (packed === null) return await reply.removeHeader('content-security-policy').code(304).send();
      if (packed.policy !== undefined) reply.header('content-security-policy', packed.policy);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      // The page says itself what could not be loaded; anyone who reads statuses shall come again.
      if (isAway) away(reply);
      else reply.code(status);
      return await reply.type('text/html; charset=utf-8').send(packed.body);
    } catch (error) {
      if (error instanceof Away)
        return plain(away(reply), 'The service is not available at the moment. Please try again shortly.');
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

/** The API could not be reached while a page was being settled. */
class Away extends Error {}

function tooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.code(429).header('retry-after', String(seconds));
  return plain(reply, 'Too many pages were opened from your network. Please try again in a minute.');
}

function away(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '5');
}

function plain(reply: FastifyReply, message: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(plainPage(message));
}
