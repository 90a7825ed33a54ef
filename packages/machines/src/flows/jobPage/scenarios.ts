import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pageOf, searchPagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, assignedJob, cancelledJob, job, jobs, mark, newJob } from '../../testing/samples.ts';
import type { JobPageInput } from './flow.ts';
import { jobPageMachine } from './flow.ts';

type Event = ReplayEvent<typeof jobPageMachine>;

/** As the server draws it: it is not known who reads. */
export const input: JobPageInput = { jobId: job.id, freelancer: null };

export const found = (change: Partial<typeof job> = {}): Event => settled('getPublicJob', { ...job, ...change });

/** Open jobs that ask for some of the same skills. */
const comparedWith = ({ skillsRequired }: Schema<'Job'>): Event => {
  const alike = jobs.filter((one) => one.skillsRequired.some((skill) => skillsRequired.includes(skill)));
  const pagination = searchPagination(alike.length, 1, 4);
  return settled('listPublicJobs', { jobs: pageOf(alike, pagination), pagination });
};
export const compared = comparedWith(job);
/** The page of another job. */
const of = (other: Schema<'Job'>) => ({
  input: { ...input, jobId: other.id },
  events: [settled('getPublicJob', other), comparedWith(other)],
});
export const notCompared: Event = rejected('listPublicJobs', failing.network);
export const signedIn = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;

export const jobPageFlow = defineFlow({
  machine: jobPageMachine,
  input,
  others: [
    { type: 'freelancer.set', freelancer: 'tomas@herrera.example' },

    { type: 'job.heard', job: appliedJob },
    { type: 'job.heard', job: { ...job, status: 'ASSIGNED' } },
    { type: 'freelancer.set', freelancer: null },
  ],
  scenarios: {
    loading: [],
    comparing: [found()],
    shown: [found(), compared],
    marking: [found(), compared, signedIn],
    closed: of(assignedJob),
    missing: [rejected('getPublicJob', failing.refused(404))],
    failed: [rejected('getPublicJob', failing.network)],

    forFreelancers: {
      input: { ...input, jobId: newJob.id },
      events: [settled('getPublicJob', newJob), comparedWith(newJob), signedIn, settled('getPublicJob', newJob)],
    },
    applied: [found(), compared, signedIn, settled('getPublicJob', appliedJob)],
    withdrawn: of(cancelledJob),
    bareClient: {
      input: { ...input, jobId: mark.id },
      events: [settled('getPublicJob', mark), notCompared],
    },
  },
});
