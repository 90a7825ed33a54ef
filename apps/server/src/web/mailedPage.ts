import { brand } from '@guildhall/machines/domain/brand';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

import { escapeHtml } from '../mail/escapeHtml.ts';
import { look } from '../mail/look.ts';
import { toRefusal } from '../plugins/errorHandler.ts';

/** A file of its own: the policy lets no style into the page. It looks like the mail that led here. */
export const styleSheet = `${look}
.action button { padding: 12px 20px; border: 0; border-radius: 8px; background: #2339b5; color: #fafaf9; font: inherit; font-weight: 600; cursor: pointer }
header a { color: inherit; text-decoration: none }
main a { color: #2339b5 }
:focus-visible { outline: 3px solid #2339b5; outline-offset: 3px }
@media (prefers-color-scheme: dark) {
.action button { background: #7ca3ff; color: #13171f }
main a { color: #7ca3ff }
:focus-visible { outline-color: #7ca3ff }
}
`;

/** What a link in a mail opens without logging in: a page that looks like the mail, and needs no script. */
export function mailedPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - ${escapeHtml(brand)}</title>
<link rel="stylesheet" href="/unsubscribe.css"></head>
<body>
<header><p><a href="/">${escapeHtml(brand)}</a></p></header>
<main><h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

export function showPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** What is sent here is a few words at most (RFC 8058); they say nothing that the address does not. */
const longestBody = 4096;

/**
 * Serves pages that mails lead to. Their readers get a page whatever happens, also while the database is away; a program
 * that follows the link can tell by the status.
 */
export async function serveMailedPages(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = toRefusal(error, request);
      const status = refusal?.status ?? 500;
      const page = status < 500 ? malformedPage() : unavailablePage();
      return showPage(reply.code(status).headers({ ...refusal?.headers }), page);
    });
    addRoutes(scope);
  });
}

const unavailablePage = (): string =>
  mailedPage(
    'This does not work at the moment',
    '<p>Nothing has been changed. Please open the link in your email again in a few minutes.</p>',
  );

const malformedPage = (): string =>
  mailedPage('This link does not work', '<p>Please open the link in your email once more.</p>');
