import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { calendarFeedMachine } from './flow.ts';
import {
  cancel,
  confirm,
  copy,
  end,
  feed,
  loadedOff,
  loadedOn,
  none,
  overtaken,
  renew,
  renewed,
  start,
} from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof calendarFeedMachine>[]) =>
  replay(calendarFeedMachine, undefined, events);

const version = (etag: string) => ({ ifMatch: etag });

describe('the calendar feed', () => {
  it('is switched on from the version that is on screen', () => {
    expect(asked(run([loadedOff, start]).snapshot, 'renewCalendarFeed')).toEqual(version('"0"'));
    const { snapshot, effects } = run([loadedOff, start, settled('renewCalendarFeed', feed)]);
    expect([snapshot.value, snapshot.context.feed]).toEqual(['on', feed]);
    expect(effects).toMatchObject([{ tone: 'positive', title: 'Calendar Feed On' }]);
  });

  it('has its address copied, or says that it could not be', () => {
    expect(asked(run([loadedOn, copy]).snapshot, 'copyText')).toEqual({ text: feed.address });
    const said = [settled('copyText'), rejected('copyText', new Error('Not allowed.'))].map(
      (answer) => run([loadedOn, copy, answer]).effects[0],
    );
    expect(said).toMatchObject([{ title: 'Copied' }, { tone: 'critical' }]);
  });

  it('gets another address after a question alone', () => {
    expect(run([loadedOn, renew]).snapshot.children).toEqual({});
    expect(run([loadedOn, renew, cancel]).snapshot.context.feed).toEqual(feed);
    expect(asked(run([loadedOn, renew, confirm]).snapshot, 'renewCalendarFeed')).toEqual(version('"1"'));
    const { snapshot } = run([loadedOn, renew, confirm, settled('renewCalendarFeed', renewed)]);
    expect([snapshot.value, snapshot.context.feed]).toEqual(['on', renewed]);
  });

  it('is switched off after a question alone', () => {
    expect(run([loadedOn, end]).snapshot.children).toEqual({});
    expect(asked(run([loadedOn, end, confirm]).snapshot, 'endCalendarFeed')).toEqual(version('"1"'));
    const { snapshot } = run([loadedOn, end, confirm, settled('endCalendarFeed', { ...none, etag: '"2"' })]);
    expect(snapshot.value).toBe('off');
    expect(
      asked(
        run([loadedOn, end, confirm, settled('endCalendarFeed', { ...none, etag: '"2"' }), start]).snapshot,
        'renewCalendarFeed',
      ),
    ).toEqual(version('"2"'));
  });

  it('that was changed in another window is loaded again', () => {
    const { snapshot, effects } = run([loadedOn, renew, confirm, overtaken]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toMatchObject([{ title: 'Changed elsewhere' }]);
    expect(run([loadedOn, renew, confirm, overtaken, loadedOff]).snapshot.value).toBe('off');
  });

  it.each([
    ['off', [loadedOff, start], 'renewCalendarFeed'],
    ['on', [loadedOn, renew, confirm], 'renewCalendarFeed'],
    ['on', [loadedOn, end, confirm], 'endCalendarFeed'],
  ] as const)('stays %s where a change fails, which is said', (state, events, id) => {
    const { snapshot, effects } = run([...events, rejected(id, failing.refused(500, ''))]);
    expect(snapshot.value).toBe(state);
    expect(effects).toMatchObject([
      { tone: 'critical', description: expect.stringMatching(/^Failed to .*try again\.$/) },
    ]);
  });
});
