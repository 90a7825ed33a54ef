import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { call } from '../../kit/actors.ts';
import type { PageAddress } from '../../kit/lists.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/machine.ts';
import { cardAt, ticked } from '../meetingPhase/machine.ts';
import { fileFailure, loadFailure } from './failures.ts';

export interface MeetingsInput {
  address: PageAddress;
  /** Whose meetings they are. */
  role: Role;
  /** The present, in milliseconds since 1970. */
  now: number;
}

interface OwnContext {
  role: Role;
  now: number;
  /** The meetings of the page in their phases: those that are still to come or live, then the others. */
  cards: readonly MeetingCard[];
  /** The meeting whose calendar file is asked for. */
  chosenId: string | null;
}

type OwnEvent =
  /** A second has passed. */
  | { type: 'clock.tick'; now: number }
  /** The calendar file of a meeting. */
  | { type: 'invitation.save'; meetingId: string };

type Types = PagedList<PageAddress, Schema<'MeetingList'>, OwnContext, OwnEvent>;

export interface ListMeetingsCall {
  params: { page: number };
}

export interface InvitationCall {
  params: { meetingId: string };
}

/** Without a tick for so long, the computer slept or its clock was changed: the list is of another time. */
const lostTime = 2 * 60_000;

export const isAhead = ({ value }: MeetingCard): boolean => value === 'upcoming' || value === 'live';

const beginning = ({ context: { meeting } }: MeetingCard): number => Date.parse(meeting.startsAt);

/** Coming and live ones, the soonest first; then the ended and cancelled ones, the latest first. As the server has it. */
function inOrder(cards: readonly MeetingCard[]): MeetingCard[] {
  const ahead = cards.filter(isAhead).toSorted((one, other) => beginning(one) - beginning(other));
  const past = cards.filter((card) => !isAhead(card)).toSorted((one, other) => beginning(other) - beginning(one));
  return [...ahead, ...past];
}

const list = pagedList({
  types: {} as Types,
  operation: 'listMeetings',
  // Each role's call has a page size of its own, which the contract says.
  paramsOf: ({ page }): ListMeetingsCall['params'] => ({ page }),
  entriesOf: ({ meetings }) => meetings,
  failure: loadFailure('CLIENT'),
});
const { loading, failed, empty, listed } = list.chart.states;

type Tick = { event: { now: number } };
const nowOf = ({ event }: Tick): number => event.now;
const tick = { actions: { type: 'tick', params: nowOf } } as const;
const tickOrLoad = [{ guard: { type: 'timeWasLost', params: nowOf }, target: 'loading', ...tick }, tick] as const;

/**
 * The meetings of a client or a freelancer, as a paged list with a clock.
 *
 * Guarantees: every card is in the phase of the latest tick, and the order follows the phases; the clock is given, so that
 * one serves all cards; after a time without ticks the list is read again; one calendar file is fetched at a time, and the
 * list stays meanwhile.
 */
export const meetingsMachine = setup({
  ...list.setup,
  types: { ...list.setup.types, input: {} as MeetingsInput },
  actors: { ...list.setup.actors, getMeetingInvitation: call<void, InvitationCall>('getMeetingInvitation') },
})
  .extend({
    guards: {
      timeWasLost: ({ context }, now: number) => Math.abs(now - context.now) > lostTime,
      isListed: ({ context }, meetingId: string) => context.cards.some((card) => card.context.meeting.id === meetingId),
    },
    actions: {
      arrange: assign(({ context: { result, now } }) => ({
        cards: inOrder((result?.meetings ?? []).map((meeting) => cardAt(meeting, now))),
      })),
      tick: assign(({ context: { cards } }, now: number) => ({
        now,
        cards: inOrder(cards.map((card) => ticked(card, now))),
      })),
    },
  })
  .createMachine({
    id: 'meetings',
    context: ({ input }) => ({ ...input, result: null, cards: [], chosenId: null }),
    ...list.chart,
    on: { ...list.chart.on, 'clock.tick': tick },
    states: {
      loading: {
        ...loading,
        invoke: {
          ...loading.invoke,
          onError: { ...loading.invoke.onError, actions: emit(({ context }) => loadFailure(context.role)) },
        },
      },
      failed,
      empty: { ...empty, entry: 'arrange', on: { 'clock.tick': tickOrLoad } },
      listed: {
        ...listed,
        entry: 'arrange',
        on: {
          'clock.tick': tickOrLoad,
          'invitation.save': {
            guard: { type: 'isListed', params: ({ event }) => event.meetingId },
            target: 'downloading',
            actions: assign(({ event }) => ({ chosenId: event.meetingId })),
          },
        },
      },
      downloading: {
        tags: 'busy',
        invoke: {
          id: 'getMeetingInvitation',
          src: 'getMeetingInvitation',
          input: ({ context }): InvitationCall => ({ params: { meetingId: required(context.chosenId) } }),
          onDone: 'listed',
          onError: { target: 'listed', actions: emit(({ event }) => fileFailure(event.error)) },
        },
        exit: assign({ chosenId: null }),
      },
    },
  });
