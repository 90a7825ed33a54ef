import { Refusal } from '../contract/refusal.ts';
import type { Handler } from '../contract/types.ts';
import { knownSkills, toList } from '../domain/skills.ts';
import { findJob, listFeaturedJobs, searchJobs } from '../repositories/jobs.ts';
import { searchPagination } from '../repositories/paging.ts';
import { toJob } from './answers/job.ts';

/** An empty list of skills is no filter; one of unknown skills finds nothing. */
export const listPublicJobs: Handler<'listPublicJobs'> = async ({ query, services: { db } }) => {
  const isFiltered = toList(query.skills ?? '').length > 0;
  const filter = { ...query, skills: isFiltered ? knownSkills(query.skills ?? '') : undefined };
  const found = await searchJobs(db, filter, query);
  const data = { jobs: found.entries.map(toJob), pagination: searchPagination(query, found) };
  return { status: 200, message: 'Jobs loaded.', data };
};

export const getPublicJob: Handler<'getPublicJob'> = async ({ params: { jobId }, services: { db } }) => {
  const job = await findJob(db, jobId);
  if (!job) throw new Refusal(404, 'This job does not exist.');
  return { status: 200, message: 'Job loaded.', data: toJob(job) };
};

const featured = 6;

export const listFeaturedProjects: Handler<'listFeaturedProjects'> = async ({ services: { db } }) => {
  const jobs = await listFeaturedJobs(db, featured);
  return { status: 200, message: 'Featured projects loaded.', data: jobs.map(toJob) };
};
