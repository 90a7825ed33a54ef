import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import { cardAt, isAhead } from '@guildhall/machines/flows/meetingPhase';
import type { Schema } from '@guildhall/machines/kit/schema';

interface Part {
  title: string;
  cards: readonly MeetingCard[];
}

/** The parts of a list of meetings that have any. */
export const parts = (cards: readonly MeetingCard[]): Part[] =>
  [
    { title: 'Live now', cards: cards.filter(({ value }) => value === 'live') },
    { title: 'Upcoming', cards: cards.filter(({ value }) => value === 'upcoming') },
    { title: 'Past', cards: cards.filter((card) => !isAhead(card)) },
  ].filter((part) => part.cards.length > 0);

/** The cards of some meetings at an instant, in the order of the meetings. */
export const cardsAt = (meetings: readonly Schema<'Meeting'>[], now: number): MeetingCard[] =>
  meetings.map((meeting) => cardAt(meeting, now));
