import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { sentApplications } from '../../testing/samples.ts';
import { sentApplicationsMachine } from './machine.ts';
import { failure, input, loaded, nothing, sentApplicationsSnapshots } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof sentApplicationsMachine>[], page = 1) => {
  const { snapshot, effects } = replay(sentApplicationsMachine, { address: { page, projectId: null } }, events);
  return { snapshot, effects, context: snapshot.context };
};

describe('reading sent applications', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listFreelancerApplications')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot, context } = run([loaded(2)], 2);
    expect(snapshot.value).toBe('listed');
    expect(context.result?.applications).toEqual(sentApplications);
  });

  it('lists the application to the project of the address alone', () => {
    const { snapshot } = replay(sentApplicationsMachine, { address: { page: 1, projectId: 'one' } });
    expect(asked(snapshot, 'listFreelancerApplications')).toEqual({
      params: { page: 1, limit: 10, projectId: 'one' },
    });
  });

  it('takes an address that cannot be a project for one without an application', () => {
    const refusal = rejected('listFreelancerApplications', failing.refused(400));
    const address = { page: 1, projectId: 'no-such-id' };
    const { snapshot, effects } = replay(sentApplicationsMachine, { address }, [refusal]);
    expect(snapshot.value).toBe('empty');
    expect(effects).toEqual([]);
    expect(run([refusal]).snapshot.value).toBe('failed');
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load applications' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

describe('every path', () => {
  const paths = pathsOf(sentApplicationsMachine, {
    input,
    events: [loaded(), nothing, failure, { type: 'list.retry' }],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(sentApplicationsMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(sentApplicationsSnapshots)));
  });
});
