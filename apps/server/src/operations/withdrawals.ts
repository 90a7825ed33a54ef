import { Refusal } from '../domain/refusal.ts';
import { findApplication, findApplicationParties, readApplication } from '../repositories/applications.ts';
import { lockProject } from '../repositories/projects.ts';
import { toFreelancerApplication } from './answers/application.ts';
import { withdraw } from './steps/withdraw.ts';
import type { Handler } from './types.ts';

const missing = () => new Refusal(404, 'This application does not exist.');

/** The project's row is locked, so that the client's answer and the withdrawal come one after the other. */
export const withdrawApplication: Handler<'withdrawApplication'> = async ({ params, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const parties = await findApplicationParties(trx, params.applicationId);
    if (!parties) throw missing();
    if (parties.freelancerId !== session.userId)
      throw new Refusal(403, 'This application belongs to another freelancer.');
    const project = await lockProject(trx, parties.projectId);
    const application = project && (await findApplication(trx, project.id, params.applicationId));
    if (!application) throw missing();
    await withdraw(trx, services, project, application);
    const row = await readApplication(trx, application.id);
    const answer = await toFreelancerApplication(trx, row, services.clock.now());
    return { status: 200, message: 'Application withdrawn.', data: answer };
  });
