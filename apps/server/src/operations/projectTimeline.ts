import { Refusal } from '../domain/refusal.ts';
import { pagination } from '../repositories/paging.ts';
import type { ProjectEventRow } from '../repositories/projectEvents.ts';
import { listProjectEvents } from '../repositories/projectEvents.ts';
import { findProject } from '../repositories/projects.ts';
import type { Schemas } from './answers/common.ts';
import { instant } from './answers/common.ts';
import { eventMeeting } from './answers/eventMeeting.ts';
import type { Handler } from './types.ts';

/** For the project's client whole; for the freelancer it is assigned to without what concerns other freelancers. */
export const getProjectTimeline: Handler<'getProjectTimeline'> = async ({ params, query, session, services }) => {
  const project = await findProject(services.db, params.projectId);
  if (!project) throw new Refusal(404, 'This project does not exist.');
  const isClient = project.clientId === session.userId;
  if (!isClient && project.assignedFreelancerId !== session.userId)
    throw new Refusal(403, 'This project is between other people.');
  const reader = isClient ? { clientAt: services.clock.now() } : { freelancerId: session.userId };
  const { entries, total } = await listProjectEvents(services.db, project.id, reader, query);
  const { id, title, status } = project;
  const data = { project: { id, title, status }, events: entries.map(toEvent), pagination: pagination(query, total) };
  return { status: 200, message: 'Timeline loaded.', data };
};

function toEvent({ type, at, freelancerId, freelancerName, details }: ProjectEventRow): Schemas['ProjectEvent'] {
  const {
    reason = null,
    delivered = null,
    rating = null,
    edit = null,
    before = null,
    movedFrom = null,
    suggestedTimes = [],
    isPartlyKnown = false,
  } = details;
  return {
    type,
    at: instant(at),
    freelancer: freelancerId === null ? null : { userId: freelancerId, name: freelancerName ?? '' },
    meeting: eventMeeting(details),
    movedFrom,
    suggestedTimes: [...suggestedTimes],
    reason,
    delivered,
    rating,
    edit,
    before,
    isPartlyKnown,
  };
}
