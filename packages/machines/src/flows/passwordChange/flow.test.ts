import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { passwordChangeMachine } from './flow.ts';
import { change, done, type, typed } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof passwordChangeMachine>[]) =>
  replay(passwordChangeMachine, undefined, events);

describe('changing the own password', () => {
  it.each([
    [
      'nothing',
      [],
      {
        currentPassword: 'Enter your current password.',
        newPassword: 'Choose a password.',
        confirmPassword: 'Enter the password again.',
      },
    ],
    [
      'a short one',
      [...typed, type('newPassword', 'short'), type('confirmPassword', 'short')],
      { newPassword: 'Password must be at least 6 characters long.' },
    ],
    [
      'two that differ',
      [...typed, type('confirmPassword', 'ate quiet lanterns')],
      { confirmPassword: 'Passwords do not match.' },
    ],
    [
      'a current one that cannot be',
      [...typed, type('currentPassword', 'x'.repeat(129))],
      { currentPassword: 'This is not your current password.' },
    ],
  ])('is refused at its fields: %s', (_, events, problems) => {
    const { snapshot } = run([...events, change]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual(problems);
  });

  it('is sent as typed, once', () => {
    const { snapshot } = run([...typed, change]);
    expect(asked(snapshot, 'changePassword')).toEqual({
      body: {
        currentPassword: 'a lantern at dusk',
        newPassword: 'eight quiet lanterns',
        confirmPassword: 'eight quiet lanterns',
      },
    });
    expect(snapshot.can(change)).toBe(false);
  });

  it('is announced, and no password is kept', () => {
    const { snapshot, effects } = run([...typed, change, done]);
    expect(snapshot.value).toBe('editing');
    expect(JSON.stringify(snapshot.context)).not.toContain('lantern');
    expect(effects).toMatchObject([{ tone: 'positive', title: 'Password Changed' }, { type: 'sessions.change' }]);
  });
});
