import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { roleChangeMachine } from './flow.ts';
import { change, changed, cutOff, offered, offeredToFreelancer, tooLate, unknown, used } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof roleChangeMachine>[]) => replay(roleChangeMachine, undefined, events);

describe('the wrong account type', () => {
  it.each([
    [offered, 'FREELANCER'],
    [offeredToFreelancer, 'CLIENT'],
  ])('is changed to the other one', (answer, role) => {
    expect(asked(run([answer, change]).snapshot, 'changeAccountRole')).toEqual({ body: { role } });
  });

  it('is changed for the session as well, which leads on', () => {
    expect(run([offered, change, changed]).effects).toMatchObject([
      { type: 'session.change', change: { role: 'FREELANCER' } },
      { title: 'Account Type Changed', description: 'This is a freelancer account now.' },
    ]);
  });

  it.each([used, unknown])('is not spoken of where it cannot be changed, or no one knows', (answer) => {
    const { snapshot, effects } = run([answer]);
    expect([snapshot.value, snapshot.can(change), effects]).toEqual(['unavailable', false, []]);
  });

  it('is offered again after a failure, and no longer once the account was used', () => {
    const failed = run([offered, change, cutOff]);
    expect([failed.snapshot.value, failed.effects]).toMatchObject(['offered', [{ title: 'Network error' }]]);
    const late = run([offered, change, tooLate]);
    expect([late.snapshot.value, late.effects]).toMatchObject([
      'unavailable',
      [{ description: expect.stringContaining('can no longer be changed') }],
    ]);
  });
});
