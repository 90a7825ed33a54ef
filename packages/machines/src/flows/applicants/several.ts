import { rejectApplications as limits } from '@guildhall/api/limits';

import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ListedApplications } from './listed.ts';
import { mayBeRejected } from './listed.ts';

export interface RejectApplicationsCall {
  params: { projectId: string };
  ifMatch: string;
  body: { applicationIds: string[]; reason: string | null };
}

type Application = Schema<'ClientApplication'>;

/** Applications of one project that the client chooses, to reject them together. */
export interface Several {
  projectId: string;
  applicationIds: readonly string[];
  /** Those of them that are on other pages than the one on screen, as they were seen there. */
  elsewhere: readonly Application[];
}

export interface SeveralContext {
  /** Null where none are being chosen. */
  several: Several | null;
}

type Listed = Pick<ListedApplications, 'groups'>;

/** How many can be rejected at once. */
export const mostChosen = limits.applicationIds.maxItems;

const applicationsOf = ({ groups }: Listed, projectId: string): Application[] =>
  groups?.find(({ project }) => project.id === projectId)?.applications ?? [];

/** The applications of a project that can be chosen on the page that is on screen. */
export const choosable = (context: Listed, projectId: string): Application[] =>
  applicationsOf(context, projectId).filter(mayBeRejected);

/** All that are chosen, on any page, in the order of the pages that were seen. */
export const chosenOf = (context: Listed, { projectId, applicationIds, elsewhere }: Several): Application[] =>
  [...elsewhere, ...applicationsOf(context, projectId)].filter(({ id }) => applicationIds.includes(id));

/** More or fewer are chosen. */
export const withChoice = (
  { applicationIds, ...several }: Several,
  { applicationId, isChosen }: { applicationId: string; isChosen: boolean },
): Several => ({
  ...several,
  applicationIds: [...applicationIds.filter((id) => id !== applicationId), ...(isChosen ? [applicationId] : [])],
});

/** All on this page are chosen besides, as many as can be at once. */
export function withAll(context: Listed, several: Several): Several {
  const here = choosable(context, several.projectId).map(({ id }) => id);
  // Those that are chosen already stay.
  const picked = new Set([...new Set([...several.applicationIds, ...here])].slice(0, mostChosen));
  const away = several.applicationIds.filter((id) => !here.includes(id));
  return { ...several, applicationIds: [...away, ...here].filter((id) => picked.has(id)) };
}

/** Whether more on this page may be chosen. */
export const mayChooseMore = (context: Listed, { projectId, applicationIds }: Several): boolean =>
  applicationIds.length < mostChosen && choosable(context, projectId).some(({ id }) => !applicationIds.includes(id));

/** The page is about to be turned: what is chosen on it is kept. */
export const withPageLeft = (context: Listed, several: Several): Several => ({
  ...several,
  elsewhere: chosenOf(context, several),
});

/** What is left of a choice once it was sent: what is on other pages may have been decided since it was seen. */
export function onPage({ elsewhere, applicationIds, ...several }: Several): Several | null {
  const left = applicationIds.filter((id) => !elsewhere.some((one) => one.id === id));
  return left.length === 0 ? null : { ...several, applicationIds: left, elsewhere: [] };
}

/** What is left of a choice in a newer list: null once nothing is, where something was chosen. */
export function prunedTo(context: Listed, several: Several | null): Several | null {
  if (several === null) return null;
  const listed = new Set(context.groups?.flatMap(({ applications }) => applications).map(({ id }) => id));
  const elsewhere = several.elsewhere.filter(({ id }) => !listed.has(id));
  const left = [...elsewhere, ...choosable(context, several.projectId)].map(({ id }) => id);
  const applicationIds = several.applicationIds.filter((id) => left.includes(id));
  const isOver = left.length === 0 || (several.applicationIds.length > 0 && applicationIds.length === 0);
  return isOver ? null : { ...several, applicationIds, elsewhere };
}

/** The call for what is chosen, with the reason for each. */
export function callFor({ groups, several }: Listed & SeveralContext, reason: string | null): RejectApplicationsCall {
  const { projectId, applicationIds, elsewhere } = required(several);
  const listed = groups?.find(({ project }) => project.id === projectId)?.project;
  const project = required(listed ?? elsewhere[0]?.project ?? null);
  return { params: { projectId }, ifMatch: project.etag, body: { applicationIds: [...applicationIds], reason } };
}
