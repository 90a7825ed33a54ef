import { applicationStatuses } from '@guildhall/api/enums';

import type { ApplicationGroup } from '../../domain/applicationGroups.ts';
import { groupByProject } from '../../domain/applicationGroups.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import type { Schema } from '../../kit/schema.ts';
import { applicationStatusMachine } from '../../lifecycles/applicationStatus/machine.ts';
import type { ApplicantsAddress } from './address.ts';
import type { StarsContext } from './stars.ts';
import { listed } from './stars.ts';

type Application = Schema<'ClientApplication'>;

/** A project that the list can be narrowed to. */
export type ProjectChoice = Pick<Schema<'ApplicationProject'>, 'id' | 'title' | 'applicationsCount'>;

export interface ListedApplications extends StarsContext {
  /** What was loaded last; null before that. It stays on screen while the list loads again. */
  groups: ApplicationGroup[] | null;
  /** How many applications there are on all pages. */
  total: number;
  /** How many pages there are. */
  pages: number;
  /** The projects seen so far, to choose from. */
  projects: ProjectChoice[];
}

/** The lifecycle is asked once: with fifty applications on screen it would be asked thousands of times. */
const rejectable: ReadonlySet<Application['status']> = new Set(
  applicationStatuses.filter(
    (status) => nextStatus(applicationStatusMachine, status, { type: 'application.reject' }).ok,
  ),
);

/** Whether the lifecycle lets it be rejected, and it is not being rejected with others already. */
export const mayBeRejected = ({ status, rejectionDueAt }: Application): boolean =>
  rejectionDueAt === null && rejectable.has(status);

export function findApplication({ groups }: ListedApplications, applicationId: string): Application | null {
  return groups?.flatMap((group) => group.applications).find(({ id }) => id === applicationId) ?? null;
}

/** The application that is open, as it was loaded last; null where none is, or it is not among those listed. */
export const openedApplication = (context: ListedApplications & ApplicantsAddress): Application | null =>
  context.applicationId === null ? null : findApplication(context, context.applicationId);

/** An application was seen: with the text that it had then, which may be newer than the list. */
export const withViewed = (
  { groups }: Pick<ListedApplications, 'groups'>,
  { id, viewedAt, proposal, coverLetter }: Application,
): ApplicationGroup[] | null =>
  groups?.map((group) => ({
    ...group,
    applications: group.applications.map((one) => (one.id === id ? { ...one, viewedAt, proposal, coverLetter } : one)),
  })) ?? null;

/** A new list, and what it says of the projects there are. */
export function takeList(
  { projects, ...stars }: ListedApplications,
  { applications, pagination }: Schema<'ClientApplicationList'>,
): ListedApplications {
  const shortlisted = applications.flatMap(({ id, shortlistedAt }) => (shortlistedAt === null ? [] : id));
  const groups = groupByProject(applications);
  const choices = new Map(projects.map((project) => [project.id, project]));
  for (const { project } of groups) {
    const { id, title, applicationsCount } = project;
    choices.set(id, { id, title, applicationsCount });
  }
  const { total, pages } = pagination;
  return { groups, total, pages, projects: [...choices.values()], ...listed(stars, shortlisted) };
}
