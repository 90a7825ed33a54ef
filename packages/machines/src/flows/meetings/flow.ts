import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { task } from '../../archetypes/task.ts';
import { nothingWritten, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { call } from '../../kit/actors.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/flow.ts';
import { cardAt, isAhead, ticked } from '../meetingPhase/flow.ts';
import type { AcceptanceCall, AcceptanceContext } from './acceptance.ts';
import { accepting, canBeAccepted } from './acceptance.ts';
import type { CancellationCall, CancellationValues, MeetingDecisions } from './cancellation.ts';
import { canBeCancelled, cancellation, noReason } from './cancellation.ts';
import { fileFailure, loadFailure } from './failures.ts';
import type { ReplyCall } from './replies.ts';
import { canBeConfirmed, canBeKept, confirming, keeping } from './replies.ts';

export interface MeetingsInput {
  address: PageAddress;
  /** Whose meetings they are. */
  role: Role;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The meeting that is chosen is about to be moved or cancelled, or its calendar file is asked for. */
interface OwnContext extends MeetingDecisions, AcceptanceContext, NewsContext<Schema<'MeetingList'>> {
  now: number;
  /** The meetings of the page in their phases: those that are still to come or live, then the others. */
  cards: readonly MeetingCard[];
}

type OwnEvent =
  /** A second has passed. */
  | { type: 'clock.tick'; now: number }
  /** The calendar file of a meeting. */
  | { type: 'invitation.save'; meetingId: string }
  /** The client cancels a meeting, the freelancer declines it. */
  | { type: 'meeting.cancel'; meetingId: string }
  /** The freelancer will be there. */
  | { type: 'meeting.confirm'; meetingId: string }
  /** The client can make none of the times that were suggested. */
  | { type: 'proposal.decline'; meetingId: string }
  /** One of the times that the freelancer proposed, as an instant. */
  | { type: 'proposal.accept'; meetingId: string; startsAt: string }
  /** A meeting was changed in a dialog of its own. */
  | { type: 'list.refresh' }
  | ListHeard<PageAddress, Schema<'MeetingList'>>
  | NewsEvent
  | FieldChange<CancellationValues>
  | DecisionEvent;

type Types = PagedList<PageAddress, Schema<'MeetingList'>, OwnContext, OwnEvent>;

export interface ListMeetingsCall {
  params: { page: number };
}

export type { AcceptanceCall } from './acceptance.ts';
export type { CancellationCall } from './cancellation.ts';
export type { ReplyCall } from './replies.ts';
export { canBeAccepted } from './acceptance.ts';
export { canBeCancelled } from './cancellation.ts';
export { canBeConfirmed, canBeKept } from './replies.ts';

export interface InvitationCall {
  params: { meetingId: string };
}

/** Without a tick for so long, the computer slept or its clock was changed: the list is of another time. */
const lostTime = 2 * 60_000;

const beginning = ({ context: { meeting } }: MeetingCard): number => Date.parse(meeting.startsAt);

/** Coming and live ones, the soonest first; then the ended and cancelled ones, the latest first. As the server has it. */
function inOrder(cards: readonly MeetingCard[]): MeetingCard[] {
  const ahead = cards.filter(isAhead).toSorted((one, other) => beginning(one) - beginning(other));
  const past = cards.filter((card) => !isAhead(card)).toSorted((one, other) => beginning(other) - beginning(one));
  return [...ahead, ...past];
}

const cardIn = ({ cards }: OwnContext, id: string): MeetingCard | null =>
  cards.find(({ context }) => context.meeting.id === id) ?? null;

const meetingIn = (context: OwnContext, id: string): Schema<'Meeting'> | null =>
  cardIn(context, id)?.context.meeting ?? null;

const list = pagedList({
  types: {} as Types,
  operation: 'listMeetings',
  // Each role's call has a page size of its own, which the contract says.
  paramsOf: ({ page }): ListMeetingsCall['params'] => ({ page }),
  entriesOf: ({ meetings }) => meetings,
  failure: loadFailure('CLIENT'),
});

/** What is asked for at an address. */
export const { paramsOf } = list;
const { loading, failed, empty, listed } = list.chart.states;

interface Answering {
  meetingId: string;
  may: (role: Role, card: MeetingCard) => boolean;
}

/** Something that is done to one of the meetings where the lifecycle lets its reader. */
const whereThey = (may: Answering['may']) =>
  ({
    type: 'mayBeAnswered',
    params: ({ event }: { event: { meetingId: string } }): Answering => ({ meetingId: event.meetingId, may }),
  }) as const;

type Tick = { event: { now: number } };
const choosing = {
  type: 'takeChosen',
  params: ({ event }: { event: { meetingId: string } }) => event.meetingId,
} as const;
const nowOf = ({ event }: Tick): number => event.now;
const tick = { actions: { type: 'tick', params: nowOf } } as const;
const tickOrLoad = [{ guard: { type: 'timeWasLost', params: nowOf }, target: 'loading', ...tick }, tick] as const;

const downloading = task({
  types: {} as Types['context'],
  call: 'getMeetingInvitation',
  input: ({ chosen }): InvitationCall => ({ params: { meetingId: required(chosen).id } }),
  back: 'listed',
  failure: fileFailure,
});

/**
 * The meetings of a client or a freelancer, as a paged list with a clock.
 *
 * Guarantees: every card is in the phase of the latest tick, and the order follows the phases; the clock is given, so that
 * one serves all cards; after a time without ticks the list is read again; one calendar file is fetched at a time, and the
 * list stays meanwhile; a freelancer confirms and a client answers suggested times with one press, once, over the version
 * that they saw; what the lifecycle lets them call off, a client cancels and a freelancer declines with a reason, after a
 * question; the reason stays when that fails or is put off, and when it was overtaken the list is read again.
 *
 * Area: Meetings.
 */
export const meetingsMachine = setup({
  ...list.setup,
  types: { ...list.setup.types, input: {} as MeetingsInput },
  actors: {
    ...list.setup.actors,
    getMeetingInvitation: call<void, InvitationCall>('getMeetingInvitation'),
    cancelMeeting: call<unknown, CancellationCall>('cancelMeeting'),
    confirmMeeting: call<unknown, ReplyCall>('confirmMeeting'),
    declineMeetingProposal: call<unknown, ReplyCall>('declineMeetingProposal'),
    acceptMeetingProposal: call<Schema<'ScheduledMeeting'>, AcceptanceCall>('acceptMeetingProposal'),
  },
})
  .extend({
    guards: {
      timeWasLost: ({ context }, now: number) => Math.abs(now - context.now) > lostTime,
      isListed: ({ context }, meetingId: string) => cardIn(context, meetingId) !== null,
      mayBeAnswered: ({ context }, { meetingId, may }: Answering) => {
        const card = cardIn(context, meetingId);
        return card !== null && may(context.role, card);
      },
      mayBeAccepted: ({ context }, { meetingId, startsAt }: { meetingId: string; startsAt: string }) => {
        const card = cardIn(context, meetingId);
        return card !== null && canBeAccepted(context.role, card, startsAt);
      },
      ...writtenDecisionGuards,
    },
    actions: {
      choose: assign(({ context }, meetingId: string) =>
        cancellation.choose(context, meetingIn(context, meetingId), meetingId),
      ),
      takeChosen: assign(({ context }, meetingId: string) => ({ chosen: meetingIn(context, meetingId) })),
      leave: assign({ chosen: null, acceptedTime: null }),
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
      news: null,
      cards: [],
      acceptedTime: null,
      ...nothingWritten(noReason),
    }),
    ...list.chart,
    on: { ...list.chart.on, 'clock.tick': tick },
    states: {
      loading: {
        ...loading,
        on: list.whenRefreshed,
        invoke: {
          ...loading.invoke,
          onError: { ...loading.invoke.onError, actions: emit(({ context }) => loadFailure(context.role)) },
        },
      },
      failed,
      empty: { ...empty, entry: 'arrange', on: { ...list.whenHeard, 'clock.tick': tickOrLoad } },
      listed: {
        ...listed,
        entry: 'arrange',
        on: {
          ...list.whenOffered,
          'clock.tick': tickOrLoad,
          ...list.whenRefreshed,
          'invitation.save': {
            guard: { type: 'isListed', params: ({ event }) => event.meetingId },
            target: 'downloading',
            actions: choosing,
          },
          'meeting.cancel': {
            guard: whereThey(canBeCancelled),
            target: 'confirmingCancellation',
            actions: { type: 'choose', params: ({ event }) => event.meetingId },
          },
          'meeting.confirm': { guard: whereThey(canBeConfirmed), target: 'confirming', actions: choosing },
          'proposal.decline': { guard: whereThey(canBeKept), target: 'keeping', actions: choosing },
          'proposal.accept': {
            guard: { type: 'mayBeAccepted', params: ({ event }) => event },
            target: 'accepting',
            actions: assign(({ context, event: { meetingId, startsAt } }) => ({
              chosen: meetingIn(context, meetingId),
              acceptedTime: startsAt,
            })),
          },
        },
      },
      downloading: { ...downloading, exit: 'leave' },
      confirmingCancellation: cancellation.asking,
      cancelling: cancellation.sending,
      accepting,
      confirming,
      keeping,
    },
  });
