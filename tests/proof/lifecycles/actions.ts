import { mayApplyAgain } from '@guildhall/machines/domain/applying';

import { meetingMoves, schedule } from './meetingActions.ts';
import type { ModelApplication } from './model.ts';
import {
  hiredOf,
  moveApplication,
  moveProject,
  moveRating,
  moveRejection,
  newApplication,
  newProject,
  newRejection,
  overtakeRejections,
  statusOf,
  waiting,
} from './model.ts';
import { projectMoves } from './projectMoves.ts';
import type { Action, Reply, Step, Run } from './steps.ts';
import { actor, pickApplication, verdict, version } from './steps.ts';

const idOf = ({ data }: Reply): string => (data as { id: string }).id;

const post: Action = ({ market, random, clients, projects }) => {
  if (projects.length >= 6) return undefined;
  const client = random.pick(clients);
  const body = { ...market.job, title: `Project ${random.between(1, 9999)}` };
  return {
    name: `${client.name} posts`,
    project: undefined,
    call: () => market.call('createProject', { token: client.token, body }),
    expected: 201,
    follow: (reply) => void projects.push(newProject(idOf(reply), client)),
  };
};

const apply: Action = (run) => {
  const { market, random, freelancers, projects } = run;
  if (projects.length === 0) return undefined;
  const project = random.pick(projects);
  const freelancer = random.pick(freelancers);
  const own = project.applications.filter((one) => one.freelancer === freelancer);
  const latest = own.at(-1);
  const hasApplied =
    latest !== undefined && !mayApplyAgain({ status: latest.life.getSnapshot().value, attempt: own.length });
  // A project takes applications as long as one could be accepted.
  const isLegal = project.life.getSnapshot().can({ type: 'application.accept' }) && !hasApplied;
  return {
    name: `${freelancer.name} applies`,
    project,
    call: () => market.apply(freelancer, project.id),
    expected: isLegal ? 201 : 409,
    follow: (reply) => newApplication(project, idOf(reply), freelancer, market.proposal.proposal),
  };
};

const accept: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const client = actor(run, run.clients, project.client);
  const { headers, isStale } = version(run);
  const now = run.clock.now();
  const event = { type: 'application.accept' } as const;
  const isLegal = application.life.getSnapshot().can(event) && project.life.getSnapshot().can(event);
  const params = { projectId: project.id, applicationId: application.id };
  return {
    name: `${client.name} accepts ${application.freelancer.name}`,
    project,
    call: () => run.market.call('approveApplication', { token: client.token, params, headers }),
    expected: verdict(client === project.client, isStale, isLegal),
    follow: () => {
      moveApplication(project, application, event, now);
      moveProject(project, event);
      for (const other of waiting(project)) moveApplication(project, other, { type: 'position.fill' }, now);
      overtakeRejections(project);
    },
  };
};

const reject: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const client = actor(run, run.clients, project.client);
  const { headers, isStale } = version(run);
  const now = run.clock.now();
  const event = { type: 'application.reject' } as const;
  const params = { projectId: project.id, applicationId: application.id };
  return {
    name: `${client.name} rejects ${application.freelancer.name}`,
    project,
    call: () => run.market.call('rejectApplication', { token: client.token, params, headers }),
    expected: verdict(client === project.client, isStale, application.life.getSnapshot().can(event)),
    follow: () => moveApplication(project, application, event, now),
  };
};

/** Mostly one or two of them, who may have been answered already. */
const rejectSeveral: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const client = actor(run, run.clients, project.client);
  const { headers, isStale } = version(run);
  const applications = [...new Set([application, run.random.pick(project.applications)])];
  const event = { type: 'application.reject' } as const;
  const isBeingRejected = (one: ModelApplication): boolean =>
    project.rejections.some((rejection) => statusOf(rejection) === 'DUE' && rejection.applications.includes(one));
  const isLegal = applications.every((one) => one.life.getSnapshot().can(event) && !isBeingRejected(one));
  const body = { applicationIds: applications.map(({ id }) => id) };
  const params = { projectId: project.id };
  return {
    name: `${client.name} rejects several`,
    project,
    call: () => run.market.call('rejectApplications', { token: client.token, params, headers, body }),
    expected: verdict(client === project.client, isStale, isLegal, 201),
    follow: ({ data }) => {
      const { id, dueAt } = data as { id: string; dueAt: string };
      newRejection(project, { id, applications, dueAt: new Date(dueAt) });
    },
  };
};

const undo: Action = (run) => {
  const candidates = run.projects.filter(({ rejections }) => rejections.length > 0);
  if (candidates.length === 0) return undefined;
  const project = run.random.pick(candidates);
  const rejection = project.rejections.at(-1);
  if (!rejection) return undefined;
  const client = actor(run, run.clients, project.client);
  const event = { type: 'rejection.undo' } as const;
  const isDue = rejection.life.getSnapshot().can(event);
  const params = { rejectionId: rejection.id };
  return {
    name: `${client.name} undoes a rejection`,
    project,
    call: () => run.market.call('undoRejection', { token: client.token, params }),
    // Asking again changes nothing.
    expected: verdict(client === project.client, false, isDue || statusOf(rejection) === 'UNDONE'),
    follow: () => {
      if (isDue) moveRejection(project, rejection, event, run.clock.now());
    },
  };
};

/** What every server does once a second. */
const carryOut: Action = (run) => {
  const now = run.clock.now();
  const due = run.projects.flatMap((project) =>
    project.rejections
      .filter((rejection) => statusOf(rejection) === 'DUE' && rejection.dueAt <= now)
      .map((rejection) => ({ project, rejection })),
  );
  if (due.length === 0) return undefined;
  return {
    name: 'the server carries out rejections',
    project: due[0]?.project,
    call: async () => {
      await run.carryOut();
      return { status: 200, message: 'Carried out.', data: null };
    },
    expected: 200,
    follow: () => {
      for (const { project, rejection } of due)
        moveRejection(project, rejection, { type: 'rejection.carryOut' }, run.clock.now());
    },
  };
};

const view: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const client = actor(run, run.clients, project.client);
  const params = { applicationId: application.id };
  return {
    name: `${client.name} opens the application of ${application.freelancer.name}`,
    project,
    call: () => run.market.call('markApplicationViewed', { token: client.token, params }),
    expected: verdict(client === project.client, false, true),
    follow: () => {
      application.isViewed = true;
    },
  };
};

/** That it cannot be edited any more is said before that the version is stale. */
const edit: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const freelancer = actor(run, run.freelancers, application.freelancer);
  const { headers, isStale } = version(run);
  const now = run.clock.now();
  const { isViewed, isPostEdited } = application;
  const event = { type: 'application.edit', isViewed, isPostEdited } as const;
  const isLegal = application.life.getSnapshot().can(event);
  const text = `I would begin in ${run.random.between(1, 999_999)} hours.`;
  const params = { applicationId: application.id };
  const body = { ...run.market.proposal, proposal: text };
  return {
    name: `${freelancer.name} edits the application of ${application.freelancer.name}`,
    project,
    call: () => run.market.call('editApplication', { token: freelancer.token, params, headers, body }),
    expected: verdict(freelancer === application.freelancer, isStale && isLegal, isLegal),
    follow: () => {
      Object.assign(application, { text, isViewed: false, isPostEdited: false });
      moveApplication(project, application, event, now);
    },
  };
};

const withdraw: Action = (run) => {
  const [project, application] = pickApplication(run) ?? [];
  if (!project || !application) return undefined;
  const freelancer = actor(run, run.freelancers, application.freelancer);
  const now = run.clock.now();
  const event = { type: 'application.withdraw' } as const;
  const params = { applicationId: application.id };
  return {
    name: `${freelancer.name} withdraws the application of ${application.freelancer.name}`,
    project,
    call: () => run.market.call('withdrawApplication', { token: freelancer.token, params }),
    expected: verdict(freelancer === application.freelancer, false, application.life.getSnapshot().can(event)),
    follow: () => moveApplication(project, application, event, now),
  };
};

const rate: Action = (run) => {
  if (run.projects.length === 0) return undefined;
  const project = run.random.pick(run.projects);
  const client = actor(run, run.clients, project.client);
  const stars = run.random.between(1, 5);
  const event = { type: 'rating.give' } as const;
  const request = { token: client.token, params: { projectId: project.id }, body: { rating: stars } };
  return {
    name: `${client.name} gives ${stars} stars`,
    project,
    call: () => run.market.call('rateFreelancer', request),
    expected: verdict(client === project.client, false, project.rating.getSnapshot().can(event), 201),
    follow: (reply) => {
      moveRating(project, 'rating', event);
      project.ratingIds.rating = idOf(reply);
      run.figures.get(hiredOf(project)?.userId ?? '')?.ratings.push(stars);
    },
  };
};

const rateClient: Action = (run) => {
  if (run.projects.length === 0) return undefined;
  const project = run.random.pick(run.projects);
  const freelancer = actor(run, run.freelancers, hiredOf(project));
  const stars = run.random.between(1, 5);
  const event = { type: 'rating.give' } as const;
  return {
    name: `${freelancer.name} gives the client ${stars} stars`,
    project,
    call: () => run.market.rateClient(freelancer, project.id, stars),
    expected: verdict(freelancer === hiredOf(project), false, project.clientRating.getSnapshot().can(event), 201),
    follow: (reply) => {
      moveRating(project, 'clientRating', event);
      project.ratingIds.clientRating = idOf(reply);
    },
  };
};

/** To the client's rating, which shows at once, by the freelancer or by someone else of either role. */
const replyToRating: Action = (run) => {
  const rated = run.projects.filter(({ ratingIds }) => ratingIds.rating !== undefined);
  if (rated.length === 0) return undefined;
  const project = run.random.pick(rated);
  const ratingId = project.ratingIds.rating ?? '';
  const person = actor(run, [...run.freelancers, ...run.clients], hiredOf(project));
  const text = `Thank you ${run.random.between(1, 999)} times.`;
  const event = { type: 'rating.reply' } as const;
  const isLegal = project.rating.getSnapshot().can(event);
  return {
    name: `${person.name} replies to the rating of ${project.client.name}`,
    project,
    call: () => run.market.reply(person, ratingId, text),
    expected: verdict(person === hiredOf(project), false, isLegal || project.replies.get(ratingId) === text),
    follow: () => {
      if (!isLegal) return;
      moveRating(project, 'rating', event);
      project.replies.set(ratingId, text);
    },
  };
};

const [cancel, end, endAssigned, editPost, ...completions] = projectMoves;

/** Applying and deciding come more often, so that runs go deep before a post is withdrawn. */
const actions: readonly Action[] = [
  post, post, apply, apply, apply, apply, accept, accept, reject, edit, edit, view, withdraw, rejectSeveral, undo, carryOut, schedule, schedule, ...meetingMoves, ...completions, ...completions, ...completions, rate, rate, rateClient, rateClient, replyToRating, replyToRating,
  ...[cancel, end, endAssigned, editPost].filter((action) => action !== undefined),
]; // prettier-ignore

/** Time passes, but never so that a meeting begins, or a rejection falls due, during a call: no one could say which came first. */
function letTimePass({ random, clock, projects }: Run): void {
  if (random.chance(0.2)) clock.advance(random.between(0, 480));
  const meetings = projects.flatMap(({ applications }) => applications.flatMap((one) => one.meetings));
  const due = projects.flatMap(({ rejections }) => rejections.filter((one) => statusOf(one) === 'DUE'));
  const instants = [
    ...meetings.flatMap(({ startsAt, proposed }) => [startsAt, ...proposed]),
    ...due.map(({ dueAt }) => dueAt),
  ];
  const isClose = (instant: Date): boolean => Math.abs(instant.getTime() - clock.now().getTime()) < 20_000;
  while (instants.some(isClose)) clock.advance(45);
}

/** The next step of a run. */
export function nextStep(run: Run): Step {
  letTimePass(run);
  for (;;) {
    const step = run.random.pick(actions)(run);
    if (step) return step;
  }
}
