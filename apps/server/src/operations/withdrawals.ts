import { permitApplication } from '../domain/law.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  decideApplications,
  findApplication,
  findApplicationParties,
  readApplication,
} from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { lockProject } from '../repositories/projects.ts';
import { findContact } from '../repositories/users.ts';
import { toFreelancerApplication } from './answers/application.ts';
import { cancelComingMeetings } from './steps/turnDown.ts';
import type { Handler } from './types.ts';

const missing = () => new Refusal(404, 'This application does not exist.');

/** The project's row is locked, so that the client's answer and the withdrawal come one after the other. */
export const withdrawApplication: Handler<'withdrawApplication'> = async ({ params, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const parties = await findApplicationParties(trx, params.applicationId);
    if (!parties) throw missing();
    if (parties.freelancerId !== session.userId) throw new Refusal(403, 'This application is from another freelancer.');
    const project = await lockProject(trx, parties.projectId);
    const application = project && (await findApplication(trx, project.id, params.applicationId));
    if (!application) throw missing();
    const { id, status: from } = application;
    const [actorId, now] = [session.userId, services.clock.now()] as const;
    const type = 'application.withdraw';
    const to = permitApplication(from, type);
    await decideApplications(trx, [id], to, now);
    await record(trx, { actorId, action: type, at: now }, [{ entity: 'application', id, from, to }]);
    const cancelled = await cancelComingMeetings(trx, services.mail, [id], { type, actorId, now });
    const [client, freelancer] = [await findContact(trx, project.clientId), await findContact(trx, actorId)];
    const names = { clientName: client.name, freelancerName: freelancer.name, projectTitle: project.title };
    const data = { ...names, hadInterview: cancelled.length > 0 };
    await services.mail.send(trx, { template: 'applicationWithdrawn', to: client.email, data });
    const answer = await toFreelancerApplication(trx, await readApplication(trx, id), now);
    return { status: 200, message: 'Application withdrawn.', data: answer };
  });
