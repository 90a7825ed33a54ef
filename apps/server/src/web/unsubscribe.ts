import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Db, Row } from '../db/schema.ts';
import { isOurs, searchNamedBy } from '../domain/unsubscribeToken.ts';
import { record } from '../repositories/auditLog.ts';
import { changeSavedSearch, findSavedSearch, lockSavedSearch } from '../repositories/savedSearches.ts';
import type { Services } from '../services.ts';
import { askPage, stoppedPage, styleSheet, unknownPage } from './unsubscribePages.ts';

type Named = { Params: { token: string } };

/** What a mail program sends is a few words (RFC 8058); they say nothing that the address does not. */
const longestBody = 4096;

/**
 * Where digests are stopped, with nothing but the link: without logging in, without cookies and scripts. A POST stops
 * them, which mail programs send by themselves when their reader asks them to; a GET shows the button that does.
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, _body, done) =>
      done(null, undefined),
    );

    scope.get('/unsubscribe.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(styleSheet),
    );

    scope.get<Named>('/unsubscribe/:token', async ({ params }, reply) => {
      const search = await searchOf(db, params.token, findSavedSearch);
      if (!search) return show(reply.code(404), unknownPage());
      return show(reply, search.digest === 'never' ? stoppedPage(search) : askPage(search));
    });

    scope.post<Named>('/unsubscribe/:token', async ({ params }, reply) => {
      const search = await db.transaction().execute(async (trx) => {
        const found = await searchOf(trx, params.token, lockSavedSearch);
        if (!found || found.digest === 'never') return found;
        const act = { actorId: null, action: 'savedSearch.unsubscribe', at: clock.now() };
        await record(trx, act, [{ entity: 'savedSearch', id: found.id }]);
        return changeSavedSearch(trx, found.id, { digest: 'never', nextDigestAt: null });
      });
      return search ? show(reply, stoppedPage(search)) : show(reply.code(404), unknownPage());
    });
  });
}

/** The saved search of a token of ours. */
async function searchOf<D extends Db>(
  db: D,
  token: string,
  find: (db: D, id: string) => Promise<Row<'savedSearches'> | undefined>,
): Promise<Row<'savedSearches'> | undefined> {
  const id = searchNamedBy(token);
  const search = id === undefined ? undefined : await find(db, id);
  return search && isOurs(token, search.id, search.unsubscribeKey) ? search : undefined;
}

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
