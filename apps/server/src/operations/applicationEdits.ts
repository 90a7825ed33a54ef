import { assertFresh, etagOf } from '../domain/etag.ts';
import { permitEditing } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import { changeText, lockApplication, readApplication } from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { listPostEdits, recordApplicationEvents } from '../repositories/projectEvents.ts';
import { toFreelancerApplication } from './answers/application.ts';
import type { Schemas } from './answers/common.ts';
import { toPostEdit } from './answers/postEdit.ts';
import type { Handler } from './types.ts';

/** What of a text is not in the one that takes its place; null where all of it is. */
function earlierText(
  from: Schemas['ProposalCreation'],
  to: Schemas['ProposalCreation'],
): Schemas['EarlierText'] | null {
  const names = (['proposal', 'coverLetter'] as const).filter((name) => from[name] !== to[name]);
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, from[name]]));
}

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
    const before = earlierText(application, text);
    // The same text again is the repeat of a call whose answer was lost.
    if (before !== null) {
      assertFresh(headers['If-Match'], application.version);
      await changeText(trx, id, text, now);
      await recordApplicationEvents(trx, [id], { type: 'APPLICATION_EDITED', at: now, before });
      const act = { actorId: session.userId, action: 'application.edit', at: now };
      await record(trx, act, [{ entity: 'application', id, from: status, to: status }]);
    }
    const row = await readApplication(trx, id);
    const data = await toFreelancerApplication(trx, row, now);
    return { status: 200, message: 'Application changed.', data, headers: { etag: etagOf(row.version) } };
  });
