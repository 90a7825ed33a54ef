import { Refusal } from '../domain/refusal.ts';
import { findOwnApplications } from '../repositories/applications.ts';
import { findSkillKeys } from '../repositories/freelancers.ts';
import type { JobRow } from '../repositories/jobs.ts';
import { findJob, listFeaturedJobs, searchJobs } from '../repositories/jobs.ts';
import { searchPagination } from '../repositories/paging.ts';
import { listPostEdits } from '../repositories/projectEvents.ts';
import { readClientRatings } from '../repositories/ratings.ts';
import type { Services } from '../services.ts';
import { toJob } from './answers/job.ts';
import { jobFilter } from './steps/searchFilters.ts';
import type { Handler, Session } from './types.ts';

/** Jobs for their reader: a freelancer is told which ones they have applied to, and which skills they have for each. */
async function toJobs({ db, clock }: Services, rows: readonly JobRow[], session: Session | null) {
  const clientIds = rows.map(({ clientId }) => clientId);
  const ratings = await readClientRatings(db, clientIds, clock.now());
  if (session?.role !== 'FREELANCER') return rows.map((row) => toJob(row, ratings));
  const own = await findOwnApplications(
    db,
    session.userId,
    rows.map(({ id }) => id),
  );
  const skillKeys = await findSkillKeys(db, session.userId);
  const waiting = [...own.values()].filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const edits = await listPostEdits(db, waiting);
  return rows.map((row) => toJob(row, ratings, { application: own.get(row.id) ?? null, edits, skillKeys }));
}

export const listPublicJobs: Handler<'listPublicJobs'> = async ({ query, session, services }) => {
  const { page: _page, limit: _limit, sort, ...asked } = query;
  const found = await searchJobs(services.db, { ...jobFilter(asked), sort }, query);
  const { loosened } = found;
  const data = {
    jobs: await toJobs(services, found.entries, session),
    pagination: searchPagination(query, found),
    ...(loosened?.length && { loosened }),
  };
  return { status: 200, message: 'Jobs loaded.', data };
};

export const getPublicJob: Handler<'getPublicJob'> = async ({ params: { jobId }, session, services }) => {
  const row = await findJob(services.db, jobId);
  const [job] = row ? await toJobs(services, [row], session) : [];
  if (!job) throw new Refusal(404, 'This job does not exist.');
  return { status: 200, message: 'Job loaded.', data: job };
};

const featured = 6;

export const listFeaturedProjects: Handler<'listFeaturedProjects'> = async ({ session, services }) => {
  const jobs = await toJobs(services, await listFeaturedJobs(services.db, featured, services.clock.now()), session);
  return { status: 200, message: 'Featured projects loaded.', data: jobs };
};
