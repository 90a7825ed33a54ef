import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { ownSessionsMachine } from './flow.ts';
import { alone, confirm, current, end, endOthers, loaded, phone } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof ownSessionsMachine>[]) =>
  replay(ownSessionsMachine, undefined, events);

describe('the own sessions', () => {
  it('are ended one by one, but for the one that asks', () => {
    expect(run([loaded]).snapshot.can({ ...end, sessionId: current.id })).toBe(false);
    expect(run([loaded]).snapshot.can({ ...end, sessionId: 'another' })).toBe(false);
    const { snapshot } = run([loaded, end]);
    expect(snapshot.context.chosen).toEqual(phone);
    expect(asked(run([loaded, end, confirm]).snapshot, 'endSession')).toEqual({ params: { sessionId: phone.id } });
  });

  it('are ended together where there are others', () => {
    expect(run([alone]).snapshot.can(endOthers)).toBe(false);
    expect(run([loaded, endOthers]).snapshot.children).toEqual({});
    expect(Object.keys(run([loaded, endOthers, confirm]).snapshot.children)).toEqual(['endOtherSessions']);
  });

  it('are loaded again when some have ended, here or elsewhere', () => {
    for (const ended of [settled('endSession'), rejected('endSession', failing.refused(404, 'It has ended.'))])
      expect(run([loaded, end, confirm, ended]).snapshot).toMatchObject({
        value: 'loading',
        context: { chosen: null },
      });
    expect(run([loaded, { type: 'list.refresh' }]).snapshot.value).toBe('loading');
    expect(run([{ type: 'list.refresh' }]).snapshot.can({ type: 'list.refresh' })).toBe(true);
  });

  it('stay as they are where that fails, which is said', () => {
    const { snapshot, effects } = run([loaded, end, confirm, rejected('endSession', failing.network)]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toMatchObject([{ description: 'Failed to log that session out. Please try again.' }]);
  });
});
