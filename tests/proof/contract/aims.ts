import type { OperationId } from '@guildhall/api/operations';
import { mayMeet } from '@guildhall/machines/lifecycles/meetingStatus';

import type { Application, Code, Entry, Meeting, Person, Project, World } from './world.ts';

/** A caller and the things named in the path, with which a call has reason to succeed. */
export type Aim = { caller: Person | undefined; params?: Record<string, string>; etag?: string | undefined };

const ofProject = (project: Project, caller: Person | undefined): Aim => ({
  caller,
  params: { projectId: project.id },
  etag: project.etag,
});

const ofApplication = ({ id, project }: Application): Aim => ({
  caller: project.client,
  params: { projectId: project.id, applicationId: id },
  etag: project.etag,
});

/** Those that did not fall away with their application. */
const standing = ({ meetings }: World): Meeting[] =>
  meetings.filter(({ application }) => mayMeet(application.status, application.project.status));

const ofMeeting = ({ id, application, etag }: Meeting): Aim => ({
  caller: application.project.client,
  params: { meetingId: id },
  etag,
});

const byFreelancer = (world: World): Aim[] =>
  standing(world).map((meeting) => ({ ...ofMeeting(meeting), caller: meeting.application.freelancer }));

const withTimes = (world: World): Aim[] =>
  standing(world)
    .filter(({ proposed }) => proposed.length > 0)
    .map(ofMeeting);

const projectsIn =
  (...statuses: readonly Project['status'][]) =>
  ({ projects }: World): Aim[] =>
    projects.filter(({ status }) => statuses.includes(status)).map((project) => ofProject(project, project.client));

const pending = ({ applications }: World): Aim[] =>
  applications.filter(({ status }) => status === 'PENDING').map(ofApplication);

const people =
  (role: Person['role'], name: string, caller?: Person['role']) =>
  (world: World): Aim[] =>
    world.people
      .filter((person) => person.role === role)
      .map(({ userId }) => ({
        caller: caller && world.people.find((person) => person.role === caller && person.tokens.length > 0),
        params: { [name]: userId },
      }));

const entries =
  (kind: Entry['kind'], name: string) =>
  (world: World): Aim[] =>
    world.entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, owner }) => ({ caller: owner, params: { [name]: id } }));

const adding =
  (kind: Entry['kind'], ...roles: readonly Person['role'][]) =>
  (world: World): Aim[] =>
    world.people
      .filter((person) => roles.includes(person.role) && person.entries[kind] < 30)
      .map((caller) => ({ caller }));

/** A password can be reset while a code for it is known. */
const withCode =
  (purpose: Code['purpose']) =>
  ({ codes }: World): Aim[] =>
    codes.filter((code) => code.purpose === purpose).map(() => ({ caller: undefined }));

/** An address that is known can be replaced. */
const withFeed = ({ feeds }: World): Aim[] =>
  feeds.filter(({ owner }) => owner.tokens.length > 0).map(({ owner, etag }) => ({ caller: owner, etag }));

/** Projects that take proposals, each with the freelancers who may send one. */
function toBeAppliedTo(world: World): Aim[] {
  const freelancers = world.people.filter(({ role, tokens }) => role === 'FREELANCER' && tokens.length > 0);
  const hasApplied = (project: Project, freelancer: Person): boolean =>
    world.applications.some(
      (one) => one.project === project && one.freelancer === freelancer && one.status !== 'WITHDRAWN',
    );
  return world.projects
    .filter(({ status }) => status === 'OPEN')
    .flatMap((project) =>
      freelancers.filter((freelancer) => !hasApplied(project, freelancer)).map((one) => ofProject(project, one)),
    );
}

/** The same for each operation whose path or state asks for more than the right role. */
const aims: Partial<Record<OperationId, (world: World) => Aim[]>> = {
  getPublicJob: ({ projects }) => projects.map(({ id }) => ({ caller: undefined, params: { jobId: id } })),
  resetClientPassword: withCode('CLIENT'),
  resetFreelancerPassword: withCode('FREELANCER'),
  endSession: ({ sessions }) =>
    sessions
      .filter(({ owner }) => owner.tokens.length > 1)
      .map(({ id, owner }) => ({ caller: owner, params: { sessionId: id } })),
  changePassword: ({ people: known }) => known.filter(({ tokens }) => tokens.length > 0).map((caller) => ({ caller })),
  requestEmailChange: ({ people: known }) =>
    known.filter(({ tokens }) => tokens.length > 0).map((caller) => ({ caller })),
  changeEmail: ({ codes }) =>
    codes
      .filter(({ purpose, owner }) => purpose === 'CHANGE_EMAIL' && owner && owner.tokens.length > 0)
      .map(({ owner }) => ({ caller: owner })),
  closeAccount: ({ people: known, projects }) => {
    const open = known.filter(({ tokens }) => tokens.length > 0);
    const isIdle = (person: Person) =>
      !projects.some(({ client, freelancer }) => client === person || freelancer === person);
    // Some stay, or there is no one left to work.
    return [...Map.groupBy(open, ({ role }) => role).values()]
      .flatMap((alike) => alike.filter(isIdle).slice(5))
      .map((caller) => ({ caller }));
  },
  getCalendar: ({ feeds }) => feeds.map(({ id }) => ({ caller: undefined, params: { calendarToken: id } })),
  renewCalendarFeed: withFeed,
  endCalendarFeed: withFeed,
  checkVerification: ({ people: known }) =>
    known.filter(({ tokens, addresses }) => tokens.length > 0 && addresses.length > 0).map((caller) => ({ caller })),
  getFreelancerContact: people('FREELANCER', 'freelancerId', 'CLIENT'),
  getPublicFreelancer: people('FREELANCER', 'freelancerId'),
  getPublicClient: people('CLIENT', 'clientId'),
  getPublicProfile: (world) => [...people('FREELANCER', 'userId')(world), ...people('CLIENT', 'userId')(world)],
  getPublicFreelancerProfile: people('FREELANCER', 'userId'),
  getProjectTimeline: ({ projects }) => projects.map((project) => ofProject(project, project.client)),
  getClientProject: ({ projects }) => projects.map((project) => ofProject(project, project.client)),
  editProject: projectsIn('OPEN'),
  cancelProject: projectsIn('OPEN'),
  endProject: projectsIn('ASSIGNED', 'IN_PROGRESS'),
  endAssignedProject: ({ projects }) =>
    projects
      .filter(({ status }) => status === 'ASSIGNED' || status === 'IN_PROGRESS')
      .map((project) => ofProject(project, project.freelancer)),
  approveCompletion: projectsIn('PENDING_COMPLETION'),
  rejectCompletion: projectsIn('PENDING_COMPLETION'),
  rateFreelancer: ({ projects }) =>
    projects
      .filter(({ status, isRated }) => status === 'COMPLETED' && !isRated)
      .map((project) => ofProject(project, project.client)),
  rateClient: ({ projects }) =>
    projects
      .filter(({ status, isClientRated }) => status === 'COMPLETED' && !isClientRated)
      .map((project) => ofProject(project, project.freelancer)),
  replyToRating: ({ ratings }) =>
    ratings
      .filter(({ isReplied }) => !isReplied)
      .map(({ id, freelancer }) => ({ caller: freelancer, params: { ratingId: id } })),
  requestCompletion: ({ projects }) =>
    projects
      .filter(({ status }) => status === 'ASSIGNED' || status === 'IN_PROGRESS')
      .map((project) => ofProject(project, project.freelancer)),
  applyToProject: toBeAppliedTo,
  getProposalDraft: toBeAppliedTo,
  saveProposalDraft: toBeAppliedTo,
  deleteProposalDraft: toBeAppliedTo,
  approveApplication: pending,
  rejectApplication: pending,
  rejectApplications: pending,
  undoRejection: ({ rejections }) =>
    rejections.map(({ id, client }) => ({ caller: client, params: { rejectionId: id } })),
  editApplication: ({ applications }) =>
    applications
      .filter(({ status, isViewed, isPostEdited }) => status === 'PENDING' && (!isViewed || isPostEdited))
      .map(({ id, freelancer, etag }) => ({ caller: freelancer, params: { applicationId: id }, etag })),
  withdrawApplication: ({ applications }) =>
    applications
      .filter(({ status }) => status === 'PENDING')
      .map(({ id, freelancer }) => ({ caller: freelancer, params: { applicationId: id } })),
  markApplicationViewed: ({ applications }) => applications.map(ofApplication),
  shortlistApplication: ({ applications }) => applications.map(ofApplication),
  unshortlistApplication: ({ applications }) => applications.map(ofApplication),
  scheduleMeeting: ({ applications }) =>
    applications
      .filter(({ status, project, hasMeeting }) => mayMeet(status, project.status) && !hasMeeting)
      .map(ofApplication),
  rescheduleMeeting: (world) => standing(world).map(ofMeeting),
  cancelMeeting: (world) => standing(world).map(ofMeeting),
  proposeMeetingTimes: byFreelancer,
  confirmMeeting: byFreelancer,
  declineMeeting: byFreelancer,
  acceptMeetingProposal: withTimes,
  declineMeetingProposal: withTimes,
  getMeetingConflicts: ({ applications }) => applications.map(ofApplication),
  listClientApplicationMeetings: ({ applications }) => applications.map(ofApplication),
  listFreelancerApplicationMeetings: ({ applications }) =>
    applications.map(({ id, freelancer }) => ({ caller: freelancer, params: { applicationId: id } })),
  getWorkStatement: ({ projects }) =>
    projects
      .filter(({ status }) => status === 'COMPLETED')
      .flatMap((project) => [project.client, project.freelancer].map((caller) => ofProject(project, caller))),
  getMeetingInvitation: ({ meetings }) =>
    meetings.flatMap(({ id, application }) =>
      [application.freelancer, application.project.client].map((caller) => ({ caller, params: { meetingId: id } })),
    ),
  getFile: ({ files }) => files.map(({ id, owner, etag }) => ({ caller: owner, params: { fileId: id }, etag })),
  addEducation: adding('education', 'FREELANCER'),
  addExperience: adding('experience', 'FREELANCER'),
  addPortfolioItem: adding('portfolio', 'FREELANCER'),
  updateEducation: entries('education', 'educationId'),
  deleteEducation: entries('education', 'educationId'),
  updateExperience: entries('experience', 'experienceId'),
  deleteExperience: entries('experience', 'experienceId'),
  updatePortfolioItem: entries('portfolio', 'portfolioItemId'),
  movePortfolioItem: entries('portfolio', 'portfolioItemId'),
  deletePortfolioItem: entries('portfolio', 'portfolioItemId'),
  createSavedSearch: adding('savedSearch', 'CLIENT', 'FREELANCER'),
  updateSavedSearch: entries('savedSearch', 'savedSearchId'),
  deleteSavedSearch: entries('savedSearch', 'savedSearchId'),
  markSavedSearchSeen: entries('savedSearch', 'savedSearchId'),
};

/** Calls that have reason to succeed; undefined where the right role is all it takes. */
export function aimsOf(id: string, world: World): Aim[] | undefined {
  return aims[id as OperationId]?.(world);
}

/** Whatever a path parameter may name, right or wrong for the operation. */
export function idsFor(name: string, world: World): string[] {
  const lists: Readonly<Record<string, readonly { id: string }[]>> = {
    projectId: world.projects,
    jobId: world.projects,
    applicationId: world.applications,
    meetingId: world.meetings,
    ratingId: world.ratings,
    rejectionId: world.rejections,
    fileId: world.files,
    educationId: world.entries,
    experienceId: world.entries,
    portfolioItemId: world.entries,
    savedSearchId: world.entries,
    sessionId: world.sessions,
    calendarToken: world.feeds,
  };
  return lists[name]?.map(({ id }) => id) ?? world.people.map(({ userId }) => userId);
}
