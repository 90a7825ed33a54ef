import type { ApplicationStatus } from '@guildhall/api/enums';
import { applicationStatuses } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { DecisionContext, DecisionEvent } from '../../archetypes/decision.ts';
import { decision, decisionGuards } from '../../archetypes/decision.ts';
import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { problem, success } from '../../kit/effects.ts';
import type { PageAddress, Search } from '../../kit/lists.ts';
import { pageAddressOf } from '../../kit/lists.ts';
import { isMissing } from '../../kit/missing.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { applicationStatusMachine } from '../../lifecycles/applicationStatus/machine.ts';

export interface SentAddress extends PageAddress {
  /** The project whose application alone is listed; null for all. */
  projectId: string | null;
  /** Null for every status. */
  status: ApplicationStatus | null;
}

/** Chooses what is listed by its status; null for all. */
interface StatusChange {
  type: 'status.change';
  value: ApplicationStatus | null;
}

/** Reads the address of the applications. A status that does not exist is ignored. */
export const sentAddressOf = (search: Search): SentAddress => ({
  ...pageAddressOf(search),
  projectId: search['project'] ?? null,
  status: applicationStatuses.find((status) => status === search['status']) ?? null,
});

export interface ListSentCall {
  params: QueryOf<'listFreelancerApplications'>;
}

export interface WithdrawCall {
  params: { applicationId: string };
}

type Application = Schema<'FreelancerApplication'>;
type Event =
  | StatusChange
  | DecisionEvent
  | { type: 'application.withdraw'; applicationId: string }
  /** An application was edited in a dialog of its own, or can no longer be. */
  | { type: 'list.refresh' };
type Types = PagedList<
  SentAddress,
  Schema<'FreelancerApplicationList'>,
  DecisionContext<Application> & NewsContext<Schema<'FreelancerApplicationList'>>,
  Event | NewsEvent | ListHeard<SentAddress, Schema<'FreelancerApplicationList'>>
>;

const list = pagedList({
  types: {} as Types,
  operation: 'listFreelancerApplications',
  paramsOf: ({ page, projectId, status }): ListSentCall['params'] => ({
    page,
    limit: 10,
    ...(projectId !== null && { projectId }),
    ...(status !== null && { status }),
  }),
  entriesOf: ({ applications }) => applications,
  failure: problem('Error', 'Failed to load applications'),
  searchOf: ({ status, projectId }) => ({ status: status ?? '', project: projectId ?? '' }),
});

/** What is asked for at an address. */
export const { paramsOf } = list;
const { loading, empty, listed, ...states } = list.chart.states;

const withdrawal = decision({
  sending: 'withdrawing',
  call: 'withdrawApplication',
  input: ({ chosen }: DecisionContext<Application>): WithdrawCall => ({
    params: { applicationId: required(chosen).id },
  }),
  choosing: 'listed',
  loading: 'loading',
  done: success('Application Withdrawn', 'The client was told by email.'),
  failed: 'Failed to withdraw the application. Please try again.',
  changed: { type: 'projects.change' },
  again: 'confirming',
});

const find = ({ result }: Types['context'], applicationId: string): Application | null =>
  result?.applications.find(({ id }) => id === applicationId) ?? null;

/**
 * The applications that a freelancer has sent, as a paged list.
 *
 * Guarantees: a project that the address names and that cannot be one has no application, which is no failure; the
 * address says which status is listed, and another status begins at its first page; an application is withdrawn only
 * where the lifecycle allows it, after a question, once, and afterwards, also when it was answered meanwhile, the list is
 * loaded again.
 *
 * Area: Posting and applying.
 */
export const sentApplicationsMachine = setup({
  ...list.setup,
  actors: { ...list.setup.actors, withdrawApplication: call<unknown, WithdrawCall>('withdrawApplication') },
})
  .extend({
    actions: {
      choose: assign(({ context }, { applicationId }: { applicationId: string }) => ({
        chosen: find(context, applicationId),
      })),
      leave: assign({ chosen: null }),
      askForStatus: emit((_, { value }: StatusChange) => ({
        type: 'address.change' as const,
        search: { status: value ?? '', page: '' },
      })),
    },
    guards: {
      ...decisionGuards,
      mayWithdraw: ({ context }, { applicationId }: { applicationId: string }) => {
        const application = find(context, applicationId);
        return (
          application !== null &&
          nextStatus(applicationStatusMachine, application.status, { type: 'application.withdraw' }).ok
        );
      },
      /** The applications to one project, and no applications at all, have nothing to choose among. */
      statusIsChosen: ({ context: { address } }, { value }: StatusChange) =>
        address.projectId === null && value !== address.status,
      isNarrowed: ({ context: { address } }, { value }: StatusChange) =>
        address.projectId === null && address.status !== null && value !== address.status,
      addressIsWrong: ({ context }, { error }: Failed) => context.address.projectId !== null && isMissing(error),
    },
  })
  .createMachine({
    id: 'sentApplications',
    context: ({ input }) => ({ ...input, result: null, chosen: null, news: null }),
    ...list.chart,
    on: {
      ...list.chart.on,
      'status.change': {
        guard: { type: 'statusIsChosen', params: ({ event }) => event },
        actions: { type: 'askForStatus', params: ({ event }) => event },
      },
    },
    states: {
      loading: {
        ...loading,
        on: list.whenRefreshed,
        invoke: {
          ...loading.invoke,
          onError: [
            { guard: { type: 'addressIsWrong', params: ({ event }) => event }, target: 'empty' },
            loading.invoke.onError,
          ],
        },
      },
      empty: {
        ...empty,
        on: {
          ...list.whenHeard,
          'status.change': [
            {
              guard: { type: 'isNarrowed', params: ({ event }) => event },
              actions: { type: 'askForStatus', params: ({ event }) => event },
            },
            // There is nothing to choose among: the list's own answer to it would find nothing either.
            {},
          ],
        },
      },
      ...states,
      listed: {
        ...listed,
        on: {
          ...list.whenOffered,
          ...list.whenRefreshed,
          'application.withdraw': {
            guard: { type: 'mayWithdraw', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        },
      },
      confirming: {
        ...withdrawal.asking,
        on: {
          ...withdrawal.asking.on,
          ...list.whileAsking,
          'status.change': undefined,
        },
      },
      withdrawing: { ...withdrawal.sending, on: { ...list.whileSending, 'status.change': undefined } },
    },
  });
