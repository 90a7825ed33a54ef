import type { CodePurpose } from '../../../apps/server/src/db/schema.ts';
import { hashToken } from '../../../apps/server/src/domain/secrets.ts';
import type { OperationId } from '../../../packages/api/src/contract.ts';
import type { Role } from '../../../packages/api/src/generated/enums.ts';
import { farAhead, hashOf, longAgo, owners, putPerson, putResume } from './people.ts';
import type { Rows } from './rows.ts';
import { putApplication, putProject } from './work.ts';

/** A call that is about to be answered. */
export interface Call {
  /** Of its path and its query. */
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  userId: string;
}

export type Premise = (rows: Rows, call: Call) => Promise<void>;

export const text = (value: unknown): string => String(value);

/** The password that is given is the account's own. */
export const passwordIs =
  (field: string): Premise =>
  async (rows, { body, userId }) =>
    rows.run('update users set password_hash = $2 where id = $1', [userId, await hashOf(text(body[field]))]);

/** The code that is given is the one that was mailed last, or that of a link in a mail. */
export const codeIs =
  (purpose: CodePurpose): Premise =>
  async (rows, { body, userId }) => {
    const [email, otp] = [text(body['email']).toLowerCase(), text(body['otp'])];
    if (/^\d{6}$/.test(otp)) {
      await rows.run('update email_codes set code_hash = $2 where email = $1 and closed_at is null', [
        email,
        await hashOf(otp),
      ]);
      return;
    }
    await rows.run(
      `insert into email_codes (email, purpose, code_hash, link_hash, user_id, created_at, expires_at) values ($1, $2, '', $3, $4, $5, $6)`,
      [email, purpose, hashToken(otp), purpose === 'CHANGE_EMAIL' ? userId : null, longAgo, farAhead],
    );
  };

const emailIsFree: Premise = async (rows, { body }) =>
  rows.run(`update users set email = 'former@people.example' where email = $1`, [body['email']]);

/** This morning: it can still be reopened. */
export const closedAt = new Date('2026-11-20T08:00:00.000Z');

/** The email and the password that are given are those of an account. */
export const accountIs =
  (role: Role): Premise =>
  async (rows, call) => {
    const { userId } = owners[role];
    await emailIsFree(rows, call);
    await putPerson(rows, { userId, role, name: owners[role].name, email: text(call.body['email']) });
    if (call.body['password'] !== undefined) await passwordIs('password')(rows, { ...call, userId });
    if (call.body['reopen'] === true)
      await rows.run('update users set is_active = false, closed_at = $2 where id = $1', [userId, closedAt]);
  };

export const projectIs =
  (status: 'OPEN' | 'COMPLETED'): Premise =>
  async (rows, { params }) =>
    putProject(rows, { id: text(params['projectId']), status });

/** An application waits for its answer. */
export const applicationIs: Premise = async (rows, { params }) => {
  const projectId = '00000002-0000-4000-8000-000000000001';
  await putProject(rows, { id: projectId });
  await putApplication(rows, { id: text(params['applicationId']), projectId });
};

export const meetingIs: Premise = async (rows, { params }) => {
  const applicationId = '00000004-0000-4000-8000-000000000001';
  await applicationIs(rows, { params: { applicationId }, body: {}, userId: '' });
  await rows.put('meetings', 'id', {
    id: text(params['meetingId']),
    applicationId,
    title: 'Application Interview',
    description: null,
    meetingLink: 'https://meet.google.com/abc-defg-hij',
    startsAt: new Date('2026-11-28T07:00:00.000Z'),
    timezone: 'Europe/Paris',
    durationMinutes: 60,
    meetingType: 'INTERVIEW',
    createdAt: longAgo,
  });
};

export const profileIsComplete: Premise = async (rows, { userId }) => {
  const { name } = owners.FREELANCER;
  await putPerson(rows, { userId, role: 'FREELANCER', name, bio: 'I build calm applications.', location: 'Lisbon' });
  await rows.put('freelancers', 'userId', {
    userId,
    skills: ['React'],
    experience: '8 years',
    hourlyRate: 65,
    age: 34,
  });
};

export const all =
  (...premises: readonly Premise[]): Premise =>
  async (rows, call) => {
    for (const premise of premises) await premise(rows, call);
  };

/** What has to be true for a call to be granted, where what was read before it does not say it all. */
export const premises: Partial<Record<OperationId, Premise>> = {
  // A project of one's own that no one applies to is there all the same.
  listClientApplications: async (rows, { params, userId }) => {
    if (params['projectId'] !== undefined) await putProject(rows, { id: params['projectId'] }, { clientId: userId });
  },
  logInClient: accountIs('CLIENT'),
  logInFreelancer: accountIs('FREELANCER'),
  requestClientPasswordReset: accountIs('CLIENT'),
  requestFreelancerPasswordReset: accountIs('FREELANCER'),
  resetClientPassword: codeIs('RESET_CLIENT'),
  resetFreelancerPassword: codeIs('RESET_FREELANCER'),
  verifyEmailOtp: codeIs('SIGNUP'),
  // The samples sign up with the address of someone who has an account in all others.
  signUpClient: emailIsFree,
  signUpFreelancer: emailIsFree,
  changeEmail: codeIs('CHANGE_EMAIL'),
  requestEmailChange: passwordIs('password'),
  changePassword: passwordIs('currentPassword'),
  closeAccount: passwordIs('password'),
  rateFreelancer: projectIs('COMPLETED'),
  rateClient: projectIs('COMPLETED'),
  applyToProject: all(profileIsComplete, projectIs('OPEN')),
  saveProposalDraft: projectIs('OPEN'),
  getProposalDraft: projectIs('OPEN'),
  editApplication: applicationIs,
  getMeetingConflicts: applicationIs,
  scheduleMeeting: applicationIs,
  rescheduleMeeting: meetingIs,
  proposeMeetingTimes: meetingIs,
  undoRejection: async (rows, { params, userId }) => {
    const projectId = '00000002-0000-4000-8000-000000000001';
    await putProject(rows, { id: projectId }, { clientId: userId });
    const id = text(params['rejectionId']);
    await rows.put('rejections', 'id', { id, projectId, reason: null, createdAt: longAgo, dueAt: farAhead });
  },
  // The resume of someone who has applied.
  getFile: async (rows, { params }) => {
    const { userId } = owners.FREELANCER;
    await applicationIs(rows, { params: { applicationId: '00000004-0000-4000-8000-000000000001' }, body: {}, userId });
    await putResume(rows, userId, { id: text(params['fileId']), originalName: 'resume.pdf', byteSize: 1 });
  },
  getFreelancerContact: async (rows, { params }) => {
    const { userId, name, email } = owners.FREELANCER;
    await putPerson(rows, { userId: text(params['freelancerId'] ?? userId), role: 'FREELANCER', name, email });
  },
};
