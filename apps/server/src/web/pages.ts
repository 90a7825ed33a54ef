import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { pagePolicy } from '../plugins/securityHeaders.ts';
import { apiFetch } from './apiFetch.ts';

/** What the web app's server entry exports. */
export type Render = (request: {
  readonly url: string;
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly nonce: string;
  readonly manifest: unknown;
}) => Promise<{ readonly status: number; readonly html: string; readonly location?: string }>;

/** The web app: built, or served from its sources by Vite. */
export type Pages = {
  readonly isDevServer: boolean;
  readonly manifest: unknown;
  /** The `style` attributes that pages may have. */
  readonly inlineStyles: readonly string[];
  /** The server entry, as it is now. */
  readonly render: () => Promise<Render>;
  /** Serves scripts, styles, fonts and pictures. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>;
};

/** Places that are never a page, whatever the browser says it accepts. */
const notPages = /^\/(api|health|dev|assets)(\/|$)/;

/** Renders every page on the server; without a web app, says so. */
export async function servePages(app: FastifyInstance, pages: Pages | undefined, config: Config): Promise<void> {
  await pages?.serveAssets(app);
  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url) || !acceptsHtml(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-cache').header('vary', 'accept, accept-encoding');
    if (!pages) return plain(reply.code(503), 'The web app is not built. The API is at /api/v1.');
    try {
      const render = await pages.render();
      const nonce = randomBytes(16).toString('base64');
      const { status, html, location } = await render({
        url: request.url,
        origin: config.publicUrl,
        fetch: apiFetch(app, request),
        nonce,
        manifest: pages.manifest,
      });
      if (location !== undefined) return await reply.redirect(location, status);
      if (!pages.isDevServer) {
        reply.header('content-security-policy', pagePolicy({ nonce, attributes: pages.inlineStyles }));
      }
      return await sendHtml(request, reply.code(status), html);
    } catch (error) {
      request.log.error({ err: error }, `the page ${request.url} could not be drawn`);
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
  if (isForm && !notPages.test(request.url)) await reply.redirect(request.url, 303);
}

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

function plain(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>${message}</title><main><h1>${message}</h1></main></html>`);
}

/** Compressed where the browser takes it; quality 4 costs about a millisecond for a page. */
async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  return reply.send(html);
}
