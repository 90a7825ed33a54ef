import { assertFresh, etagOf } from '../domain/etag.ts';
import { permitEditing } from '../domain/law.ts';
import { Refusal } from '../domain/refusal.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import { changeText, lockApplication, readApplication } from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { listPostEdits, recordApplicationEvents } from '../repositories/projectEvents.ts';
import { toFreelancerApplication } from './answers/application.ts';
import { toPostEdit } from './answers/postEdit.ts';
import type { Handler } from './types.ts';

/** Until the client has viewed it, or edited the post since. Their look writes the row that is locked here: it finds one text or the other. */
export const editApplication: Handler<'editApplication'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, params.applicationId);
    if (!application) throw new Refusal(404, 'This application does not exist.');
    const { id, freelancerId, status } = application;
    if (freelancerId !== session.userId) throw new Refusal(403, 'This application belongs to another freelancer.');
    const isPostEdited = toPostEdit(application, await listPostEdits(trx, [id])) !== null;
    permitEditing({ ...application, isPostEdited }, await findTimezoneOf(trx, freelancerId));
    const now = services.clock.now();
    const text = { proposal: body.proposal.trim(), coverLetter: body.coverLetter.trim() };
    // The same text again is the repeat of a call whose answer was lost.
    if (text.proposal !== application.proposal || text.coverLetter !== application.coverLetter) {
      assertFresh(headers['If-Match'], application.version);
      await changeText(trx, id, text, now);
      await recordApplicationEvents(trx, [id], { type: 'APPLICATION_EDITED', at: now });
      const act = { actorId: session.userId, action: 'application.edit', at: now };
      await record(trx, act, [{ entity: 'application', id, from: status, to: status }]);
    }
    const row = await readApplication(trx, id);
    const data = await toFreelancerApplication(trx, row, now);
    return { status: 200, message: 'Application changed.', data, headers: { etag: etagOf(row.version) } };
  });
