import { assign, emit, setup } from 'xstate';

import type { DecisionContext, DecisionEvent } from '../../archetypes/decision.ts';
import { decision, decisionGuards } from '../../archetypes/decision.ts';
import type { ApplicationGroup } from '../../domain/applicationGroups.ts';
import { groupByProject } from '../../domain/applicationGroups.ts';
import { rule } from '../../domain/law.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { Search } from '../../kit/lists.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { applicationStatusMachine } from '../../lifecycles/applicationStatus/machine.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import { loadFailure } from './failures.ts';

type Application = Schema<'ClientApplication'>;

/** A project that the list can be narrowed to. */
export type ProjectChoice = Pick<Schema<'ApplicationProject'>, 'id' | 'title' | 'applicationsCount'>;

interface Context extends DecisionContext<Application> {
  /** The project whose applications are listed; null for all. */
  projectId: string | null;
  /** What was loaded last; null before that. It stays on screen while the list loads again. */
  groups: ApplicationGroup[] | null;
  /** How many applications there are; the list holds the latest fifty. */
  total: number;
  /** The projects seen so far, to choose from. */
  projects: ProjectChoice[];
}

type Event =
  | { type: 'application.accept'; applicationId: string }
  | { type: 'application.reject'; applicationId: string }
  | DecisionEvent
  | { type: 'project.filter'; projectId: string | null }
  | { type: 'address.set'; address: ApplicantsAddress }
  | { type: 'list.retry' };

export interface ApplicantsAddress {
  /** The project that the address narrows the list to; null for all. */
  projectId: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address of a list of applications. What is no id narrows nothing. */
export function applicantsAddressOf({ project }: Search): ApplicantsAddress {
  return { projectId: project !== undefined && uuid.test(project) ? project : null };
}

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

function find({ groups }: Context, applicationId: string): Application | null {
  return groups?.flatMap((group) => group.applications).find(({ id }) => id === applicationId) ?? null;
}

/** A new list, and what it tells of the projects there are. */
function take({ projects }: Context, { applications, pagination }: Schema<'ClientApplicationList'>): Partial<Context> {
  const groups = groupByProject(applications);
  const choices = new Map(projects.map((project) => [project.id, project]));
  for (const { project } of groups) {
    const { id, title, applicationsCount } = project;
    choices.set(id, { id, title, applicationsCount });
  }
  return { groups, total: pagination.total, projects: [...choices.values()] };
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

/** A decision under way is not left behind: the address goes back to the list it was made on. */
const whileSending = {
  'project.filter': undefined,
  'address.set': {
    guard: {
      type: 'addressDiffers',
      params: ({ event }: { event: { address: ApplicantsAddress } }) => event.address,
    },
    actions: { type: 'askForProject', params: ({ context }: { context: Context }) => context },
  },
} as const;

/**
 * Answering applications.
 *
 * Guarantees: only what the law allows can be accepted or rejected, after a question, one at a time; afterwards, and
 * whenever a decision was overtaken by events elsewhere, the list is loaded again, with the old one on screen until
 * then; the address says whose applications are listed, but for as long as a decision is under way.
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
      const application = find(context, applicationId);
      const event = { type: 'application.accept' } as const;
      return (
        application !== null &&
        rule(applicationStatusMachine, application.status, event).ok &&
        rule(projectStatusMachine, application.project.status, event).ok
      );
    },
    mayBeRejected: ({ context }, { applicationId }: { applicationId: string }) => {
      const application = find(context, applicationId);
      return (
        application !== null && rule(applicationStatusMachine, application.status, { type: 'application.reject' }).ok
      );
    },
    addressDiffers: ({ context }, { projectId }: ApplicantsAddress) => projectId !== context.projectId,
    isAnotherChoice: ({ context: { projectId, projects } }, choice: { projectId: string | null }) =>
      choice.projectId !== projectId &&
      (choice.projectId === null || projects.some(({ id }) => id === choice.projectId)),
  },
  actions: {
    choose: assign(({ context }, { applicationId }: { applicationId: string }) => ({
      chosen: find(context, applicationId),
    })),
    leave: assign({ chosen: null }),
    askForProject: emit((_, { projectId }: ApplicantsAddress) => ({
      type: 'address.change' as const,
      search: { project: projectId ?? '' },
    })),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ ...input.address, groups: null, total: 0, projects: [], chosen: null }),
  initial: 'loading',
  on: {
    'project.filter': {
      guard: { type: 'isAnotherChoice', params: ({ event }) => event },
      actions: { type: 'askForProject', params: ({ event }) => event },
    },
    'address.set': {
      guard: { type: 'addressDiffers', params: ({ event }) => event.address },
      target: '.loading',
      actions: ['leave', assign(({ event }) => event.address)],
    },
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
            actions: assign(({ context, event }) => take(context, event.output)),
          },
          { target: 'listed', actions: assign(({ context, event }) => take(context, event.output)) },
        ],
        onError: { target: 'failed', actions: emit(loadFailure) },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    listed: {
      on: {
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
    confirmingAcceptance: { ...acceptance.asking, on: { ...acceptance.asking.on, 'project.filter': undefined } },
    confirmingRejection: { ...rejection.asking, on: { ...rejection.asking.on, 'project.filter': undefined } },
    accepting: { ...acceptance.sending, on: whileSending },
    rejecting: { ...rejection.sending, on: whileSending },
  },
});
