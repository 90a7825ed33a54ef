import { Refusal } from '../domain/refusal.ts';
import { pagination } from '../repositories/paging.ts';
import { findProject } from '../repositories/projects.ts';
import type { ProjectEventRow } from '../repositories/projectTimeline.ts';
import { readProjectTimeline } from '../repositories/projectTimeline.ts';
import type { Schemas } from './answers/common.ts';
import { instant } from './answers/common.ts';
import type { Handler } from './types.ts';

export const getProjectTimeline: Handler<'getProjectTimeline'> = async ({ params, query, session, services }) => {
  const project = await findProject(services.db, params.projectId);
  if (!project) throw new Refusal(404, 'This project does not exist.');
  if (project.clientId !== session.userId) throw new Refusal(403, 'This project belongs to another client.');
  const { entries, total } = await readProjectTimeline(services.db, project.id, query);
  const { id, title, status } = project;
  const data = { project: { id, title, status }, events: entries.map(toEvent), pagination: pagination(query, total) };
  return { status: 200, message: 'Timeline loaded.', data };
};

function toEvent(row: ProjectEventRow): Schemas['ProjectEvent'] {
  const { type, freelancerId, freelancerName, meetingId, meetingTitle, meetingStartsAt, reason, rating } = row;
  return {
    type,
    at: instant(row.at),
    freelancer: freelancerId === null ? null : { userId: freelancerId, name: freelancerName ?? '' },
    meeting:
      meetingId === null || meetingStartsAt === null
        ? null
        : { id: meetingId, title: meetingTitle ?? '', startsAt: instant(meetingStartsAt) },
    reason,
    rating,
  };
}
