import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { replay } from '../../testing/replay.ts';
import { unsavedChangesMachine } from './flow.ts';
import { ask } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof unsavedChangesMachine>[]) => {
  const { snapshot, effects } = replay(unsavedChangesMachine, undefined, events);
  return { state: snapshot.value, effects };
};
const cancel = { type: 'leave.cancel' } as const;
const confirm = { type: 'leave.confirm' } as const;
const leaves = { type: 'navigate', path: '/profile' };

describe('leaving a form with unsaved changes', () => {
  it('is asked about, and goes nowhere meanwhile', () => {
    expect(run([ask])).toEqual({ state: 'asking', effects: [] });
  });

  it('goes nowhere when the person stays', () => {
    expect(run([ask, cancel])).toEqual({ state: 'staying', effects: [] });
  });

  it('goes where the person wanted to once they have agreed to lose the changes', () => {
    expect(run([ask, confirm])).toEqual({ state: 'discarded', effects: [leaves] });
    expect(run([ask, cancel, { type: 'leave.ask', href: '/about' }, confirm]).effects).toEqual([
      { type: 'navigate', path: '/about' },
    ]);
  });

  it('closes a form that leads nowhere else', () => {
    expect(run([{ type: 'leave.ask', href: null }, confirm])).toEqual({ state: 'discarded', effects: [] });
  });

  it('is asked about again where the next page could not be reached', () => {
    expect(run([ask, confirm, ask, confirm]).effects).toEqual([leaves, leaves]);
  });
});
