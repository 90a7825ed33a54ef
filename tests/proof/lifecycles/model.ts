import { applicationStatusMachine } from '@guildhall/machines/lifecycles/applicationStatus';
import type { ApplicationEvent } from '@guildhall/machines/lifecycles/applicationStatus';
import { meetingStatusMachine } from '@guildhall/machines/lifecycles/meetingStatus';
import type { MeetingEvent } from '@guildhall/machines/lifecycles/meetingStatus';
import { projectStatusMachine } from '@guildhall/machines/lifecycles/projectStatus';
import type { ProjectEvent } from '@guildhall/machines/lifecycles/projectStatus';
import { ratingStatusMachine } from '@guildhall/machines/lifecycles/ratingStatus';
import type { RatingEvent } from '@guildhall/machines/lifecycles/ratingStatus';
import type { RejectionEvent } from '@guildhall/machines/lifecycles/rejectionStatus';
import { rejectionStatusMachine } from '@guildhall/machines/lifecycles/rejectionStatus';
import type { ActorRefFrom } from 'xstate';
import { createActor } from 'xstate';

import type { Person } from '../../../apps/server/src/operations/testing/marketplace.ts';

/** One row that the audit log must have. */
export type Transition = {
  entity: 'project' | 'application' | 'rejection' | 'meeting' | 'rating';
  from: string | null;
  to: string;
};

export type ModelMeeting = {
  readonly id: string;
  startsAt: Date;
  /** How many invitations there have been after the first. */
  sequence: number;
  /** What the freelancer proposes. */
  proposed: readonly Date[];
  isConfirmed: boolean;
  readonly life: ActorRefFrom<typeof meetingStatusMachine>;
};

/** What an event changes besides the status. */
export type MeetingChange = Partial<Pick<ModelMeeting, 'startsAt' | 'proposed' | 'isConfirmed'>>;

/** A rejection of several applications. */
export type ModelRejection = {
  readonly id: string;
  readonly applications: readonly ModelApplication[];
  readonly dueAt: Date;
  readonly life: ActorRefFrom<typeof rejectionStatusMachine>;
};

export type ModelApplication = {
  readonly id: string;
  readonly freelancer: Person;
  /** The proposal, as it was sent or last edited. */
  text: string;
  /** Whether the client has opened it. */
  isViewed: boolean;
  /** Whether the post was edited since the proposal was written. */
  isPostEdited: boolean;
  readonly life: ActorRefFrom<typeof applicationStatusMachine>;
  /** The last one is the one that may stand. */
  readonly meetings: ModelMeeting[];
};

/** A project as the machines see it: their actors, and what has happened to them. */
export type ModelProject = {
  readonly id: string;
  readonly client: Person;
  readonly life: ActorRefFrom<typeof projectStatusMachine>;
  readonly rating: ActorRefFrom<typeof ratingStatusMachine>;
  /** The freelancer's, of the client. */
  readonly clientRating: ActorRefFrom<typeof ratingStatusMachine>;
  /** The ids of the ratings that were given. */
  readonly ratingIds: { rating?: string; clientRating?: string };
  /** The replies, by the rating's id. */
  readonly replies: Map<string, string>;
  readonly applications: ModelApplication[];
  readonly rejections: ModelRejection[];
  readonly transitions: Transition[];
  /** What was tried, for anyone who reads a failure. */
  readonly story: string[];
};

/** A freelancer's figures, as they follow from what the machines let through. */
export type Figures = { completed: number; ratings: number[] };

export const statusOf = ({ life }: { life: { getSnapshot(): { value: string } } }): string => life.getSnapshot().value;

export function newProject(id: string, client: Person): ModelProject {
  return {
    id,
    client,
    life: createActor(projectStatusMachine).start(),
    rating: createActor(ratingStatusMachine).start(),
    clientRating: createActor(ratingStatusMachine).start(),
    ratingIds: {},
    replies: new Map(),
    applications: [],
    rejections: [],
    transitions: [{ entity: 'project', from: null, to: 'OPEN' }],
    story: [],
  };
}

export function newApplication(project: ModelProject, id: string, freelancer: Person, text: string): void {
  project.applications.push({
    id,
    freelancer,
    text,
    isViewed: false,
    isPostEdited: false,
    life: createActor(applicationStatusMachine).start(),
    meetings: [],
  });
  project.transitions.push({ entity: 'application', from: null, to: 'PENDING' });
}

/** Sends an event to a project's machine and writes down what followed. */
export function moveProject(project: ModelProject, event: ProjectEvent): void {
  const from = statusOf(project);
  project.life.send(event);
  project.transitions.push({ entity: 'project', from, to: statusOf(project) });
}

export function newMeeting(project: ModelProject, application: ModelApplication, id: string, startsAt: Date): void {
  const life = createActor(meetingStatusMachine).start();
  application.meetings.push({ id, startsAt, sequence: 0, proposed: [], isConfirmed: false, life });
  project.transitions.push({ entity: 'meeting', from: null, to: 'SCHEDULED' });
}

/** An application's meeting goes the way of its application. */
export function moveApplication(
  project: ModelProject,
  application: ModelApplication,
  event: ApplicationEvent,
  now: Date,
): void {
  const from = statusOf(application);
  application.life.send(event);
  project.transitions.push({ entity: 'application', from, to: statusOf(application) });
  const meeting = application.meetings.at(-1);
  if (!meeting || event.type === 'application.accept' || event.type === 'application.edit') return;
  const fallingAway: MeetingEvent = { type: event.type, hasBegun: meeting.startsAt <= now };
  if (meeting.life.getSnapshot().can(fallingAway)) moveMeeting(project, meeting, fallingAway);
}

/** The meetings of who was hired end with the project. */
export function endMeetings(project: ModelProject, now: Date): void {
  for (const one of project.applications) {
    const meeting = one.meetings.at(-1);
    if (!meeting || statusOf(one) !== 'ACCEPTED') continue;
    const event: MeetingEvent = { type: 'project.end', hasBegun: meeting.startsAt <= now };
    if (meeting.life.getSnapshot().can(event)) moveMeeting(project, meeting, event);
  }
}

/** Sends a lawful event to a meeting's machine and writes down what followed. */
export function moveMeeting(
  project: ModelProject,
  meeting: ModelMeeting,
  event: MeetingEvent,
  change: MeetingChange = {},
): void {
  const from = statusOf(meeting);
  meeting.life.send(event);
  const { startsAt = meeting.startsAt, proposed = [], isConfirmed = meeting.isConfirmed } = change;
  Object.assign(meeting, { startsAt, proposed, isConfirmed });
  // Calendars are told of none of these.
  if (!['meeting.propose', 'meeting.confirm', 'proposal.decline'].includes(event.type)) meeting.sequence += 1;
  project.transitions.push({ entity: 'meeting', from, to: statusOf(meeting) });
}

/** Everyone who waited is answered, as the project is given away or withdrawn. */
export function overtakeRejections(project: ModelProject): void {
  for (const rejection of project.rejections) {
    if (statusOf(rejection) !== 'DUE') continue;
    rejection.life.send({ type: 'rejection.overtake' });
    project.transitions.push({ entity: 'rejection', from: 'DUE', to: statusOf(rejection) });
  }
}

export function newRejection(project: ModelProject, rejection: Omit<ModelRejection, 'life'>): void {
  project.rejections.push({ ...rejection, life: createActor(rejectionStatusMachine).start() });
  project.transitions.push({ entity: 'rejection', from: null, to: 'DUE' });
}

/** One that is carried out rejects those of its applications that still wait for an answer. */
export function moveRejection(
  project: ModelProject,
  rejection: ModelRejection,
  event: RejectionEvent,
  now: Date,
): void {
  const from = statusOf(rejection);
  rejection.life.send(event);
  project.transitions.push({ entity: 'rejection', from, to: statusOf(rejection) });
  if (event.type === 'rejection.undo') return;
  for (const one of rejection.applications)
    if (statusOf(one) === 'PENDING') moveApplication(project, one, { type: 'application.reject' }, now);
}

export function moveRating(project: ModelProject, which: 'rating' | 'clientRating', event: RatingEvent): void {
  const from = project[which].getSnapshot().value;
  project[which].send(event);
  // That a rating falls due is the completion's own row.
  const to = project[which].getSnapshot().value;
  if (event.type !== 'completion.approve') project.transitions.push({ entity: 'rating', from, to });
}

export const waiting = ({ applications }: ModelProject): ModelApplication[] =>
  applications.filter((application) => statusOf(application) === 'PENDING');

export const hiredOf = ({ applications }: ModelProject): Person | undefined =>
  applications.find((application) => statusOf(application) === 'ACCEPTED')?.freelancer;
