import { proposeMeetingTimes as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { planOf, wishProblems } from '../../domain/meetingPlan.ts';
import { wallTimeOf } from '../../domain/meetingTime.ts';
import { meetingWords } from '../../domain/meetingWords.ts';
import { clearable, optionalText } from '../../kit/fields.ts';
import type { Problems } from '../../kit/forms.ts';
import { parsed, problemsOf } from '../../kit/forms.ts';
import type { Schema } from '../../kit/schema.ts';

/** A proposal as its form has it: up to three times, of which the first is needed, all on one zone's clock. */
export interface ProposalValues {
  firstDate: string | null;
  firstTime: string | null;
  secondDate: string | null;
  secondTime: string | null;
  thirdDate: string | null;
  thirdTime: string | null;
  timezone: string;
  note: string;
}

/** The day and the time of each row of the form, by their fields. */
export const proposalRows = [
  { date: 'firstDate', time: 'firstTime' },
  { date: 'secondDate', time: 'secondTime' },
  { date: 'thirdDate', time: 'thirdTime' },
] as const;

const noTimes = {
  firstDate: null,
  firstTime: null,
  secondDate: null,
  secondTime: null,
  thirdDate: null,
  thirdTime: null,
};

type Times = Pick<ProposalValues, keyof typeof noTimes>;
type Wall = { date: string | null; time: string | null };

function timesFrom(walls: readonly Wall[]): Times {
  const times: Times = { ...noTimes };
  for (const [index, row] of proposalRows.entries()) {
    times[row.date] = walls[index]?.date ?? null;
    times[row.time] = walls[index]?.time ?? null;
  }
  return times;
}

const wallsOf = (values: ProposalValues): Wall[] =>
  proposalRows.map((row) => ({ date: values[row.date], time: values[row.time] }));

/** What was proposed before and can still be, to be changed; nothing where there is none. */
export function valuesOf({ proposal, timezone }: Schema<'Meeting'>, now: number): ProposalValues {
  const coming = (proposal?.times ?? []).filter(({ startsAt }) => Date.parse(startsAt) > now);
  const walls = coming.map(({ startsAt }) => wallTimeOf(new Date(startsAt), timezone));
  return { ...timesFrom(walls), timezone, note: proposal?.note ?? '' };
}

/** Whether anything of a row is filled in. */
export function isBegun(values: ProposalValues, index: 0 | 1 | 2): boolean {
  const row = proposalRows.at(index);
  return row !== undefined && (values[row.date] !== null || values[row.time] !== null);
}

/** Takes a row out; those below it move up. */
export const without = (values: ProposalValues, index: number): ProposalValues => ({
  ...values,
  ...timesFrom(wallsOf(values).toSpliced(index, 1)),
});

const words = meetingWords.fields;
const noteOf = z.object({ note: clearable(optionalText(limits.note)) });

/** What is wrong with a proposal for a meeting, by field. The rows are judged as the server judges them. */
export function problemsIn(
  values: ProposalValues,
  { meeting, now }: { meeting: Schema<'Meeting'>; now: number },
): Problems<ProposalValues> {
  const problems = problemsOf<ProposalValues>(noteOf, values);
  const taken = new Map([[Date.parse(meeting.startsAt), 'The meeting is at this time already.']]);
  for (const [index, { date, time }] of proposalRows.entries()) {
    const wish = { meetingDate: values[date], meetingTime: values[time], timezone: values.timezone };
    if (index > 0 && wish.meetingDate === null && wish.meetingTime === null) continue;
    const { meetingDate, meetingTime } = wishProblems(wish, new Date(now));
    const dateProblem = wish.meetingDate === null ? words.meetingDate.missing : meetingDate;
    const instant = planOf(wish, new Date(now)).startsAt?.getTime();
    const timeProblem = wish.meetingTime === null ? words.meetingTime.missing : meetingTime;
    const problem = timeProblem ?? (instant === undefined ? undefined : taken.get(instant));
    if (dateProblem !== undefined) problems[date] = dateProblem;
    if (problem !== undefined) problems[time] = problem;
    if (instant !== undefined) taken.set(instant, 'You have chosen this time above already.');
  }
  return problems;
}

/** A proposal that holds, as it is sent. */
export function parse(values: ProposalValues): Schema<'MeetingTimesProposal'> {
  const times = wallsOf(values).flatMap(({ date, time }) =>
    date === null || time === null ? [] : [{ meetingDate: date, meetingTime: time }],
  );
  return { times, timezone: values.timezone, ...parsed(noteOf, values) };
}
