import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { projectTimelineMachine, timelineAddressOf } from './flow.ts';
import { input, loaded, wholeLife } from './scenarios.ts';

const { projectId } = input.address;
const retry = { type: 'list.retry' } as const;

describe('the timeline of a job', () => {
  it('is read for the job and the page of the address', () => {
    const { snapshot } = replay(projectTimelineMachine, { address: { projectId, page: 2 } }, []);
    expect(asked(snapshot, 'getProjectTimeline')).toEqual({ params: { projectId, page: 2, limit: 50 } });
    expect(replay(projectTimelineMachine, input, [loaded]).snapshot.context.result?.events).toEqual(wholeLife);
  });

  it.each([{}, { project: '' }, { project: '', page: '2' }])('asks for nothing where %o names no job', (search) => {
    const { snapshot } = replay(projectTimelineMachine, { address: timelineAddressOf(search) }, []);
    expect(snapshot.value).toBe('empty');
    expect(asked(snapshot, 'getProjectTimeline')).toBeUndefined();
  });

  it.each([400, 403, 404])('is of no job of this client where it is refused: %i', (status) => {
    const refused = rejected('getProjectTimeline', failing.refused(status));
    const { snapshot, effects } = replay(projectTimelineMachine, input, [refused]);
    expect(snapshot.value).toBe('empty');
    expect(effects).toEqual([]);
  });

  it.each([failing.network, failing.refused(500), failing.unreadable])('can be tried again after %o', (error) => {
    const { snapshot, effects } = replay(projectTimelineMachine, input, [rejected('getProjectTimeline', error)]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toHaveLength(1);
    const events = [rejected('getProjectTimeline', error), retry, loaded];
    expect(replay(projectTimelineMachine, input, events).snapshot.value).toBe('listed');
  });
});
