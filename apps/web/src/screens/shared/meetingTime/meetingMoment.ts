import type { MeetingPlan, MeetingWish } from '@guildhall/machines/domain/meetingPlan';
import { planOf } from '@guildhall/machines/domain/meetingPlan';
import { firstName } from '@guildhall/machines/domain/names';
import { cityOf } from '@guildhall/machines/domain/zoneNames';

export interface MeetingMoment extends MeetingPlan {
  /** What clocks do at the chosen time, in a sentence; null where they do nothing. */
  changeText: string | null;
}

/** What a chosen day and time come to, and what there is to know about them. */
export function momentOf(wish: MeetingWish, now: number): MeetingMoment {
  const plan = planOf(wish, new Date(now));
  return { ...plan, changeText: changeText(wish, plan) };
}

function changeText({ meetingTime, timezone }: MeetingWish, { change }: MeetingPlan): string | null {
  const zone = cityOf(timezone);
  switch (change?.kind) {
    case 'forward':
      return `Clocks in ${zone} go forward on this day, so there is no ${meetingTime}. Choose another time, such as ${change.remedy.time}.`;
    case 'back':
      return `Clocks in ${zone} go back on this day, so ${meetingTime} comes twice. The meeting begins the first time.`;
    case undefined:
      return null;
  }
}

/** A clock on which the chosen instant is shown. */
export interface Clock {
  /** Whose it is. */
  term: string;
  zone: string;
}

interface Clocks {
  /** The zone in which the time was chosen. */
  timezone: string;
  /** Where the reader is. */
  readerZone: string;
  /** The other person, and where they are if that is known. */
  other: { name: string; timezone: string | null };
}

/** The clocks of both people as far as they are known, and the chosen one where it is not the reader's. */
export function clocksFor({ timezone, readerZone, other }: Clocks): Clock[] {
  return [
    { term: 'Your time', zone: readerZone },
    ...(timezone === readerZone ? [] : [{ term: 'Chosen time zone', zone: timezone }]),
    ...(other.timezone === null ? [] : [{ term: `${firstName(other.name)}’s time`, zone: other.timezone }]),
  ];
}
