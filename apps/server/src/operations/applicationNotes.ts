import type { Trx } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import { findApplicationParties, markViewed, readApplication, setShortlisted } from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { recordApplicationEvents } from '../repositories/projectEvents.ts';
import type { Services } from '../services.ts';
import { toClientApplication } from './answers/application.ts';
import type { Handler } from './types.ts';

type Note = 'application.view' | 'application.shortlist' | 'application.unshortlist';

const write: Readonly<Record<Note, (trx: Trx, id: string, now: Date) => Promise<void>>> = {
  'application.view': async (trx, id, at) => {
    const isFirst = await markViewed(trx, id, at);
    if (isFirst) await recordApplicationEvents(trx, [id], { type: 'APPLICATION_VIEWED', at });
  },
  'application.shortlist': setShortlisted,
  'application.unshortlist': (trx, id) => setShortlisted(trx, id, null),
};

/** What the project's client notes on an application. Its status, and so the project's version, stay as they are. */
const note = async ({ db, clock }: Services, action: Note, id: string, actorId: string) =>
  db.transaction().execute(async (trx) => {
    const parties = await findApplicationParties(trx, id);
    if (!parties) throw new Refusal(404, 'This application does not exist.');
    if (parties.clientId !== actorId) throw new Refusal(403, "This application is for another client's project.");
    const now = clock.now();
    await write[action](trx, id, now);
    await record(trx, { actorId, action, at: now }, [{ entity: 'application', id }]);
    return toClientApplication(trx, await readApplication(trx, id), now);
  });

export const markApplicationViewed: Handler<'markApplicationViewed'> = async ({ params, session, services }) => {
  const data = await note(services, 'application.view', params.applicationId, session.userId);
  return { status: 200, message: 'Marked as viewed.', data };
};

export const shortlistApplication: Handler<'shortlistApplication'> = async ({ params, session, services }) => {
  const data = await note(services, 'application.shortlist', params.applicationId, session.userId);
  return { status: 200, message: 'Added to your shortlist.', data };
};

export const unshortlistApplication: Handler<'unshortlistApplication'> = async ({ params, session, services }) => {
  const data = await note(services, 'application.unshortlist', params.applicationId, session.userId);
  return { status: 200, message: 'Removed from your shortlist.', data };
};
