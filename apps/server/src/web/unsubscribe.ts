import type { FastifyInstance } from 'fastify';

import type { Db, Trx } from '../db/schema.ts';
import { isOurs, unsubscriptionIn } from '../domain/unsubscribeToken.ts';
import { findSettings, lockSettings } from '../repositories/accountSettings.ts';
import { record } from '../repositories/auditLog.ts';
import { muteMails } from '../repositories/muteMails.ts';
import { changeSavedSearch, findSavedSearch, lockSavedSearch } from '../repositories/savedSearches.ts';
import type { Services } from '../services.ts';
import { serveMailedPages, showPage, styleSheet } from './mailedPage.ts';
import type { Subscription } from './unsubscribePages.ts';
import { askPage, stoppedPage, unknownPage } from './unsubscribePages.ts';

type Named = { Params: { token: string } };

/**
 * Where mails are stopped that their reader may turn off, with nothing but the link: without logging in, without cookies
 * and scripts. A POST stops them, which mail programs send by themselves when their reader asks them to; a GET shows the button that does.
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  await serveMailedPages(app, (scope) => {
    scope.get('/unsubscribe.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(styleSheet),
    );

    scope.get<Named>('/unsubscribe/:token', async ({ params }, reply) => {
      const found = await findSubscription(db, params.token);
      if (!found) return showPage(reply.code(404), unknownPage());
      return showPage(reply, found.isStopped ? stoppedPage(found) : askPage(found));
    });

    scope.post<Named>('/unsubscribe/:token', async ({ params }, reply) => {
      const stopped = await db.transaction().execute((trx) => stop(trx, params.token, clock.now()));
      return stopped ? showPage(reply, stoppedPage(stopped)) : showPage(reply.code(404), unknownPage());
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
