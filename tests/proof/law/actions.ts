import { mayMeet } from '@guildhall/machines/lifecycles/meetingStatus';

import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Figures, ModelApplication, ModelProject } from './model.ts';
import {
  hiredOf,
  moveApplication,
  moveProject,
  moveRating,
  newApplication,
  newMeeting,
  newProject,
  waiting,
} from './model.ts';

export type Walk = {
  readonly market: Marketplace;
  readonly clock: TestApp['clock'];
  readonly random: Random;
  readonly clients: readonly Person[];
  readonly freelancers: readonly Person[];
  /** The projects that steps may fall on. */
  readonly projects: ModelProject[];
  readonly figures: Map<string, Figures>;
};

type Reply = { status: number; message: string; data: unknown };

/** One call, and what the machines say of it. */
export type Step = {
  readonly name: string;
  readonly project: ModelProject | undefined;
  readonly call: () => Promise<Reply>;
  readonly expected: number;
  /** What the machines do when the call is permitted. */
  readonly follow: (reply: Reply) => void;
};

type Action = (walk: Walk) => Step | undefined;

const idOf = ({ data }: Reply): string => (data as { id: string }).id;

/** Mostly whose turn it is; now and then someone else, who is refused whatever the state. */
function actor(walk: Walk, people: readonly Person[], rightful: Person | undefined): Person {
  const { random } = walk;
  return rightful && !random.chance(0.05) ? rightful : random.pick(people);
}

/** A stale version now and then: refused before the law is asked. */
function version({ random }: Walk): { headers: Record<string, string>; isStale: boolean } {
  const isStale = random.chance(0.04);
  return { headers: isStale ? { 'If-Match': '"0"' } : {}, isStale };
}

const verdict = (isOwn: boolean, isStale: boolean, isLegal: boolean, success = 200): number =>
  isOwn ? (isStale ? 412 : isLegal ? success : 409) : 403;

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

const apply: Action = (walk) => {
  const { market, random, freelancers, projects } = walk;
  if (projects.length === 0) return undefined;
  const project = random.pick(projects);
  const freelancer = random.pick(freelancers);
  const hasApplied = project.applications.some((one) => one.freelancer === freelancer);
  // A project takes applications as long as one could be accepted.
  const isLegal = project.life.getSnapshot().can({ type: 'application.accept' }) && !hasApplied;
  return {
    name: `${freelancer.name} applies`,
    project,
    call: () => market.apply(freelancer, project.id),
    expected: isLegal ? 201 : 409,
    follow: (reply) => newApplication(project, idOf(reply), freelancer),
  };
};

function pickApplication({ random, projects }: Walk): [ModelProject, ModelApplication] | undefined {
  const candidates = projects.filter(({ applications }) => applications.length > 0);
  if (candidates.length === 0) return undefined;
  const project = random.pick(candidates);
  return [project, random.pick(project.applications)];
}

const accept: Action = (walk) => {
  const [project, application] = pickApplication(walk) ?? [];
  if (!project || !application) return undefined;
  const client = actor(walk, walk.clients, project.client);
  const { headers, isStale } = version(walk);
  const now = walk.clock.now();
  const event = { type: 'application.accept' } as const;
  const isLegal = application.life.getSnapshot().can(event) && project.life.getSnapshot().can(event);
  const params = { projectId: project.id, applicationId: application.id };
  return {
    name: `${client.name} accepts ${application.freelancer.name}`,
    project,
    call: () => walk.market.call('approveApplication', { token: client.token, params, headers }),
    expected: verdict(client === project.client, isStale, isLegal),
    follow: () => {
      moveApplication(project, application, event, now);
      moveProject(project, event);
      for (const other of waiting(project)) moveApplication(project, other, { type: 'position.fill' }, now);
    },
  };
};

const reject: Action = (walk) => {
  const [project, application] = pickApplication(walk) ?? [];
  if (!project || !application) return undefined;
  const client = actor(walk, walk.clients, project.client);
  const { headers, isStale } = version(walk);
  const now = walk.clock.now();
  const event = { type: 'application.reject' } as const;
  const params = { projectId: project.id, applicationId: application.id };
  return {
    name: `${client.name} rejects ${application.freelancer.name}`,
    project,
    call: () => walk.market.call('rejectApplication', { token: client.token, params, headers }),
    expected: verdict(client === project.client, isStale, application.life.getSnapshot().can(event)),
    follow: () => moveApplication(project, application, event, now),
  };
};

type ProjectMove = {
  operation: 'cancelProject' | 'requestCompletion' | 'approveCompletion' | 'rejectCompletion';
  event: Parameters<typeof moveProject>[1];
  by: 'client' | 'freelancer';
  body?: { reason: string };
  then?: (project: ModelProject, walk: Walk) => void;
};

const projectMoves: readonly ProjectMove[] = [
  {
    operation: 'cancelProject',
    event: { type: 'project.cancel' },
    by: 'client',
    then: (project, { clock }) => {
      for (const one of waiting(project)) moveApplication(project, one, { type: 'project.withdraw' }, clock.now());
    },
  },
  { operation: 'requestCompletion', event: { type: 'completion.request' }, by: 'freelancer' },
  {
    operation: 'approveCompletion',
    event: { type: 'completion.approve' },
    by: 'client',
    then: (project, { figures }) => {
      moveRating(project, { type: 'completion.approve' });
      const own = figures.get(hiredOf(project)?.userId ?? '');
      if (own) own.completed += 1;
    },
  },
  {
    operation: 'rejectCompletion',
    event: { type: 'completion.reject' },
    by: 'client',
    body: { reason: 'The checkout still shows the old prices.' },
  },
];

const moving =
  ({ operation, event, by, body, then }: ProjectMove): Action =>
  (walk) => {
    if (walk.projects.length === 0) return undefined;
    const project = walk.random.pick(walk.projects);
    const rightful = by === 'client' ? project.client : hiredOf(project);
    const person = actor(walk, by === 'client' ? walk.clients : walk.freelancers, rightful);
    const { headers, isStale } = version(walk);
    const request = { token: person.token, params: { projectId: project.id }, headers, ...(body && { body }) };
    return {
      name: `${person.name}: ${operation}`,
      project,
      call: () => walk.market.call(operation, request),
      expected: verdict(person === rightful, isStale, project.life.getSnapshot().can(event)),
      follow: () => {
        moveProject(project, event);
        then?.(project, walk);
      },
    };
  };

const rate: Action = (walk) => {
  if (walk.projects.length === 0) return undefined;
  const project = walk.random.pick(walk.projects);
  const client = actor(walk, walk.clients, project.client);
  const stars = walk.random.between(1, 5);
  const event = { type: 'freelancer.rate' } as const;
  const request = { token: client.token, params: { projectId: project.id }, body: { rating: stars } };
  return {
    name: `${client.name} gives ${stars} stars`,
    project,
    call: () => walk.market.call('rateFreelancer', request),
    expected: verdict(client === project.client, false, project.rating.getSnapshot().can(event), 201),
    follow: () => {
      moveRating(project, event);
      walk.figures.get(hiredOf(project)?.userId ?? '')?.ratings.push(stars);
    },
  };
};

/** Within the next two hours, so that some meetings have begun when their application is decided. */
const schedule: Action = (walk) => {
  const [project, application] = pickApplication(walk) ?? [];
  if (!project || !application) return undefined;
  const client = actor(walk, walk.clients, project.client);
  const minute = Math.ceil(walk.clock.now().getTime() / 60_000) + walk.random.between(1, 120);
  const startsAt = new Date(minute * 60_000);
  const [meetingDate, time] = startsAt.toISOString().split('T');
  const body = {
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    meetingTitle: 'Application Interview',
    meetingDate,
    meetingTime: time?.slice(0, 5),
    timezone: 'UTC',
  };
  const params = { applicationId: application.id };
  const { value: status } = application.life.getSnapshot();
  const isLegal = mayMeet(status) && application.meeting?.life.getSnapshot().value !== 'SCHEDULED';
  return {
    name: `${client.name} invites ${application.freelancer.name}`,
    project,
    call: () => walk.market.call('scheduleMeeting', { token: client.token, params, body }),
    expected: verdict(client === project.client, false, isLegal, 201),
    follow: ({ data }) => newMeeting(project, application, (data as { meeting: { id: string } }).meeting.id, startsAt),
  };
};

const [cancel, ...completions] = projectMoves.map(moving);

/** Applying and deciding come more often, so that walks go deep before a post is withdrawn. */
const actions: readonly Action[] = [
  post, post, apply, apply, apply, apply, accept, accept, reject, schedule, schedule, ...completions, ...completions, ...completions, rate, rate,
  ...(cancel ? [cancel] : []),
]; // prettier-ignore

/** Time passes, but never so that a meeting begins during a call: no one could say which came first. */
function letTimePass({ random, clock, projects }: Walk): void {
  if (random.chance(0.2)) clock.advance(random.between(0, 480));
  const meetings = projects.flatMap(({ applications }) => applications.flatMap(({ meeting }) => meeting ?? []));
  const isClose = ({ startsAt }: { startsAt: Date }): boolean =>
    Math.abs(startsAt.getTime() - clock.now().getTime()) < 20_000;
  while (meetings.some(isClose)) clock.advance(45);
}

/** The next step of a walk. */
export function nextStep(walk: Walk): Step {
  letTimePass(walk);
  for (;;) {
    const step = walk.random.pick(actions)(walk);
    if (step) return step;
  }
}
