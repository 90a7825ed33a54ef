import { randomUUID } from 'node:crypto';

import type { OperationId } from '../../../packages/api/src/contract.ts';
import type { Role } from '../../../packages/api/src/generated/enums.ts';
import { hashOf, owners, putPerson } from './people.ts';
import type { Premise } from './premises.ts';
import { accountIs, all, applicationIs, closedAt, codeIs, meetingIs, premises, projectIs, text } from './premises.ts';
import { putApplication, putProject, putRating } from './work.ts';

const nothing: Premise = async () => {};

const stranger = '00000001-0000-4000-8000-000000000077';

/** Someone else has saved it since it was read. */
const savedElsewhere =
  (table: string, where = 'true'): Premise =>
  (rows, { userId }) =>
    rows.run(`update ${table} set version = version + 1 where ${where}`, where.includes('$1') ? [userId] : []);

const passwordIsAnother: Premise = async (rows, { userId }) =>
  rows.run('update users set password_hash = $2 where id = $1', [userId, await hashOf('another password')]);

/** Whose password it is has another one, is of the other role, or is closed. */
const logInFails = (role: Role): Readonly<Record<401 | 404 | 409, Premise>> => ({
  401: all(accountIs(role), (rows, call) => passwordIsAnother(rows, { ...call, userId: owners[role].userId })),
  404: accountIs(role === 'CLIENT' ? 'FREELANCER' : 'CLIENT'),
  409: all(accountIs(role), async (rows) =>
    rows.run('update users set is_active = false, closed_at = $2 where id = $1', [owners[role].userId, closedAt]),
  ),
});
const client = logInFails('CLIENT');
const freelancer = logInFails('FREELANCER');

const projectIsOfOthers: Premise = async (rows, { params }) => {
  await putPerson(rows, { userId: stranger, role: 'CLIENT' });
  await putPerson(rows, { userId: stranger, role: 'FREELANCER' });
  await putProject(
    rows,
    { id: text(params['projectId']), status: 'ASSIGNED' },
    { clientId: stranger, freelancerId: stranger },
  );
};

const isRated =
  (by: Role): Premise =>
  async (rows, { params }) => {
    const [from, to] = by === 'CLIENT' ? [owners.CLIENT, owners.FREELANCER] : [owners.FREELANCER, owners.CLIENT];
    await putRating(
      rows,
      { id: randomUUID(), rating: 4, review: null, createdAt: '2026-11-18T09:00:00.000Z' },
      {
        projectId: text(params['projectId']),
        fromUserId: from.userId,
        toUserId: to.userId,
        type: by === 'CLIENT' ? 'CLIENT_TO_FREELANCER' : 'FREELANCER_TO_CLIENT',
      },
    );
  };

const hasApplied: Premise = async (rows, { params, userId }) =>
  putApplication(rows, { id: randomUUID(), projectId: text(params['projectId']), freelancerId: userId });

const nameIsTaken: Premise = async (rows, call) => {
  const name = text(call.body['name']);
  await rows.run(
    `insert into saved_searches (user_id, name, criteria, digest, timezone, seen_at, digested_until, unsubscribe_key, created_at)
     values ($1, $2, '{}', 'never', 'UTC', now(), now(), '', now())
     on conflict do nothing`,
    [call.userId, name],
  );
};

/** What others have done, or never did, that makes the server refuse a call with a status. */
export const meanwhile: Partial<Record<`${OperationId} ${number}`, Premise>> = {
  'logInClient 401': client[401],
  'logInClient 404': client[404],
  'logInClient 409': client[409],
  'logInFreelancer 401': freelancer[401],
  'logInFreelancer 404': freelancer[404],
  'logInFreelancer 409': freelancer[409],
  'verifyEmailOtp 422': nothing,
  'resetClientPassword 422': nothing,
  'resetFreelancerPassword 422': nothing,
  'requestEmailChange 422': passwordIsAnother,
  'changePassword 422': passwordIsAnother,
  'closeAccount 422': passwordIsAnother,
  'changeEmail 422': nothing,
  'changeEmail 409': all(codeIs('CHANGE_EMAIL'), (rows, { body }) =>
    putPerson(rows, { userId: stranger, role: 'CLIENT', email: text(body['email']) }),
  ),
  'getPublicJob 404': nothing,
  'getPublicProfile 404': async (rows, { params }) =>
    rows.run('update users set is_active = false where id = $1', [params['userId']]),
  'getProjectTimeline 404': nothing,
  'getWorkStatement 403': projectIsOfOthers,
  'getClientProject 403': projectIsOfOthers,
  'updateClientProfile 412': savedElsewhere('users', 'id = $1'),
  'updateFreelancerProfile 412': savedElsewhere('users', 'id = $1'),
  'editProject 412': savedElsewhere('projects'),
  'editProject 409': async (rows, { params }) =>
    putProject(rows, { id: text(params['projectId']), status: 'ASSIGNED' }),
  'editApplication 412': all(applicationIs, savedElsewhere('applications')),
  'editApplication 409': all(applicationIs, async (rows) =>
    rows.run(`update applications set viewed_at = '2026-11-20T08:00:00Z'`),
  ),
  'saveProposalDraft 412': all(projectIs('OPEN'), async (rows, { params, userId }) =>
    rows.run(
      `insert into proposal_drafts (freelancer_id, project_id, proposal, cover_letter, updated_at) values ($1, $2, '', 'Written elsewhere', now())`,
      [userId, params['projectId']],
    ),
  ),
  'saveProposalDraft 409': all(projectIs('OPEN'), hasApplied),
  'rescheduleMeeting 412': all(meetingIs, savedElsewhere('meetings')),
  'proposeMeetingTimes 412': all(meetingIs, savedElsewhere('meetings')),
  'renewCalendarFeed 412': savedElsewhere('calendar_feeds'),
  'scheduleMeeting 409': async (rows, call) => {
    await meetingIs(rows, { ...call, params: { meetingId: randomUUID() } });
  },
  'applyToProject 409': all(premises.applyToProject ?? nothing, hasApplied),
  'rateFreelancer 409': all(projectIs('COMPLETED'), isRated('CLIENT')),
  'rateClient 409': all(projectIs('COMPLETED'), isRated('FREELANCER')),
  'createSavedSearch 409': nameIsTaken,
  'updateSavedSearch 409': nameIsTaken,
};
