import type { InterviewDuration } from '@guildhall/api/enums';
import { interviewDurations } from '@guildhall/api/enums';

/** A list of choices has texts for values. */
export const durationOptions = interviewDurations.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

export const durationOf = (text: string): InterviewDuration | undefined =>
  interviewDurations.find((minutes) => String(minutes) === text);
