import { assign, emit, setup } from 'xstate';

import type { DecisionContext, DecisionEvent } from '../../archetypes/decision.ts';
import { decision, decisionGuards } from '../../archetypes/decision.ts';
import { rule } from '../../domain/law.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { applicationStatusMachine } from '../../lifecycles/applicationStatus/machine.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import type { ApplicantsAddress } from './address.ts';
import { loadFailure } from './failures.ts';
import type { ListedApplications } from './listed.ts';
import { findApplication, takeList } from './listed.ts';

export { applicantsAddressOf } from './address.ts';
export type { ApplicantsAddress } from './address.ts';
export type { ProjectChoice } from './listed.ts';
export { openedApplication } from './listed.ts';

type Application = Schema<'ClientApplication'>;

interface Context extends DecisionContext<Application>, ListedApplications, ApplicantsAddress {}

type Event =
  | { type: 'application.accept'; applicationId: string }
  | { type: 'application.reject'; applicationId: string }
  | DecisionEvent
  | { type: 'project.filter'; projectId: string | null }
  | { type: 'address.set'; address: ApplicantsAddress }
  | { type: 'list.retry' }
  /** Something about an application has changed that was done elsewhere: an interview was scheduled. */
  | { type: 'list.refresh' };

export interface ApplicantsInput {
  address: ApplicantsAddress;
}

export interface ListApplicationsCall {
  params: QueryOf<'listClientApplications'>;
}

export interface DecisionCall {
  params: { projectId: string; applicationId: string };
  /** The project's version that the client decided on. */
  ifMatch: string;
}

function decisionOn({ chosen }: Context): DecisionCall {
  const { id, projectId, project } = required(chosen);
  return { params: { projectId, applicationId: id }, ifMatch: project.etag };
}

const answer = {
  input: decisionOn,
  choosing: 'listed',
  loading: 'loading',
  changed: { type: 'projects.change' },
} as const;

const acceptance = decision({
  ...answer,
  sending: 'accepting',
  call: 'approveApplication',
  done: success('Application Approved'),
  failed: 'Failed to approve application. Please try again.',
});

const rejection = decision({
  ...answer,
  sending: 'rejecting',
  call: 'rejectApplication',
  done: success('Application Rejected'),
  failed: 'Failed to reject application. Please try again.',
});

const addressed = { params: ({ event }: { event: { address: ApplicantsAddress } }) => event.address };

/** Another list is asked for; what was to be decided is left. */
const listChange = {
  guard: { type: 'listDiffers', ...addressed },
  target: '#applicants.loading',
  actions: ['leave', { type: 'takeAddress', ...addressed }],
} as const;

/** Another application is opened, or the open one is closed. */
const detailChange = {
  guard: { type: 'addressDiffers', ...addressed },
  actions: { type: 'takeAddress', ...addressed },
} as const;

/** A question is about what is on screen: it goes when something else is opened. */
const whileAsking = {
  'project.filter': undefined,
  'address.set': [
    listChange,
    { ...detailChange, target: 'listed', actions: ['leave', { type: 'takeAddress', ...addressed }] },
  ],
} as const;

/** A decision under way is not left behind: the address goes back to the list it was made on. */
const whileSending = {
  'project.filter': undefined,
  'address.set': [
    {
      guard: { type: 'listDiffers', ...addressed },
      actions: { type: 'askForProject', params: ({ context }: { context: Context }) => context },
    },
    detailChange,
  ],
} as const;

/**
 * Answering applications.
 *
 * Guarantees: only what the law allows can be accepted or rejected, after a question, one at a time; afterwards, and
 * whenever a decision was overtaken by events elsewhere, the list is loaded again, with the old one on screen until
 * then; the address says whose applications are listed, but for as long as a decision is under way, and which of them is
 * open.
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
    rejectApplication: call<unknown, DecisionCall>('rejectApplication'),
  },
  guards: {
    nothingIsListed: (_, list: Schema<'ClientApplicationList'>) => list.applications.length === 0,
    ...decisionGuards,
    mayBeAccepted: ({ context }, { applicationId }: { applicationId: string }) => {
      const application = findApplication(context, applicationId);
      const event = { type: 'application.accept' } as const;
      return (
        application !== null &&
        rule(applicationStatusMachine, application.status, event).ok &&
        rule(projectStatusMachine, application.project.status, event).ok
      );
    },
    mayBeRejected: ({ context }, { applicationId }: { applicationId: string }) => {
      const application = findApplication(context, applicationId);
      return (
        application !== null && rule(applicationStatusMachine, application.status, { type: 'application.reject' }).ok
      );
    },
    listDiffers: ({ context }, { projectId }: ApplicantsAddress) => projectId !== context.projectId,
    addressDiffers: ({ context }, { projectId, applicationId }: ApplicantsAddress) =>
      projectId !== context.projectId || applicationId !== context.applicationId,
    isAnotherChoice: ({ context: { projectId, projects } }, choice: { projectId: string | null }) =>
      choice.projectId !== projectId &&
      (choice.projectId === null || projects.some(({ id }) => id === choice.projectId)),
  },
  actions: {
    choose: assign(({ context }, { applicationId }: { applicationId: string }) => ({
      chosen: findApplication(context, applicationId),
    })),
    leave: assign({ chosen: null }),
    takeAddress: assign((_, { projectId, applicationId }: ApplicantsAddress) => ({ projectId, applicationId })),
    askForProject: emit((_, { projectId }: Pick<ApplicantsAddress, 'projectId'>) => ({
      type: 'address.change' as const,
      search: { project: projectId ?? '' },
    })),
    askForOtherProject: emit((_, { projectId }: Pick<ApplicantsAddress, 'projectId'>) => ({
      type: 'address.change' as const,
      search: { project: projectId ?? '', application: '' },
    })),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ ...input.address, groups: null, total: 0, projects: [], chosen: null }),
  initial: 'loading',
  on: {
    'project.filter': {
      guard: { type: 'isAnotherChoice', params: ({ event }) => event },
      actions: { type: 'askForOtherProject', params: ({ event }) => event },
    },
    'address.set': [listChange, detailChange],
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listClientApplications',
        src: 'listClientApplications',
        input: ({ context: { projectId } }) => ({
          params: { page: 1, limit: 50, ...(projectId !== null && { projectId }) },
        }),
        onDone: [
          {
            guard: { type: 'nothingIsListed', params: ({ event }) => event.output },
            target: 'empty',
            actions: assign(({ context, event }) => takeList(context, event.output)),
          },
          { target: 'listed', actions: assign(({ context, event }) => takeList(context, event.output)) },
        ],
        onError: { target: 'failed', actions: emit(loadFailure) },
      },
      // What is under way may have been read before the change.
      on: { 'list.refresh': { target: 'loading', reenter: true } },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    listed: {
      on: {
        'list.refresh': 'loading',
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
      },
    },
    confirmingAcceptance: { ...acceptance.asking, on: { ...acceptance.asking.on, ...whileAsking } },
    confirmingRejection: { ...rejection.asking, on: { ...rejection.asking.on, ...whileAsking } },
    accepting: { ...acceptance.sending, on: whileSending },
    rejecting: { ...rejection.sending, on: whileSending },
  },
});
