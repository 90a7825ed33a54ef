import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Db, Trx } from '../db/schema.ts';
import { isOurs, unsubscriptionIn } from '../domain/unsubscribeToken.ts';
import { findSettings, lockSettings } from '../repositories/accountSettings.ts';
import { record } from '../repositories/auditLog.ts';
import { muteMails } from '../repositories/muteMails.ts';
import { changeSavedSearch, findSavedSearch, lockSavedSearch } from '../repositories/savedSearches.ts';
import type { Services } from '../services.ts';
import type { Subscription } from './unsubscribePages.ts';
import { askPage, stoppedPage, styleSheet, unknownPage } from './unsubscribePages.ts';

type Named = { Params: { token: string } };

/** What a mail program sends is a few words (RFC 8058); they say nothing that the address does not. */
const longestBody = 4096;

/**
 * Where mails are stopped that their reader may turn off, with nothing but the link: without logging in, without cookies
 * and scripts. A POST stops them, which mail programs send by themselves when their reader asks them to; a GET shows the button that does.
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
      const found = await findSubscription(db, params.token);
      if (!found) return show(reply.code(404), unknownPage());
      return show(reply, found.isStopped ? stoppedPage(found) : askPage(found));
    });

    scope.post<Named>('/unsubscribe/:token', async ({ params }, reply) => {
      const stopped = await db.transaction().execute((trx) => stop(trx, params.token, clock.now()));
      return stopped ? show(reply, stoppedPage(stopped)) : show(reply.code(404), unknownPage());
    });
  });
}

/** What a token of ours turns off, and whether that has been done. */
type Found = Subscription & { readonly isStopped: boolean };

async function findSubscription(db: Db, token: string): Promise<Found | undefined> {
  const named = unsubscriptionIn(token);
  if (!named) return undefined;
  const { id, kind } = named;
  if (kind === undefined) {
    const search = await findSavedSearch(db, id);
    return search && isOurs(token, named, search.unsubscribeKey)
      ? { search, isStopped: search.digest === 'never' }
      : undefined;
  }
  const account = await findSettings(db, id);
  return account && isOurs(token, named, account.unsubscribeKey)
    ? { kind, isStopped: account.mutedMails.includes(kind) }
    : undefined;
}

async function stop(trx: Trx, token: string, at: Date): Promise<Subscription | undefined> {
  const named = unsubscriptionIn(token);
  if (!named) return undefined;
  const { id, kind } = named;
  if (kind === undefined) {
    const search = await lockSavedSearch(trx, id);
    if (!search || !isOurs(token, named, search.unsubscribeKey)) return undefined;
    if (search.digest !== 'never') {
      await record(trx, { actorId: null, action: 'savedSearch.unsubscribe', at }, [{ entity: 'savedSearch', id }]);
      await changeSavedSearch(trx, id, { digest: 'never', nextDigestAt: null });
    }
    return { search };
  }
  const account = await lockSettings(trx, id);
  if (!account || !isOurs(token, named, account.unsubscribeKey)) return undefined;
  await muteMails(trx, account, { kind, isOn: false, actorId: null, at });
  return { kind };
}

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
