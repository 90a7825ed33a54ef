import type { Schema } from '../kit/schema.ts';

/** The jobs, with one of them replaced by its latest version. A job that is not among them changes nothing. */
export const withJob = (jobs: readonly Schema<'Job'>[], job: Schema<'Job'>): Schema<'Job'>[] =>
  jobs.map((one) => (one.id === job.id ? job : one));

/** A job without what concerns its reader alone. */
export function withoutApplication(job: Schema<'Job'>): Schema<'Job'> {
  const { ...rest } = job;
  delete rest.application;
  delete rest.sharedSkills;
  return rest;
}
