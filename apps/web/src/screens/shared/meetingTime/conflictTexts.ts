import { firstName } from '@guildhall/machines/domain/names';
import type { Schema } from '@guildhall/machines/kit/schema';

/** A sentence for each person whose meetings the chosen time overlaps. */
export function conflictTexts(
  { ownMeetings, isFreelancerBusy }: Schema<'MeetingConflicts'>,
  freelancerName: string,
): string[] {
  const titles = ownMeetings.map(({ title }) => `“${title}”`).join(' and ');
  return [
    ...(ownMeetings.length === 0 ? [] : [`You have ${titles} at this time.`]),
    ...(isFreelancerBusy ? [`${firstName(freelancerName)} has another meeting at this time.`] : []),
  ];
}
