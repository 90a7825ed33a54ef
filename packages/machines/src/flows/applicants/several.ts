import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { RejectApplicationsCall } from './decisions.ts';
import type { ListedApplications } from './listed.ts';
import { mayBeRejected } from './listed.ts';

/** Applications of one project that the client chooses, to reject them together. */
export interface Several {
  projectId: string;
  applicationIds: readonly string[];
}

export interface SeveralContext {
  /** Null where none are being chosen. */
  several: Several | null;
}

type Application = Schema<'ClientApplication'>;
type Listed = Pick<ListedApplications, 'groups'>;

const applicationsOf = ({ groups }: Listed, projectId: string): Application[] =>
  groups?.find(({ project }) => project.id === projectId)?.applications ?? [];

/** The applications of a project that can be chosen. */
export const choosable = (context: Listed, projectId: string): Application[] =>
  applicationsOf(context, projectId).filter(mayBeRejected);

/** More or fewer are chosen. */
export const withChoice = (
  { projectId, applicationIds }: Several,
  { applicationId, isChosen }: { applicationId: string; isChosen: boolean },
): Several => ({
  projectId,
  applicationIds: [...applicationIds.filter((id) => id !== applicationId), ...(isChosen ? [applicationId] : [])],
});

/** What is left of a choice in a newer list: null once nothing is, where something was chosen. */
export function prunedTo(context: Listed, several: Several | null): Several | null {
  if (several === null) return null;
  const left = choosable(context, several.projectId).map(({ id }) => id);
  const applicationIds = several.applicationIds.filter((id) => left.includes(id));
  const isOver = left.length === 0 || (several.applicationIds.length > 0 && applicationIds.length === 0);
  return isOver ? null : { ...several, applicationIds };
}

/** The call for what is chosen, with the reason for each. */
export function callFor({ groups, several }: Listed & SeveralContext, reason: string | null): RejectApplicationsCall {
  const { projectId, applicationIds } = required(several);
  const project = required(groups?.find((group) => group.project.id === projectId)?.project ?? null);
  return { params: { projectId }, ifMatch: project.etag, body: { applicationIds: [...applicationIds], reason } };
}
