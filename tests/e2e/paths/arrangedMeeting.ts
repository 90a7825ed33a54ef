import type { Page } from '@playwright/test';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { link } from '../interviewForm.ts';

export interface ArrangedMeeting {
  meeting: Schema<'Meeting'>;
  /** Everything of the meeting is as it was arranged. */
  restore: () => Promise<void>;
  /** It is changed in another window. */
  change: () => Promise<void>;
}

/** A plan for a meeting, by the clock of Greenwich. */
export const planFor = (time: { meetingDate: string; meetingTime: string }) => ({
  ...time,
  googleMeetLink: link,
  meetingTitle: 'A walk through your proposal',
  timezone: 'UTC',
});

/** A meeting that was just scheduled. */
export async function arrangedMeeting(db: Db, { meeting }: Schema<'ScheduledMeeting'>): Promise<ArrangedMeeting> {
  const own = () => db.selectFrom('meetings').selectAll().where('id', '=', meeting.id).executeTakeFirstOrThrow();
  const { id: _, applicationId: __, ...asArranged } = await own();
  return {
    meeting,
    restore: async () => void (await db.updateTable('meetings').set(asArranged).where('id', '=', meeting.id).execute()),
    change: async () =>
      void (await db
        .updateTable('meetings')
        .set({ version: (await own()).version + 1 })
        .where('id', '=', meeting.id)
        .execute()),
  };
}

/** What was typed in a form of this window, and kept, is gone. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith('draft:')) window.sessionStorage.removeItem(key);
  });
