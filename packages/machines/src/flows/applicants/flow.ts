import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { whenRefreshed } from '../../archetypes/pagedList.ts';
import { nothingWritten, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { pageInAddress } from '../../kit/lists.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { applicationStatusMachine } from '../../lifecycles/applicationStatus/machine.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import type { ApplicantsAddress, ListedPage } from './address.ts';
import { applicantsParamsOf, isSameList, isSamePage } from './address.ts';
import type { Decisions, DecisionCall, RejectionCall, RejectionValues } from './decisions.ts';
import { acceptance, noReason, rejection, severalRejections } from './decisions.ts';
import { loadFailure, starFailure } from './failures.ts';
import type { ListedApplications } from './listed.ts';
import { findApplication, mayBeRejected, openedApplication, takeList, withViewed } from './listed.ts';
import {
  applicationChange,
  detailChange,
  listChange,
  noFilters,
  pageChange,
  starChange,
  starred,
  whileAsking,
  whileSending,
} from './moves.ts';
import type { HeardList } from './news.ts';
import { isPastTheEnd, newsGuards, newsOf, newsTaken, whenHeard, whenOffered, whileChoosing } from './news.ts';
import { allInAddress, openingGuards } from './opening.ts';
import type { RejectApplicationsCall, SeveralContext } from './several.ts';
import {
  choosable,
  mayChooseMore,
  mostChosen,
  onPage,
  prunedTo,
  withAll,
  withChoice,
  withPageLeft,
} from './several.ts';
import type { StarChange, StarNote } from './stars.ts';
import { answered, asking, changed, takesBack } from './stars.ts';

export { applicantsAddressOf, applicantsParamsOf } from './address.ts';
export type { StarNote } from './stars.ts';
export type { ApplicantsAddress } from './address.ts';
export type { ProjectChoice } from './listed.ts';
export type { DecisionCall, RejectionCall } from './decisions.ts';
export type { RejectApplicationsCall } from './several.ts';
export { openedApplication } from './listed.ts';
export { choosable, chosenOf, mostChosen } from './several.ts';

interface Context
  extends
    Decisions,
    ListedApplications,
    ApplicantsAddress,
    SeveralContext,
    NewsContext<Schema<'ClientApplicationList'>> {}

type Event =
  | { type: 'application.accept'; applicationId: string }
  | { type: 'application.reject'; applicationId: string }
  /** Applications of a project are chosen, to be rejected together. */
  | { type: 'several.choose'; projectId: string }
  | { type: 'several.change'; applicationId: string; isChosen: boolean }
  /** All of those on this page that can be chosen. */
  | { type: 'several.all' }
  | { type: 'several.leave' }
  | { type: 'several.reject' }
  | DecisionEvent
  | FieldChange<RejectionValues>
  | { type: 'project.filter'; projectId: string | null }
  | { type: 'shortlist.filter'; isShortlist: boolean }
  | ({ type: 'star.change' } & StarChange)
  /** What became of a change, in the order in which they were made. */
  | ({ type: 'star.kept' } & StarChange)
  | ({ type: 'star.failed' } & StarChange)
  /** The client's look is noted: from now on the text stays as it is here. */
  | { type: 'view.know'; application: Schema<'ClientApplication'> }
  | { type: 'address.set'; address: ApplicantsAddress }
  | { type: 'list.retry' }
  /** Something about an application has changed that was done elsewhere: an interview was scheduled. */
  | { type: 'list.refresh' }
  /** The list was read anew, because something in it has changed elsewhere. */
  | ({ type: 'list.heard' } & HeardList)
  | NewsEvent;

export interface ApplicantsInput {
  address: ApplicantsAddress;
}

export interface ListApplicationsCall {
  params: QueryOf<'listClientApplications'>;
}

/** Something else is open, or has been read: null where it was looked at before. */
export interface ViewNote {
  type: 'view.note';
  applicationId: string | null;
}

const {
  onDone: rejected,
  onError: [overtaken, notRejected],
} = severalRejections.sending.invoke;

/**
 * Answering applications.
 *
 * Guarantees: only what the lifecycle allows can be accepted or rejected, after a question, one at a time, or several
 * of one project rejected together; afterwards, and whenever a decision was overtaken by events elsewhere, the list is
 * loaded again, with the old one on screen until then; the address says whose applications are listed, which page of
 * them, but for as long as a decision is under way, and which of them is open, on whichever page of whichever list it
 * is; what is chosen on a page stays chosen on the others. What changes elsewhere is shown at once, but not while
 * applications are being chosen, one is open or a dialog lies over them: then it is offered. The reason of a rejection
 * is kept until it is sent. An application that is open counts as looked at. A star is drawn at once; once all of its
 * changes were answered, it is drawn as the server has it.
 *
 * Area: Hiring.
 */
export const applicantsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ApplicantsInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listClientApplications: call<Schema<'ClientApplicationList'>, ListApplicationsCall>('listClientApplications'),
    approveApplication: call<unknown, DecisionCall>('approveApplication'),
    rejectApplication: call<unknown, RejectionCall>('rejectApplication'),
    rejectApplications: call<unknown, RejectApplicationsCall>('rejectApplications'),
    /** Notes on the server what was looked at. */
    viewNotes: fromCallback<ViewNote>(() => undefined),
    /** Keeps stars on the server, one after the other. */
    starNotes: fromCallback<StarNote>(() => undefined),
  },
  guards: {
    nothingIsListed: (_, list: Schema<'ClientApplicationList'>) => list.applications.length === 0,
    ...writtenDecisionGuards,
    mayBeAccepted: ({ context }, { applicationId }: { applicationId: string }) => {
      const application = findApplication(context, applicationId);
      const event = { type: 'application.accept' } as const;
      return (
        application !== null &&
        // What is being rejected is to be undone first.
        application.rejectionDueAt === null &&
        nextStatus(applicationStatusMachine, application.status, event).ok &&
        nextStatus(projectStatusMachine, application.project.status, event).ok
      );
    },
    mayBeRejected: ({ context }, { applicationId }: { applicationId: string }) => {
      const application = findApplication(context, applicationId);
      return application !== null && mayBeRejected(application);
    },
    severalMayBeChosen: ({ context }, { projectId }: { projectId: string }) => choosable(context, projectId).length > 1,
    choiceDiffers: (
      { context: { groups, several } },
      { applicationId, isChosen }: { applicationId: string; isChosen: boolean },
    ) =>
      several !== null &&
      choosable({ groups }, several.projectId).some(({ id }) => id === applicationId) &&
      several.applicationIds.includes(applicationId) !== isChosen &&
      (!isChosen || several.applicationIds.length < mostChosen),
    moreMayBeChosen: ({ context: { groups, several } }) => several !== null && mayChooseMore({ groups }, several),
    someAreChosen: ({ context: { several } }) => several !== null && several.applicationIds.length > 0,
    choiceIsKept: ({ context }, list: Schema<'ClientApplicationList'>) =>
      prunedTo(takeList(context, list), context.several) !== null,
    ...newsGuards,
    ...openingGuards,
    pageIsPastTheEnd: (_, list: Schema<'ClientApplicationList'>) => isPastTheEnd(list),
    listDiffers: ({ context }, address: ApplicantsAddress) => !isSameList(context, address),
    pageDiffers: ({ context }, address: ApplicantsAddress) => !isSamePage(context, address),
    addressDiffers: ({ context }, address: ApplicantsAddress) =>
      !isSamePage(context, address) || address.applicationId !== context.applicationId,
    filterDiffers: ({ context }, { isShortlist }: { isShortlist: boolean }) => isShortlist !== context.isShortlist,
    starDiffers: ({ context }, { applicationId, isShortlisted }: StarChange) =>
      findApplication(context, applicationId) !== null && context.shortlisted.includes(applicationId) !== isShortlisted,
    takesBack: ({ context }, change: StarChange) => takesBack(context, change),
    isAnotherChoice: ({ context }, { projectId }: { projectId: string | null }) => projectId !== context.projectId,
  },
  actions: {
    choose: assign(({ context }, { applicationId }: { applicationId: string }) =>
      rejection.choose(context, findApplication(context, applicationId), applicationId),
    ),
    noteView: sendTo('viewNotes', ({ context }): ViewNote => {
      const opened = openedApplication(context);
      return { type: 'view.note', applicationId: opened?.viewedAt === null ? opened.id : null };
    }),
    keepStar: sendTo('starNotes', (_, { applicationId, isShortlisted }: StarChange): StarNote => {
      return { type: 'star.note', applicationId, isShortlisted };
    }),
    take: assign(({ context }, list: Schema<'ClientApplicationList'>) => {
      const taken = takeList(context, list);
      return { ...taken, several: prunedTo(taken, context.several), news: null };
    }),
    takeHeard: assign(({ context }, { list }: HeardList) => ({ ...takeList(context, list), news: null })),
    keepNews: assign(({ context }, { list }: HeardList) => ({ news: newsOf(context, list) })),
    showNews: assign(({ context }) => newsTaken(context)),
    star: assign(({ context }, change: StarChange) => changed(context, change)),
    knowStars: assign(({ context }) => asking(context)),
    leave: assign({ chosen: null }),
    leaveSeveral: assign({ several: null }),
    beginSeveral: assign((_, { projectId }: { projectId: string }) => ({
      several: { projectId, applicationIds: [], elsewhere: [] },
    })),
    chooseOne: assign(({ context: { several } }, change: { applicationId: string; isChosen: boolean }) => ({
      several: several && withChoice(several, change),
    })),
    chooseAll: assign(({ context: { groups, several } }) => ({
      several: several && withAll({ groups }, several),
    })),
    keepChoice: assign(({ context: { groups, several } }) => ({
      several: several && withPageLeft({ groups }, several),
    })),
    leaveElsewhere: assign(({ context: { several } }) => ({ several: several && onPage(several) })),
    askAboutSeveral: assign(({ context }) =>
      severalRejections.choose(context, null, `several of ${context.several?.projectId ?? ''}`),
    ),
    takeAddress: assign((_, { projectId, isShortlist, page, applicationId }: ApplicantsAddress) => ({
      projectId,
      isShortlist,
      page,
      applicationId,
    })),
    askForList: emit((_, { projectId, isShortlist, page }: ListedPage) => ({
      type: 'address.change' as const,
      search: { project: projectId ?? '', shortlist: isShortlist ? '1' : '', page: pageInAddress(page) },
    })),
    askForAll: emit(allInAddress),
    askForPage: emit((_, page: number) => ({
      type: 'address.change' as const,
      search: { page: pageInAddress(page) },
      // Back would otherwise lead to the page that is not there, and from there here again.
      replace: true,
    })),
    askForShortlist: emit((_, { isShortlist }: Pick<ApplicantsAddress, 'isShortlist'>) => ({
      type: 'address.change' as const,
      search: { shortlist: isShortlist ? '1' : '', page: '', application: '' },
    })),
    askForOtherProject: emit((_, { projectId }: Pick<ApplicantsAddress, 'projectId'>) => ({
      type: 'address.change' as const,
      search: { project: projectId ?? '', page: '', application: '' },
    })),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({
    ...nothingWritten(noReason),
    ...input.address,
    groups: null,
    total: 0,
    pages: 0,
    projects: [],
    shortlisted: [],
    stars: {},
    several: null,
    news: null,
  }),
  invoke: [
    { id: 'viewNotes', src: 'viewNotes' },
    { id: 'starNotes', src: 'starNotes' },
  ],
  initial: 'loading',
  on: {
    'project.filter': {
      guard: { type: 'isAnotherChoice', params: ({ event }) => event },
      actions: { type: 'askForOtherProject', params: ({ event }) => event },
    },
    'shortlist.filter': {
      guard: { type: 'filterDiffers', params: ({ event }) => event },
      actions: { type: 'askForShortlist', params: ({ event }) => event },
    },
    'address.set': [listChange, pageChange, applicationChange, detailChange],
    'view.know': {
      actions: [
        assign(({ context, event }) => ({ groups: withViewed(context, event.application) })),
        emit({ type: 'projects.change' as const }),
      ],
    },
    'star.kept': { actions: assign(({ context, event }) => answered(context, event, true)) },
    'star.failed': [
      {
        guard: { type: 'takesBack', ...starred },
        actions: [assign(({ context, event }) => answered(context, event, false)), emit(starFailure)],
      },
      { actions: assign(({ context, event }) => answered(context, event, false)) },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'knowStars',
      invoke: {
        id: 'listClientApplications',
        src: 'listClientApplications',
        input: ({ context }) => ({ params: applicantsParamsOf(context) }),
        onDone: [
          { guard: { type: 'isLeftOut', params: ({ event }) => event.output }, actions: 'askForAll' },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            actions: { type: 'askForPage', params: ({ event }) => event.output.pagination.page },
          },
          {
            guard: { type: 'pageIsPastTheEnd', params: ({ event }) => event.output },
            actions: { type: 'askForPage', params: ({ event }) => event.output.pagination.pages },
          },
          {
            guard: { type: 'nothingIsListed', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'choiceIsKept', params: ({ event }) => event.output },
            target: 'choosingSeveral',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'noteView'],
          },
          {
            target: 'listed',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'noteView'],
          },
        ],
        onError: [
          { guard: { type: 'isOfNoProject', params: ({ event }) => event }, actions: 'askForAll' },
          { target: 'failed', actions: emit(loadFailure) },
        ],
      },
      // What is under way may have been read before the change.
      on: { ...whenRefreshed, 'star.change': starChange },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: { on: whenHeard },
    listed: {
      on: {
        ...whenOffered,
        ...whenRefreshed,
        'star.change': starChange,
        'application.accept': {
          guard: { type: 'mayBeAccepted', params: ({ event }) => event },
          target: 'confirmingAcceptance',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'application.reject': {
          guard: { type: 'mayBeRejected', params: ({ event }) => event },
          target: 'confirmingRejection',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'several.choose': {
          guard: { type: 'severalMayBeChosen', params: ({ event }) => event },
          target: 'choosingSeveral',
          actions: { type: 'beginSeveral', params: ({ event }) => event },
        },
      },
    },
    choosingSeveral: {
      on: {
        ...whileChoosing,
        ...whenRefreshed,
        'star.change': starChange,
        'several.change': {
          guard: { type: 'choiceDiffers', params: ({ event }) => event },
          actions: { type: 'chooseOne', params: ({ event }) => event },
        },
        'several.all': { guard: 'moreMayBeChosen', actions: 'chooseAll' },
        'several.reject': { guard: 'someAreChosen', target: 'confirmingSeveral', actions: 'askAboutSeveral' },
      },
    },
    confirmingSeveral: {
      ...severalRejections.asking,
      on: {
        ...severalRejections.asking.on,
        ...noFilters,
        'address.set': [listChange, pageChange, applicationChange, { ...detailChange, target: 'choosingSeveral' }],
      },
    },
    rejectingSeveral: {
      ...severalRejections.sending,
      invoke: {
        ...severalRejections.sending.invoke,
        onDone: { ...rejected, actions: [...rejected.actions, 'leaveElsewhere'] },
        onError: [{ ...overtaken, actions: [...overtaken.actions, 'leaveElsewhere'] }, notRejected],
      },
      on: whileSending,
    },
    confirmingAcceptance: { ...acceptance.asking, on: { ...acceptance.asking.on, ...whileAsking } },
    confirmingRejection: { ...rejection.asking, on: { ...rejection.asking.on, ...whileAsking } },
    accepting: { ...acceptance.sending, on: whileSending },
    rejecting: { ...rejection.sending, on: whileSending },
  },
});
