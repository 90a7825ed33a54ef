import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { assignedProjects } from '../../testing/samples.ts';
import { assignedProjectsMachine } from './machine.ts';
import { failure, input, loaded, nothing, assignedProjectsSnapshots } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof assignedProjectsMachine>[], page = 1) => {
  const { snapshot, effects } = replay(assignedProjectsMachine, { address: { page } }, events);
  return { snapshot, effects, context: snapshot.context };
};

describe('reading assigned projects', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listAssignedProjects')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot, context } = run([loaded(2)], 2);
    expect(snapshot.value).toBe('listed');
    expect(context.result?.projects).toEqual(assignedProjects);
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load assigned projects' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

describe('every path', () => {
  const paths = pathsOf(assignedProjectsMachine, {
    input,
    events: [loaded(), nothing, failure, { type: 'list.retry' }],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(assignedProjectsMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(assignedProjectsSnapshots)));
  });
});
