import type { APIRequestContext } from '@playwright/test';

import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { Guildhall } from './guildhall.ts';
import { expect } from './test.ts';

const api = '/api/v1';
const hour = 3_600_000;

/** Has a freelancer apply to a project of the demo accounts' client, who invites them to an interview in an hour. */
export async function invite(
  { connectionString }: Guildhall,
  request: APIRequestContext,
  email: string,
  title: string,
): Promise<string> {
  const db = connect(connectionString, { max: 1 });
  const { email: clientEmail, password } = demoAccounts.client;
  const freelancer = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const project = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select('projects.id')
    .where('users.email', '=', clientEmail)
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirstOrThrow();
  const application = await db
    .insertInto('applications')
    .values({
      projectId: project.id,
      freelancerId: freelancer.id,
      proposal: 'Two weeks, in two steps.',
      coverLetter: 'I live around the corner.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.destroy();

  const login = await request.post(`${api}/client/login`, { data: { email: clientEmail, password } });
  // The server keeps to its contract: another test proves it.
  const { data } = (await login.json()) as { data: { token: string } };
  const [meetingDate, meetingTime] = new Date(Date.now() + hour).toISOString().split('T');
  const answer = await request.post(`${api}/client/applications/${application.id}/meetings`, {
    headers: { Authorization: `Bearer ${data.token}` },
    data: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate,
      meetingTime: meetingTime?.slice(0, 5),
      meetingTitle: title,
      timezone: 'UTC',
    },
  });
  expect(answer.status()).toBe(201);
  const scheduled = (await answer.json()) as { data: { meeting: { id: string } } };
  return scheduled.data.meeting.id;
}

/** Moves a meeting, so that it begins so many seconds from now. */
export async function moveMeeting({ connectionString }: Guildhall, id: string, seconds: number): Promise<void> {
  const db = connect(connectionString, { max: 1 });
  await db
    .updateTable('meetings')
    .set({ startsAt: new Date(Date.now() + seconds * 1000) })
    .where('id', '=', id)
    .execute();
  await db.destroy();
}

/** The application that a meeting is about. */
export async function applicationOf({ connectionString }: Guildhall, id: string): Promise<string> {
  const db = connect(connectionString, { max: 1 });
  const { applicationId } = await db
    .selectFrom('meetings')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.destroy();
  return applicationId;
}
