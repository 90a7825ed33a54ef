import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

export interface OpenMeeting {
  meeting: Schema<'Meeting'>;
  onClose: () => void;
}

interface MeetingInAddress {
  /** The meeting that the address opens a dialog for, where the reader may change it. */
  openMeeting: OpenMeeting | null;
  /** The address that opens the dialog for a meeting; null where the reader may not change it. */
  changeHref: (card: MeetingCard) => string | null;
}

/**
 * A dialog about one of the listed meetings lives in the address, under the name of what it does. Back closes it, a
 * reload keeps it.
 */
export function useOpenMeeting(
  name: 'reschedule' | 'propose',
  cards: readonly MeetingCard[],
  mayChange: (card: MeetingCard) => boolean,
): MeetingInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ [name]: null }));
  const id = parameters.get(name);
  useReturnedFocus(id === null ? null : here({ [name]: id }));
  const card = cards.find(({ context }) => context.meeting.id === id);
  return {
    openMeeting: card && mayChange(card) ? { meeting: card.context.meeting, onClose } : null,
    changeHref: (one) => (mayChange(one) ? here({ [name]: one.context.meeting.id }) : null),
  };
}
