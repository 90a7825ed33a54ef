import type { Trx } from '../../db/schema.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';
import { listOverlapping } from '../../repositories/meetings.ts';

/** The client reads what their own meetings are called; of the freelancer's others only that there is one. */
export async function warningOf(trx: Trx, meeting: MeetingRow): Promise<string | null> {
  const overlapping = await listOverlapping(trx, meeting);
  const [own, others] = [
    overlapping.filter(({ clientId }) => clientId === meeting.clientId),
    overlapping.filter(({ clientId }) => clientId !== meeting.clientId),
  ];
  const titles = own.map(({ title }) => `"${title}"`).join(' and ');
  const sentences = [
    own.length > 0 && `This overlaps your meeting${own.length > 1 ? 's' : ''} ${titles}.`,
    others.length > 0 && `${meeting.freelancerName} has another meeting at this time.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || null;
}
