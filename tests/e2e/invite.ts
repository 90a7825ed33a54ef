import type { Page } from '@playwright/test';

import { connect } from '../../apps/server/src/db/connect.ts';
import type { Guildhall } from './guildhall.ts';
import type { Account } from './people.ts';
import { send } from './people.ts';

const hour = 3_600_000;

/** Invites an applicant to an interview in an hour, without the screens. Gives its id. */
export async function invite(
  page: Page,
  { wren, applicationId }: { wren: Pick<Account, 'token'>; applicationId: string },
  meetingTitle: string,
): Promise<string> {
  const [meetingDate, meetingTime = ''] = new Date(Date.now() + hour).toISOString().split('T');
  const googleMeetLink = 'https://meet.google.com/abc-defg-hij';
  const data = { googleMeetLink, meetingDate, meetingTime: meetingTime.slice(0, 5), meetingTitle, timezone: 'UTC' };
  const path = `/client/applications/${applicationId}/meetings`;
  const { meeting } = await send<{ meeting: { id: string } }>(page.request, 'post', path, data, wren.token);
  return meeting.id;
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
