import { roles } from '@guildhall/api/enums';

import { pageAddressOf } from '../../kit/lists.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, completedWork, pagination } from '../../testing/samples.ts';
import { assignedProjectsMachine } from './flow.ts';

type Event = ReplayEvent<typeof assignedProjectsMachine>;

export const input = { address: { page: 1 } };

/** The given page of three. */
export const loaded = (page = 1): Event =>
  settled('listAssignedProjects', { projects: assignedProjects, pagination: pagination(23, page, 10) });
export const nothing: Event = settled('listAssignedProjects', { projects: [], pagination: pagination(0, 1, 10) });
/** The one that was just assigned. */
export const request = { type: 'completion.request', projectId: assignedProjects[0]?.id ?? '' } as const;
export const end = { type: 'project.end', projectId: assignedProjects[0]?.id ?? '' } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'delivered', value }) as const;
export const confirm = { type: 'decision.confirm' } as const;
const goodbye = {
  type: 'field.change',
  name: 'reason',
  value: 'I have fallen ill, and cannot say for how long.',
} as const;
const written = write('The mark as a stamp, an SVG and a page on how to use it.');
export const failure: Event = rejected('listAssignedProjects', failing.network);

/** The client's rating by the freelancer, before and after the client sees it. */
const ratedWork: Schema<'AssignedProject'> = {
  ...completedWork,
  id: 'd1b0c7aa-2f0e-4f55-8f5f-6f0d1c9b7e02',
  title: 'Labels for the autumn range',
  completedAt: '2026-11-18T15:00:00.000Z',
  clientRating: {
    id: '2a6a4c39-4b2e-4f0e-9a2b-7b5a0c3d9e44',
    rating: 4,
    review: 'Clear from the first day, and quick to answer.',
    createdAt: '2026-11-19T10:05:00.000Z',
  },
};
const shownWork: Schema<'AssignedProject'> = {
  ...ratedWork,
  id: '0c8f1d52-91ab-4c0e-8d43-5a7e2b6f9c03',
  title: 'A plan of the shop floor',
  completedAt: '2026-10-30T15:00:00.000Z',
  clientRating: ratedWork.clientRating && { ...ratedWork.clientRating, rating: 5, review: null },
};

export const assignedProjectsFlow = defineFlow({
  machine: assignedProjectsMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded()],
    describing: [loaded(), request],
    requesting: [loaded(), request, written, confirm],
    explainingEnd: [loaded(), end],
    ending: [loaded(), end, goodbye, confirm],

    /** The freelancer was hired for another while a question lay over them. */
    withNews: [
      settled('listAssignedProjects', { projects: assignedProjects.slice(1), pagination: pagination(22, 1, 10) }),
      {
        type: 'list.heard',
        ...input,
        list: { projects: assignedProjects, pagination: pagination(23, 1, 10) },
        wasHeld: true,
      },
    ],
    loadingAgain: [loaded(), { type: 'address.set', address: { page: 2 } }],
    requestFailed: [loaded(), request, written, confirm, rejected('requestCompletion', failing.network)],
    tooLong: [loaded(), request, write('long '.repeat(500)), confirm],
    completed: [
      settled('listAssignedProjects', {
        projects: [completedWork, ratedWork, shownWork],
        pagination: pagination(3, 1, 10),
      }),
    ],
    ended: [
      settled('listAssignedProjects', {
        projects: roles.map((by) => ({
          ...completedWork,
          id: `5f0c7a12-3b6d-4c0e-9d43-5a7e2b6f9c0${by === 'CLIENT' ? 1 : 2}`,
          status: 'CANCELLED' as const,
          completedAt: null,
          ended: { by, reason: 'Our plans have changed.\nI am sorry.', at: '2026-11-18T15:00:00.000Z' },
        })),
        pagination: pagination(2, 1, 10),
      }),
    ],
    lastPage: { input: { address: { page: 3 } }, events: [loaded(3)] },
  },
  list: {
    call: 'listAssignedProjects',
    addressOf: pageAddressOf,
    answer: { projects: assignedProjects },
  },
});
