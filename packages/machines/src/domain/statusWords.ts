import type { ApplicationStatus, MeetingStatus, ProjectStatus, ProjectStatusChoice, Role } from '@guildhall/api/enums';

const projectWords: Record<ProjectStatus, string> = {
  OPEN: 'Open',
  ASSIGNED: 'Assigned',
  IN_PROGRESS: 'In progress',
  PENDING_COMPLETION: 'Pending completion',
  COMPLETED: 'Completed',
  CANCELLED: 'Canceled',
};

const applicationWords: Record<ApplicationStatus, Record<Role, string>> = {
  PENDING: { CLIENT: 'Pending', FREELANCER: 'Pending' },
  ACCEPTED: { CLIENT: 'Accepted', FREELANCER: 'Approved' },
  REJECTED: { CLIENT: 'Rejected', FREELANCER: 'Rejected' },
  WITHDRAWN: { CLIENT: 'Withdrawn', FREELANCER: 'Withdrawn' },
};

const meetingWords: Record<MeetingStatus, string> = { SCHEDULED: 'Scheduled', CANCELLED: 'Canceled' };

const choiceWords: Record<ProjectStatusChoice, string> = {
  ...projectWords,
  ACTIVE: 'All active',
  ENGAGED: 'With a freelancer',
};

/** How a status, or several that belong together, reads as a choice. */
export const statusChoiceWord = (choice: ProjectStatusChoice): string => choiceWords[choice];

/** How a project's status reads. */
export const projectStatusWord = (status: ProjectStatus): string => projectWords[status];

/** How an application's status reads to the one side and to the other. */
export const applicationStatusWord = (status: ApplicationStatus, reader: Role): string =>
  applicationWords[status][reader];

/** How a meeting's status reads, as long as it has not begun. */
export const meetingStatusWord = (status: MeetingStatus): string => meetingWords[status];
