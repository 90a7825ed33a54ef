import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { byStatusOf, clientProject } from '../../testing/marketplace/answers/jobs.ts';
import { pageOf, pagination } from '../../testing/marketplace/answers/lists.ts';
import { clients } from '../../testing/marketplace/facts/clients.ts';
import { postsOf } from '../../testing/marketplace/facts/marketplace.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { postedProject, postedProjects } from '../../testing/samples.ts';
import { postedJobsAddressOf, postedJobsMachine } from './flow.ts';

type Event = ReplayEvent<typeof postedJobsMachine>;

export const input = { address: postedJobsAddressOf({}) };

/** The address now says this. */
export const addressed = (search: Record<string, string>) =>
  ({ type: 'address.set', address: postedJobsAddressOf(search) }) as const;

/** The answer with these jobs, of so many that the words find, on this page. */
export const listedWith = (
  projects: readonly Schema<'ClientProject'>[],
  { total = projects.length, page = 1, byStatus = byStatusOf(projects) } = {},
): Schema<'ClientProjectList'> => ({ projects: [...projects], byStatus, pagination: pagination(total, page, 20) });
const answered = (...answer: Parameters<typeof listedWith>): Event =>
  settled('listClientProjects', listedWith(...answer));

export const loaded = answered(postedProjects);
export const nothing = answered([]);
/** Of a client who has posted more than two pages of jobs. */
const cedarProjects = postsOf(clients.nadia).map(clientProject);
const ofStatus = (wanted: Schema<'ProjectStatus'>) =>
  answered(
    postedProjects.filter(({ status }) => status === wanted),
    { byStatus: byStatusOf(postedProjects) },
  );
/** Those of a status, as the address asks for them. */
const among = (status: Schema<'ProjectStatus'>, ...events: Event[]) => ({
  input: { address: postedJobsAddressOf({ status }) },
  events: [ofStatus(status), ...events],
});
/** Nothing is withdrawn yet. */
const noneWithdrawn = postedProjects.filter(({ status }) => status !== 'CANCELLED');
const noneOfThese = answered([], { byStatus: byStatusOf(noneWithdrawn) });
const idOf = (wanted: Schema<'ProjectStatus'>): string =>
  postedProjects.find(({ status }) => status === wanted)?.id ?? '';

export const approve = { type: 'completion.approve', projectId: idOf('PENDING_COMPLETION') } as const;
export const sendBack = { type: 'completion.reject', projectId: idOf('PENDING_COMPLETION') } as const;
export const withdraw = { type: 'project.cancel', projectId: postedProject.id } as const;
export const end = { type: 'project.end', projectId: idOf('ASSIGNED') } as const;
export const confirm = { type: 'decision.confirm' } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'reason', value }) as const;
const goodbye = write('Our funding fell through. I am sorry.');
const reason = write('The mark is too fine for the stamp: its lines close up with ink.');
export const failure: Event = rejected('listClientProjects', failing.network);

export const postedJobsFlow = defineFlow({
  machine: postedJobsMachine,
  input,
  others: [
    { type: 'status.change', value: 'OPEN' },
    { type: 'status.change', value: null },
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    nothingFound: { input: { address: postedJobsAddressOf({ search: 'quilting' }) }, events: [nothing] },
    listed: [loaded],
    confirmingApproval: among('PENDING_COMPLETION', approve),
    approving: among('PENDING_COMPLETION', approve, confirm),
    explaining: among('PENDING_COMPLETION', sendBack),
    sendingBack: among('PENDING_COMPLETION', sendBack, reason, confirm),
    confirmingWithdrawal: among('OPEN', withdraw),
    withdrawing: among('OPEN', withdraw, confirm),
    explainingEnd: among('ASSIGNED', end),
    ending: among('ASSIGNED', end, goodbye, confirm),

    /** One is gone that was listed when a question was opened over them. */
    withNews: [
      loaded,
      {
        type: 'list.heard',
        ...input,
        list: listedWith(postedProjects.slice(1)),
        wasHeld: true,
      },
    ],
    loadingAgain: [loaded, { type: 'list.refresh' }],
    typed: [loaded, { type: 'query.change', value: 'shop' }],
    searched: {
      input: { address: postedJobsAddressOf({ search: 'shop' }) },
      events: [answered(postedProjects.filter(({ title, description }) => /shop/i.test(title + description)))],
    },
    secondOfThree: {
      input: { address: postedJobsAddressOf({ page: '2' }) },
      events: [
        answered(pageOf(cedarProjects, { page: 2, limit: 20 }), {
          total: cedarProjects.length,
          page: 2,
          byStatus: byStatusOf(cedarProjects),
        }),
      ],
    },
    /** Withdrawn, ended by its client, and ended by its freelancer. */
    ofStatus: [loaded, addressed({ status: 'CANCELLED' }), ofStatus('CANCELLED')],
    noneOfStatus: [answered(noneWithdrawn), addressed({ status: 'CANCELLED' }), noneOfThese],
    reasonIsMissing: among('PENDING_COMPLETION', sendBack, confirm),
    sendingBackFailed: among(
      'PENDING_COMPLETION',
      sendBack,
      reason,
      confirm,
      rejected('rejectCompletion', failing.network),
    ),
  },
  list: {
    call: 'listClientProjects',
    addressOf: postedJobsAddressOf,
    answer: { ...listedWith(postedProjects) },
    addresses: [{}, { page: '2', status: 'OPEN' }, { search: 'shop', page: '3' }],
    controls: [
      {
        name: 'words',
        events: [{ type: 'query.change', value: 'shop ' }, { type: 'query.submit' }],
        from: { page: '2', status: 'OPEN' },
        to: { search: 'shop', status: 'OPEN' },
      },
      {
        name: 'a status, with what was typed',
        events: [
          { type: 'query.change', value: 'shop' },
          { type: 'status.change', value: 'COMPLETED' },
        ],
        from: { page: '2' },
        to: { search: 'shop', status: 'COMPLETED' },
      },
      {
        name: 'every status',
        events: [{ type: 'status.change', value: null }],
        from: { status: 'OPEN' },
        to: {},
      },
    ],
  },
});
