import { roles } from '@guildhall/api/enums';
import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { byStatusOf, pagination, postedProjects, projectsInEveryStatus } from '../../testing/samples.ts';
import { postedJobsAddressOf, postedJobsMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const postedJobsSnapshots = {
  loading: at(postedJobsMachine, input),
  failed: at(postedJobsMachine, input, [failure]),
  empty: at(postedJobsMachine, input, [nothing]),
  nothingFound: at(postedJobsMachine, { address: postedJobsAddressOf({ search: 'quilting' }) }, [nothing]),
  listed: at(postedJobsMachine, input, [loaded]),
  confirmingApproval: at(postedJobsMachine, input, [everyStatus, approve]),
  approving: at(postedJobsMachine, input, [everyStatus, approve, confirm]),
  explaining: at(postedJobsMachine, input, [everyStatus, sendBack]),
  sendingBack: at(postedJobsMachine, input, [everyStatus, sendBack, reason, confirm]),
  confirmingWithdrawal: at(postedJobsMachine, input, [everyStatus, withdraw]),
  withdrawing: at(postedJobsMachine, input, [everyStatus, withdraw, confirm]),
  explainingEnd: at(postedJobsMachine, input, [everyStatus, end]),
  ending: at(postedJobsMachine, input, [everyStatus, end, goodbye, confirm]),
} satisfies Record<StateOf<typeof postedJobsMachine>, SnapshotFrom<typeof postedJobsMachine>>;

/** Refinements of a state that people meet. */
export const postedJobsVariations = {
  /** One is gone that was listed when a question was opened over them. */
  withNews: at(postedJobsMachine, input, [
    loaded,
    {
      type: 'list.heard',
      ...input,
      list: listedWith(postedProjects.slice(1)),
      wasHeld: true,
    },
  ]),
  loadingAgain: at(postedJobsMachine, input, [loaded, { type: 'list.refresh' }]),
  typed: at(postedJobsMachine, input, [loaded, { type: 'query.change', value: 'shop' }]),
  searched: at(postedJobsMachine, { address: postedJobsAddressOf({ search: 'shop' }) }, [
    answered(postedProjects.slice(0, 1)),
  ]),
  secondOfThree: at(postedJobsMachine, { address: postedJobsAddressOf({ page: '2' }) }, [
    answered(projectsInEveryStatus, {
      total: 60,
      page: 2,
      byStatus: { OPEN: 24, ASSIGNED: 3, IN_PROGRESS: 2, PENDING_COMPLETION: 1, COMPLETED: 26, CANCELLED: 4 },
    }),
  ]),
  everyStatus: at(postedJobsMachine, input, [everyStatus]),
  ofStatus: at(postedJobsMachine, input, [everyStatus, addressed({ status: 'CANCELLED' }), ofStatus('CANCELLED')]),
  noneOfStatus: at(postedJobsMachine, input, [loaded, addressed({ status: 'COMPLETED' }), noneOfThese]),
  reasonIsMissing: at(postedJobsMachine, input, [everyStatus, sendBack, confirm]),
  sendingBackFailed: at(postedJobsMachine, input, [
    everyStatus,
    sendBack,
    reason,
    confirm,
    rejected('rejectCompletion', failing.network),
  ]),
  ended: at(postedJobsMachine, input, [
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
  ]),
};
