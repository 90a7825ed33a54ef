import type { Schema } from '../kit/schema.ts';
import { mayMeet } from '../lifecycles/meetingStatus/machine.ts';

/** Whether an interview may be scheduled with the sender of an application: not with one who was turned down, nor a second. */
export function maySchedule({ status, meetings }: Pick<Schema<'ClientApplication'>, 'status' | 'meetings'>): boolean {
  return mayMeet(status) && meetings.every((meeting) => meeting.status !== 'SCHEDULED');
}
