import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { decisionGuards } from '../../archetypes/decision.ts';
import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import {
  edit,
  emptyForm,
  forgetProblems,
  hasProblems,
  parsed,
  problemsFrom,
  problemsOf,
  refuse,
} from '../../kit/forms.ts';
import type { PageAddress } from '../../kit/lists.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/machine.ts';
import { cardAt, ticked } from '../meetingPhase/machine.ts';
import type { CancellationCall, CancellationValues } from './cancellation.ts';
import { canBeCancelled, cancellation } from './cancellation.ts';
import { cancellationFailure, fileFailure, loadFailure } from './failures.ts';

export interface MeetingsInput {
  address: PageAddress;
  /** Whose meetings they are. */
  role: Role;
  /** The present, in milliseconds since 1970. */
  now: number;
}

interface OwnContext extends FormContext<CancellationValues> {
  role: Role;
  now: number;
  /** The meetings of the page in their phases: those that are still to come or live, then the others. */
  cards: readonly MeetingCard[];
  /** The meeting whose calendar file is asked for, or that is about to be cancelled. */
  chosenId: string | null;
  /** The cancellation as it is sent. */
  submission: Schema<'MeetingCancellation'> | null;
}

type OwnEvent =
  /** A second has passed. */
  | { type: 'clock.tick'; now: number }
  /** The calendar file of a meeting. */
  | { type: 'invitation.save'; meetingId: string }
  | { type: 'meeting.cancel'; meetingId: string }
  | FieldChange<CancellationValues>
  | DecisionEvent;

type Types = PagedList<PageAddress, Schema<'MeetingList'>, OwnContext, OwnEvent>;

export interface ListMeetingsCall {
  params: { page: number };
}

export type { CancellationCall } from './cancellation.ts';

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

const cardIn = ({ cards }: OwnContext, id: string | null): MeetingCard | null =>
  cards.find(({ context }) => context.meeting.id === id) ?? null;

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
 * list stays meanwhile; only a client cancels, what the law lets them cancel, with a reason, after a question; the reason
 * stays when that fails, and when it was overtaken the list is read again.
 */
export const meetingsMachine = setup({
  ...list.setup,
  types: { ...list.setup.types, input: {} as MeetingsInput },
  actors: {
    ...list.setup.actors,
    getMeetingInvitation: call<void, InvitationCall>('getMeetingInvitation'),
    cancelMeeting: call<unknown, CancellationCall>('cancelMeeting'),
  },
})
  .extend({
    guards: {
      timeWasLost: ({ context }, now: number) => Math.abs(now - context.now) > lostTime,
      isListed: ({ context }, meetingId: string) => cardIn(context, meetingId) !== null,
      mayBeCancelled: ({ context }, meetingId: string) => {
        const card = cardIn(context, meetingId);
        return context.role === 'CLIENT' && card !== null && canBeCancelled(card);
      },
      reasonIsMissing: ({ context }) => hasProblems(problemsOf(cancellation, context.values)),
      refusesReason: ({ context }, { error }: Failed) =>
        hasProblems(problemsFrom(refusedFields(error), context.values)),
      ...decisionGuards,
    },
    actions: {
      choose: assign((_, meetingId: string) => ({ chosenId: meetingId })),
      leave: assign({ chosenId: null }),
      sayCancellationFailure: emit((_, { error }: Failed) => cancellationFailure(error)),
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
    context: ({ input }) => ({
      ...input,
      result: null,
      cards: [],
      chosenId: null,
      submission: null,
      ...emptyForm({ reason: '' }),
    }),
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
            actions: { type: 'choose', params: ({ event }) => event.meetingId },
          },
          'meeting.cancel': {
            guard: { type: 'mayBeCancelled', params: ({ event }) => event.meetingId },
            target: 'confirmingCancellation',
            actions: [{ type: 'choose', params: ({ event }) => event.meetingId }, assign(emptyForm({ reason: '' }))],
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
        exit: 'leave',
      },
      confirmingCancellation: {
        on: {
          'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
          'decision.confirm': [
            {
              guard: 'reasonIsMissing',
              actions: assign(({ context }) => refuse(context, problemsOf(cancellation, context.values))),
            },
            {
              target: 'cancelling',
              actions: assign(({ context }) => ({ submission: parsed(cancellation, context.values) })),
            },
          ],
          'decision.cancel': { target: 'listed', actions: 'leave' },
        },
      },
      cancelling: {
        tags: 'busy',
        entry: assign(forgetProblems),
        invoke: {
          id: 'cancelMeeting',
          src: 'cancelMeeting',
          input: ({ context }): CancellationCall => {
            const { id, etag = '' } = required(cardIn(context, context.chosenId)).context.meeting;
            return { params: { meetingId: id }, body: required(context.submission), ifMatch: etag };
          },
          onDone: {
            target: 'loading',
            actions: ['leave', emit(success('Meeting Cancelled', 'We have told the freelancer by email.'))],
          },
          onError: [
            {
              guard: { type: 'isOvertaken', params: ({ event }) => event },
              target: 'loading',
              actions: ['leave', { type: 'sayCancellationFailure', params: ({ event }) => event }],
            },
            {
              guard: { type: 'refusesReason', params: ({ event }) => event },
              target: 'confirmingCancellation',
              actions: assign(({ context, event }) =>
                refuse(context, problemsFrom(refusedFields(event.error), context.values)),
              ),
            },
            {
              target: 'confirmingCancellation',
              actions: { type: 'sayCancellationFailure', params: ({ event }) => event },
            },
          ],
        },
      },
    },
  });
