import { roles } from '@guildhall/api/enums';

import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { byStatusOf, pagination, postedProjects, projectsInEveryStatus } from '../../testing/samples.ts';
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
export const everyStatus = answered(projectsInEveryStatus);
const ofStatus = (wanted: Schema<'ProjectStatus'>) =>
  answered(
    projectsInEveryStatus.filter(({ status }) => status === wanted),
    { byStatus: byStatusOf(projectsInEveryStatus) },
  );
const noneOfThese = answered([], { byStatus: byStatusOf(postedProjects) });
const idOf = (wanted: Schema<'ProjectStatus'>): string =>
  projectsInEveryStatus.find(({ status }) => status === wanted)?.id ?? '';

export const approve = { type: 'completion.approve', projectId: idOf('PENDING_COMPLETION') } as const;
export const sendBack = { type: 'completion.reject', projectId: idOf('PENDING_COMPLETION') } as const;
export const withdraw = { type: 'project.cancel', projectId: idOf('OPEN') } as const;
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
    confirmingApproval: [everyStatus, approve],
    approving: [everyStatus, approve, confirm],
    explaining: [everyStatus, sendBack],
    sendingBack: [everyStatus, sendBack, reason, confirm],
    confirmingWithdrawal: [everyStatus, withdraw],
    withdrawing: [everyStatus, withdraw, confirm],
    explainingEnd: [everyStatus, end],
    ending: [everyStatus, end, goodbye, confirm],

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
      events: [answered(postedProjects.slice(0, 1))],
    },
    secondOfThree: {
      input: { address: postedJobsAddressOf({ page: '2' }) },
      events: [
        answered(projectsInEveryStatus, {
          total: 60,
          page: 2,
          byStatus: { OPEN: 24, ASSIGNED: 3, IN_PROGRESS: 2, PENDING_COMPLETION: 1, COMPLETED: 26, CANCELLED: 4 },
        }),
      ],
    },
    everyStatus: [everyStatus],
    ofStatus: [everyStatus, addressed({ status: 'CANCELLED' }), ofStatus('CANCELLED')],
    noneOfStatus: [loaded, addressed({ status: 'COMPLETED' }), noneOfThese],
    reasonIsMissing: [everyStatus, sendBack, confirm],
    sendingBackFailed: [everyStatus, sendBack, reason, confirm, rejected('rejectCompletion', failing.network)],
    ended: [
      answered(
        roles.flatMap((by, index) =>
          projectsInEveryStatus
            .filter(({ status }) => status === 'ASSIGNED')
            .map((project) => ({
              ...project,
              id: `5f0c7a12-3b6d-4c0e-9d43-5a7e2b6f9c0${index}`,
              status: 'CANCELLED' as const,
              ended: { by, reason: 'Our plans have changed.\nI am sorry.', at: '2026-11-18T15:00:00.000Z' },
            })),
        ),
      ),
    ],
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
