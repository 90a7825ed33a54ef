import type { ProposalValues } from '@guildhall/machines/flows/timesProposal';
import { isBegun, proposalRows } from '@guildhall/machines/flows/timesProposal';

import type { MeetingMoment } from '../shared/meetingTime/meetingMoment.ts';
import { momentOf } from '../shared/meetingTime/meetingMoment.ts';

export interface ShownRow {
  index: 0 | 1 | 2;
  date: (typeof proposalRows)[number]['date'];
  time: (typeof proposalRows)[number]['time'];
  title: string;
  moment: MeetingMoment;
  /** It can be taken out. */
  canBeCleared: boolean;
}

const titles = ['First time', 'Second time', 'Third time'] as const;

/** The times that the form asks for: the next one when the one before it is complete. */
export const shownRows = (values: ProposalValues, now: number): ShownRow[] =>
  ([0, 1, 2] as const)
    .filter((index) => index === 0 || isBegun(values, index) || isComplete(values, index === 1 ? 0 : 1))
    .map((index) => {
      const { date, time } = proposalRows[index];
      const wish = { meetingDate: values[date], meetingTime: values[time], timezone: values.timezone };
      const canBeCleared = index > 0 && isBegun(values, index);
      return { index, date, time, title: titles[index], moment: momentOf(wish, now), canBeCleared };
    });

function isComplete(values: ProposalValues, index: 0 | 1): boolean {
  const { date, time } = proposalRows[index];
  return values[date] !== null && values[time] !== null;
}
