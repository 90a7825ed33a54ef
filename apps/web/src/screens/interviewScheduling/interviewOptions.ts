import type { MeetingType } from '@guildhall/api/enums';
import { meetingTypes } from '@guildhall/api/enums';

const words: Record<MeetingType, string> = {
  INTERVIEW: 'Interview',
  DISCUSSION: 'Discussion',
  CLARIFICATION: 'Clarification',
};

export const meetingTypeOptions = meetingTypes.map((value) => ({ value, label: words[value] }));
