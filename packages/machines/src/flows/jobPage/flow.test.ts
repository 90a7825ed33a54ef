import { projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { appliedJob, job, jobs, jobsOfFreelancer } from '../../testing/samples.ts';
import { jobPageMachine } from './flow.ts';
import { compared, found, input, notCompared, signedIn } from './scenarios.ts';

type Event = ReplayEvent<typeof jobPageMachine>;

const run = (events: readonly Event[]) => replay(jobPageMachine, input, events).snapshot;

const failure = rejected('getPublicJob', failing.network);
const applied = settled('getPublicJob', appliedJob);
const signedOut: Event = { type: 'freelancer.set', freelancer: null };

describe('a job as a page', () => {
  it('asks for the job, then for open ones that need some of its skills', () => {
    expect(asked(run([]), 'getPublicJob')).toEqual({ params: { jobId: job.id } });
    expect(asked(run([found()]), 'listPublicJobs')).toEqual({
      params: { page: 1, limit: 4, skills: job.skillsRequired.join(',') },
    });
  });

  it('leaves the job itself, and what anyone has applied to, out of what is like it', () => {
    const others = jobsOfFreelancer.filter(({ id }) => id !== job.id).slice(0, 2);
    const answer = settled('listPublicJobs', { jobs: [appliedJob, ...others], pagination: searchPagination(3) });
    expect(run([found(), answer]).context.similar).toEqual(others.map(({ id }) => jobs.find((one) => one.id === id)));
  });

  it('names three others at most', () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => ({ ...job, id }));
    const answer = settled('listPublicJobs', { jobs: others, pagination: searchPagination(4) });
    expect(run([found(), answer]).context.similar.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each(projectStatuses)('says whether one that is %s takes proposals, also without others like it', (status) => {
    const state = status === 'OPEN' ? 'shown' : 'closed';
    expect(run([found({ status }), compared]).value).toBe(state);
    const alone = run([found({ status }), notCompared]);
    expect([alone.value, alone.context.similar]).toEqual([state, []]);
  });

  it.each([404, 400])('says that there is none after %i, and offers no second try', (status) => {
    const snapshot = run([rejected('getPublicJob', failing.refused(status))]);
    expect(snapshot.value).toBe('missing');
    expect(snapshot.can({ type: 'job.retry' })).toBe(false);
  });
});

describe('what is done elsewhere', () => {
  const changed = { ...appliedJob, title: 'Redesign of two shops' };

  it('is shown at once, and whether the job takes proposals is judged anew', () => {
    const open = run([found(), compared, signedIn, applied, { type: 'job.heard', job: changed }]);
    expect([open.value, open.context.job]).toEqual(['shown', changed]);
    const closed = run([found(), compared, { type: 'job.heard', job: { ...changed, status: 'ASSIGNED' } }]);
    expect(closed.value).toBe('closed');
  });
});

describe('whether its reader has applied', () => {
  it('is learned without the job leaving the screen', () => {
    const marking = run([found(), compared, signedIn]);
    expect([marking.value, marking.context.job]).toEqual(['marking', job]);
    expect(run([found(), compared, signedIn, applied]).context.job).toEqual(appliedJob);
    expect(run([found(), compared, signedIn, failure]).value).toBe('shown');
  });

  it('shows a job that was filled meanwhile as closed', () => {
    expect(run([found(), compared, signedIn, found({ status: 'ASSIGNED' })]).value).toBe('closed');
  });

  it('is no other reader’s business', () => {
    expect(run([found(), compared, signedIn, applied, signedOut]).context.job?.application).toBeUndefined();
    expect(run([found(), compared, signedIn, signedOut]).value).toBe('shown');
  });

  it('is asked with the job when they appear before all of the page is there', () => {
    const early = run([found(), signedIn]);
    expect([early.value, early.context.freelancer]).toEqual(['loading', signedIn.freelancer]);
  });

  it('is not asked about a job that is closed', () => {
    expect(run([found({ status: 'COMPLETED' }), compared, signedIn]).value).toBe('closed');
  });
});
