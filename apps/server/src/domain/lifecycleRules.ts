import type { ApplicationStatus, MeetingStatus, ProjectStatus, RejectionStatus, Role } from '@guildhall/api/enums';
import type { ApplyingStanding } from '@guildhall/machines/domain/applying';
import { obstacleTo } from '@guildhall/machines/domain/applying';
import { nextStatus } from '@guildhall/machines/domain/lifecycle';
import { applyThreshold } from '@guildhall/machines/domain/profileCompletion';
import { roleNouns } from '@guildhall/machines/domain/roleNouns';
import { accountStatusMachine, reopenDays } from '@guildhall/machines/lifecycles/accountStatus';
import type { AccountEvent, AccountStatus } from '@guildhall/machines/lifecycles/accountStatus';
import { applicationStatusMachine } from '@guildhall/machines/lifecycles/applicationStatus';
import type { ApplicationEvent } from '@guildhall/machines/lifecycles/applicationStatus';
import { mayMeet, meetingStatusMachine } from '@guildhall/machines/lifecycles/meetingStatus';
import type { MeetingEvent } from '@guildhall/machines/lifecycles/meetingStatus';
import { projectStatusMachine } from '@guildhall/machines/lifecycles/projectStatus';
import type { ProjectEvent } from '@guildhall/machines/lifecycles/projectStatus';
import { givenRatingStatus, ratingStatusMachine, ratingStatusOf } from '@guildhall/machines/lifecycles/ratingStatus';
import type { RatingStatus } from '@guildhall/machines/lifecycles/ratingStatus';
import type { RejectionEvent } from '@guildhall/machines/lifecycles/rejectionStatus';
import { rejectionStatusMachine } from '@guildhall/machines/lifecycles/rejectionStatus';

import { Refusal } from './refusal.ts';
import { after, days, dayInWords } from './time.ts';

const statusWords: Readonly<Record<ProjectStatus | ApplicationStatus, string>> = {
  OPEN: 'open',
  ASSIGNED: 'assigned',
  IN_PROGRESS: 'in progress',
  PENDING_COMPLETION: 'waiting for approval',
  COMPLETED: 'completed',
  CANCELLED: 'canceled',
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
};

/** What a person can do about it; events that only follow from something else are not offered. */
const moves: Readonly<Partial<Record<string, string>>> = {
  'project.edit': 'be edited',
  'application.accept': 'be given to an applicant',
  'project.cancel': 'be withdrawn',
  'completion.request': 'be handed in for approval',
  'completion.approve': 'be approved',
  'completion.reject': 'be sent back',
  'project.end': 'be ended',
} satisfies Partial<Record<ProjectEvent['type'], string>>;

const nothingMore = 'Nothing more can be done with it.';

/** "This project is assigned. It can be handed in for approval or be ended." */
function refusalText(thing: 'project' | 'application', status: string, allowed: readonly string[]): string {
  const words = statusWords[status as ProjectStatus | ApplicationStatus];
  const possible = thing === 'project' ? allowed.flatMap((event) => moves[event] ?? []) : [];
  const rest = possible.length > 0 ? `It can ${possible.join(' or ')}.` : nothingMore;
  return `This ${thing} is ${thing === 'application' ? 'already ' : ''}${words}. ${rest}`;
}

/** Lets a freelancer apply, or refuses with what stands in the way. */
export function permitApplying(standing: ApplyingStanding): void {
  switch (obstacleTo(standing)) {
    case 'applied':
      throw new Refusal(409, 'You have already applied to this project.');
    case 'closed':
      throw new Refusal(409, `This project is ${statusWords[standing.status]}. It takes no more applications.`);
    case 'incomplete':
      throw new Refusal(
        409,
        `Your profile is ${standing.percentage}% complete. Complete at least ${applyThreshold}% of it to apply.`,
      );
    case null:
  }
}

/** A proposal may be written before the profile is complete enough to send it. */
export function permitDrafting(standing: Omit<ApplyingStanding, 'percentage'>): void {
  permitApplying({ ...standing, percentage: 100 });
}

/** The status that follows, or the 409 that says what is allowed. */
export function permitProject(status: ProjectStatus, type: ProjectEvent['type']): ProjectStatus {
  const next = nextStatus(projectStatusMachine, status, { type });
  if (!next.ok) throw new Refusal(409, refusalText('project', status, next.allowed));
  return next.status;
}

/** Where the rating stands and what it comes to, or the 409 that says when it can be given. */
export function permitRating(project: { status: ProjectStatus; isRated: boolean }): {
  from: RatingStatus;
  to: RatingStatus;
} {
  const from = ratingStatusOf(project);
  const next = nextStatus(ratingStatusMachine, from, { type: 'rating.give' });
  if (next.ok) return { from, to: next.status };
  if (project.isRated) throw new Refusal(409, 'You have already rated this project. A rating cannot be changed.');
  const possible = project.status === 'CANCELLED' ? nothingMore : 'It can be rated once the work is approved.';
  throw new Refusal(409, `This project is ${statusWords[project.status]}. ${possible}`);
}

/** Lets the person who was rated reply, or gives the 409 that says that they have. */
export function permitReply(reply: string | null): { from: RatingStatus; to: RatingStatus } {
  const from = givenRatingStatus({ reply });
  const next = nextStatus(ratingStatusMachine, from, { type: 'rating.reply' });
  if (next.ok) return { from, to: next.status };
  throw new Refusal(409, 'You have already replied to this review. A reply cannot be changed.');
}

type ApplicationMove = Exclude<ApplicationEvent['type'], 'application.edit'>;

/** The status that follows, or the 409 that says what is allowed. */
export function permitApplication(status: ApplicationStatus, type: ApplicationMove): ApplicationStatus {
  const next = nextStatus(applicationStatusMachine, status, { type });
  if (!next.ok) throw new Refusal(409, refusalText('application', status, next.allowed));
  return next.status;
}

/** Lets a post be edited, or gives the 409 that says why it stands as it is. */
export function permitPostEdit(status: ProjectStatus): ProjectStatus {
  const next = nextStatus(projectStatusMachine, status, { type: 'project.edit' });
  if (next.ok) return next.status;
  throw new Refusal(409, `This project is ${statusWords[status]}, so its post can no longer be edited.`);
}

/**
 * Lets the text of an application be edited; else the 409 that says when the client has read it, by the calendar of the
 * freelancer's zone, or what it is now.
 */
export function permitEditing(
  { status, viewedAt, isPostEdited }: { status: ApplicationStatus; viewedAt: Date | null; isPostEdited: boolean },
  timezone: string | null,
): void {
  const next = nextStatus(applicationStatusMachine, status, {
    type: 'application.edit',
    isViewed: viewedAt !== null,
    isPostEdited,
  });
  if (next.ok) return;
  if (status !== 'PENDING' || viewedAt === null)
    throw new Refusal(409, refusalText('application', status, next.allowed));
  const read = `The client read this application on ${dayInWords(viewedAt, timezone)}`;
  throw new Refusal(409, `${read}, so it can no longer be changed. Your earlier text stands.`);
}

/** The status that follows, or the 409 that says that it is too late. */
export function permitRejection(status: RejectionStatus, type: RejectionEvent['type']): RejectionStatus {
  const next = nextStatus(rejectionStatusMachine, status, { type });
  if (!next.ok) {
    const why =
      status === 'OVERTAKEN'
        ? 'Meanwhile the project was given to someone or withdrawn, and everyone who applied was told.'
        : 'The applicants have been notified.';
    throw new Refusal(409, `It is too late to undo this. ${why}`);
  }
  return next.status;
}

/** The status that follows, or undefined when the lifecycle leaves it as it is. */
export function accountAfter(status: AccountStatus, event: AccountEvent): AccountStatus | undefined {
  const next = nextStatus(accountStatusMachine, status, event);
  return next.ok ? next.status : undefined;
}

/** Until when its owner can reopen an account that was closed then. */
export const reopenUntil = (closedAt: Date): Date => after(closedAt, days(reopenDays));

/** Lets either side end the project, or gives the 409 that says what is allowed, and who was faster. */
export function permitEnding(project: { status: ProjectStatus; endedBy: Role | null }, by: Role): ProjectStatus {
  const { status, endedBy } = project;
  if (endedBy === null) return permitProject(status, 'project.end');
  throw new Refusal(
    409,
    `${endedBy === by ? 'You have' : `The ${roleNouns[endedBy]} has`} already ended this project.`,
  );
}

/** No one meets who was turned down, nor about a project that was ended. */
export function permitMeeting(status: ApplicationStatus, project: ProjectStatus): void {
  if (mayMeet(status, project)) return;
  if (status === 'ACCEPTED') throw new Refusal(409, 'This project was ended. Interviews about it are over.');
  throw new Refusal(
    409,
    `This application is already ${statusWords[status]}. Schedule interviews with other applicants.`,
  );
}

/** The status that a meeting falls to, or undefined when the lifecycle leaves it as it is. */
export function meetingAfter(status: MeetingStatus, event: MeetingEvent): MeetingStatus | undefined {
  const next = nextStatus(meetingStatusMachine, status, event);
  return next.ok ? next.status : undefined;
}

/** Lets one of a meeting's two people change it, and gives the status that follows; else the 409 that says why not. */
export function permitMeetingChange(status: MeetingStatus, event: MeetingEvent): MeetingStatus {
  const next = nextStatus(meetingStatusMachine, status, event);
  if (next.ok) return next.status;
  if (status === 'CANCELLED') throw new Refusal(409, 'This meeting is canceled. Another one can be scheduled.');
  if (event.hasBegun) throw new Refusal(409, 'This meeting has begun, so it can no longer be changed.');
  throw new Refusal(409, 'This time is no longer suggested. Choose another one, or reschedule the meeting.');
}
