import { describe, expect, it } from 'vitest';

import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { completedProjects } from '../../testing/samples.ts';
import { completedProjectsMachine } from './flow.ts';
import { failure, loaded, nothing } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof completedProjectsMachine>[], page = 1) =>
  replay(completedProjectsMachine, { address: { page } }, events);

describe('reading completed projects', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listAssignedProjects')).toEqual({
      params: { status: 'COMPLETED', page: 2, limit: 10 },
    });
    const { snapshot } = run([loaded()]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.result?.projects).toEqual(completedProjects);
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load completed projects' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

it('takes what was read anew in place of the list, whether there was one or none', () => {
  const list = { projects: completedProjects, pagination: pagination(1, 1, 10) };
  const heard = { type: 'list.heard', address: { page: 1 }, list } as const;
  expect(run([nothing, heard]).snapshot.value).toBe('listed');
  expect(
    run([loaded(), { ...heard, list: { ...list, pagination: pagination(12, 1, 10) } }]).snapshot.context.result,
  ).toMatchObject({ pagination: { total: 12 } });
  expect(run([loaded()]).snapshot.can({ ...heard, address: { page: 2 } })).toBe(false);
});
