import { projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { newJob as job } from '../../testing/samples.ts';
import { jobDetailMachine } from './flow.ts';
import { input } from './scenarios.ts';

const retry = { type: 'detail.retry' } as const;

const taken = { ...job, status: 'ASSIGNED' as const };

describe('reading a job', () => {
  it('shows one that the list knows at once', () => {
    const { snapshot } = replay(jobDetailMachine, { jobId: job.id, job });
    expect(snapshot.value).toBe('shown');
    expect(asked(snapshot, 'getPublicJob')).toBeUndefined();
  });

  it('asks for one that a link leads to', () => {
    const { snapshot } = replay(jobDetailMachine, input);
    expect(snapshot.value).toBe('loading');
    expect(asked(snapshot, 'getPublicJob')).toEqual({ params: { jobId: job.id } });
    expect(replay(jobDetailMachine, input, [settled('getPublicJob', job)]).snapshot.context.job).toEqual(job);
  });

  it.each(projectStatuses)('says whether one that is %s takes proposals', (status) => {
    const state = status === 'OPEN' ? 'shown' : 'closed';
    expect(replay(jobDetailMachine, { jobId: job.id, job: { ...job, status } }).snapshot.value).toBe(state);
    const answer = settled('getPublicJob', { ...job, status });
    expect(replay(jobDetailMachine, input, [answer]).snapshot.value).toBe(state);
  });

  it('shows its latest version when it has changed', () => {
    const { snapshot } = replay(jobDetailMachine, { jobId: job.id, job }, [{ type: 'job.set', job: taken }]);
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context.job).toEqual(taken);
    expect(replay(jobDetailMachine, input, [{ type: 'job.set', job }]).snapshot.value).toBe('shown');
  });

  it.each([404, 400])('says that there is none after %i, and offers no second try', (status) => {
    const { snapshot } = replay(jobDetailMachine, input, [rejected('getPublicJob', failing.refused(status))]);
    expect(snapshot.value).toBe('missing');
    expect(snapshot.can(retry)).toBe(false);
  });
});
