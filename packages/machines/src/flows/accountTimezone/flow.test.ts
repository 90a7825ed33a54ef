import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { accountTimezoneMachine } from './flow.ts';
import { choose, clear, cleared, loaded, loadedNone, newYork, none, refused, saved, unsaved } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof accountTimezoneMachine>[]) =>
  replay(accountTimezoneMachine, undefined, events);

describe('the time zone of the account', () => {
  it('is saved when it is chosen, and taken back', () => {
    expect(asked(run([loadedNone, choose]).snapshot, 'setAccountTimezone')).toEqual(newYork);
    const { snapshot, effects } = run([loadedNone, choose, saved]);
    expect([snapshot.value, snapshot.context.timezone]).toEqual(['ready', 'America/New_York']);
    expect(effects).toMatchObject([{ title: 'Time Zone Saved', description: 'Times are shown in New York time.' }]);
    expect(asked(run([loaded, clear]).snapshot, 'setAccountTimezone')).toEqual(none);
    expect(run([loaded, clear, cleared]).effects).toMatchObject([
      { description: 'Each of your devices shows its own time.' },
    ]);
  });

  it('is not saved again as it is', () => {
    expect([run([loaded]).snapshot.can(choose), run([loadedNone]).snapshot.can(clear)]).toEqual([false, false]);
  });

  it.each([
    [unsaved, 'Not saved. Unable to connect to the server. Please try again.'],
    [refused, 'Not saved. Please send the name of a time zone, such as Europe/Lisbon.'],
    [rejected('setAccountTimezone', failing.refused(429, 'Too many requests.')), 'Not saved. Too many requests.'],
    [rejected('setAccountTimezone', new Error('?')), 'Not saved. Please try again.'],
  ])('that could not be saved goes back, and says why', (answer, text) => {
    const { context } = run([loaded, clear, answer]).snapshot;
    expect([context.chosen, context.problem]).toEqual(['America/New_York', text]);
    expect(run([loaded, clear, answer, clear]).snapshot.context.problem).toBeUndefined();
  });
});
