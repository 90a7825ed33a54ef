import { describe, expect, it } from 'vitest';

import { rejected, failing, replay } from '../../testing/replay.ts';
import { appliedJob, freelancerProfile, job, jobs } from '../../testing/samples.ts';
import { fittingJobsMachine } from './flow.ts';
import { failure, found, profileOf, profileRead, refresh } from './scenarios.ts';

const end = (events: Parameters<typeof replay<typeof fittingJobsMachine>>[2]) =>
  replay(fittingJobsMachine, undefined, events).snapshot;
const searchFailure = rejected('listPublicJobs', failing.network);

describe('the jobs that fit a freelancer', () => {
  it('ask for a skill of the profile', () => {
    const { children } = end([profileOf({ ...freelancerProfile, skills: ['React', 'Figma'] })]);
    expect(children.listPublicJobs?.getSnapshot()).toMatchObject({ input: { params: { skills: 'React,Figma' } } });
  });

  it('are those that the freelancer has not applied to, three at most', () => {
    const { context } = end([profileRead, found([appliedJob, ...jobs, ...jobs])]);
    expect(context.jobs).toHaveLength(3);
    expect(context.jobs?.every(({ application }) => !application)).toBe(true);
  });

  it('are none without a skill, and nothing is asked', () => {
    const snapshot = end([profileOf({ ...freelancerProfile, skills: [] })]);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context.jobs).toEqual([]);
  });

  it('stay while they are read again, also where that fails', () => {
    for (const events of [[refresh], [refresh, failure], [refresh, profileRead, searchFailure]]) {
      expect(end([profileRead, found([job]), ...events]).context.jobs).toEqual([job]);
    }
    expect(end([profileRead, found([job]), refresh, failure]).value).toBe('shown');
  });
});
