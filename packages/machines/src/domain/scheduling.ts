import type { Schema } from '../kit/schema.ts';
import { mayMeet } from '../lifecycles/meetingStatus/machine.ts';

/**
 * Whether an interview may be scheduled with the sender of an application: not with one who was turned down, nor a second,
 * nor after the project was ended.
 */
export function maySchedule({
  status,
  project,
  meetings,
}: Pick<Schema<'ClientApplication'>, 'status' | 'project' | 'meetings'>): boolean {
  return mayMeet(status, project.status) && meetings.every((meeting) => meeting.status !== 'SCHEDULED');
}
