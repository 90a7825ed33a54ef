import type { InterviewDuration } from '@guildhall/api/enums';
import { interviewDurations } from '@guildhall/api/enums';

/** A zone's name as people read it. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');

/** A list of choices has texts for values. */
export const durationOptions = interviewDurations.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

export const durationOf = (text: string): InterviewDuration | undefined =>
  interviewDurations.find((minutes) => String(minutes) === text);
