import type { ModelProject } from './model.ts';
import {
  endMeetings,
  hiredOf,
  moveApplication,
  moveProject,
  moveRating,
  overtakeRejections,
  waiting,
} from './model.ts';
import type { Action, Run } from './steps.ts';
import { actor, verdict, version } from './steps.ts';

type ProjectMove = {
  operation:
    | 'editProject'
    | 'cancelProject'
    | 'endProject'
    | 'endAssignedProject'
    | 'requestCompletion'
    | 'approveCompletion'
    | 'rejectCompletion';
  event: Parameters<typeof moveProject>[1];
  by: 'client' | 'freelancer';
  body?: (run: Run) => object;
  then?: (project: ModelProject, run: Run) => void;
};

const moves: readonly ProjectMove[] = [
  {
    operation: 'cancelProject',
    event: { type: 'project.cancel' },
    by: 'client',
    then: (project, { clock }) => {
      for (const one of waiting(project)) moveApplication(project, one, { type: 'project.withdraw' }, clock.now());
      overtakeRejections(project);
    },
  },
  ...(['client', 'freelancer'] as const).map((by): ProjectMove => ({
    operation: by === 'client' ? 'endProject' : 'endAssignedProject',
    event: { type: 'project.end' },
    by,
    body: () => ({ reason: 'It goes no further.' }),
    then: (project, { clock }) => endMeetings(project, clock.now()),
  })),
  {
    operation: 'editProject',
    event: { type: 'project.edit' },
    by: 'client',
    body: ({ market, random }) => ({ ...market.job, title: `Redesign of ${random.between(2, 999_999)} shops` }),
    then: (project) => {
      for (const one of waiting(project)) one.isPostEdited = true;
    },
  },
  { operation: 'requestCompletion', event: { type: 'completion.request' }, by: 'freelancer' },
  {
    operation: 'approveCompletion',
    event: { type: 'completion.approve' },
    by: 'client',
    then: (project, { figures }) => {
      for (const which of ['rating', 'clientRating'] as const)
        moveRating(project, which, { type: 'completion.approve' });
      const own = figures.get(hiredOf(project)?.userId ?? '');
      if (own) own.completed += 1;
    },
  },
  {
    operation: 'rejectCompletion',
    event: { type: 'completion.reject' },
    by: 'client',
    body: () => ({ reason: 'The checkout still shows the old prices.' }),
  },
];

const moving =
  ({ operation, event, by, body, then }: ProjectMove): Action =>
  (run) => {
    if (run.projects.length === 0) return undefined;
    const project = run.random.pick(run.projects);
    const rightful = by === 'client' ? project.client : hiredOf(project);
    const person = actor(run, by === 'client' ? run.clients : run.freelancers, rightful);
    const { headers, isStale } = version(run);
    const isLegal = project.life.getSnapshot().can(event);
    const request = {
      token: person.token,
      params: { projectId: project.id },
      headers,
      ...(body && { body: body(run) }),
    };
    return {
      name: `${person.name}: ${operation}`,
      project,
      call: () => run.market.call(operation, request),
      // What has happened is said before that the version is stale.
      expected: verdict(person === rightful, isStale && isLegal, isLegal),
      follow: () => {
        moveProject(project, event);
        then?.(project, run);
      },
    };
  };

/** Withdrawing, ending by either side, editing, then what leads to the end of the work. */
export const projectMoves: readonly Action[] = moves.map(moving);
