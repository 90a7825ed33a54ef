import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import { isAhead } from '@guildhall/machines/flows/meetings';

interface Part {
  title: string;
  cards: readonly MeetingCard[];
}

/** The parts of a list of meetings that have any. */
export const parts = (cards: readonly MeetingCard[]): Part[] =>
  [
    { title: 'Upcoming', cards: cards.filter(isAhead) },
    { title: 'Past', cards: cards.filter((card) => !isAhead(card)) },
  ].filter((part) => part.cards.length > 0);
