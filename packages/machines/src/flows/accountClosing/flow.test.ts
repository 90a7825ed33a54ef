import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { accountClosingMachine } from './flow.ts';
import { check, close, done, free, inTheWay, obstacles, overtaken, type } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof accountClosingMachine>[]) =>
  replay(accountClosingMachine, undefined, events);

const typed = [free, type('a lantern at dusk')];

describe('closing the own account', () => {
  it('waits while work is open, and looks again when asked to', () => {
    const { snapshot } = run([inTheWay]);
    expect(snapshot.value).toBe('blocked');
    expect(snapshot.context.obstacles).toEqual(obstacles);
    expect(snapshot.can(close)).toBe(false);
    const again = run([inTheWay, check]).snapshot;
    expect(again.value).toBe('loading');
    expect(again.context.obstacles).toEqual(obstacles);
    expect(run([inTheWay, check, free]).snapshot.value).toBe('editing');
  });

  it.each([
    ['', 'Enter your password.'],
    ['x'.repeat(129), 'This is not your password.'],
  ])('asks for the password: %o', (password, said) => {
    const { snapshot } = run([free, type(password), close]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual({ password: said });
  });

  it('is asked for once', () => {
    const { snapshot } = run([...typed, close]);
    expect(asked(snapshot, 'closeAccount')).toEqual({ body: { password: 'a lantern at dusk' } });
    expect(snapshot.can(close)).toBe(false);
  });

  it('ends the session, says how to come back, and keeps no password', () => {
    const { snapshot, effects } = run([...typed, close, done]);
    expect(snapshot.status).toBe('done');
    expect(JSON.stringify(snapshot.context)).not.toContain('lantern');
    expect(effects).toMatchObject([
      { tone: 'positive', title: 'Account Closed', description: 'Log in within 14 days if you want to reopen it.' },
      { type: 'session.close' },
    ]);
  });

  it('shows what has opened meanwhile', () => {
    const { snapshot, effects } = run([...typed, close, overtaken]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toMatchObject([{ tone: 'critical', title: 'Not closed' }]);
  });
});
