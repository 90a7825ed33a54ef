import { describe, expect, it } from 'vitest';

import { pathsOf, follow } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { notSaved } from './failures.ts';
import { emailPreferencesMachine } from './flow.ts';
import {
  applicationsOff,
  failure,
  loaded,
  preferences,
  ratingsOff,
  ratingsOn,
  retry,
  saved,
  unsaved,
} from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof emailPreferencesMachine>[]) => {
  const { snapshot, effects } = replay(emailPreferencesMachine, undefined, events);
  return {
    snapshot,
    effects,
    shown: snapshot.context.shown?.map(({ isOn }) => isOn),
    sends: asked(snapshot, 'setEmailPreference'),
  };
};

describe('email preferences', () => {
  it('show a switch at once as it was pressed, and save that alone', () => {
    const { snapshot, shown, sends } = run([loaded, ratingsOff]);
    expect([snapshot.value, shown, sends]).toEqual(['saving', [true, false], { kind: 'RATINGS', isOn: false }]);
    const { effects, ...after } = run([loaded, ratingsOff, saved(true, false)]);
    expect([after.snapshot.value, after.shown]).toEqual(['ready', [true, false]]);
    expect(effects).toMatchObject([
      { tone: 'positive', title: 'Saved', description: 'Emails about ratings and reviews are off.' },
    ]);
  });

  it('save two switches one after the other, and what another window changed stays', () => {
    const both = [loaded, ratingsOff, applicationsOff] as const;
    expect(run(both).sends).toEqual({ kind: 'RATINGS', isOn: false });
    const next = run([...both, saved(true, false)]);
    expect([next.shown, next.sends]).toEqual([[false, false], { kind: 'APPLICATIONS', isOn: false }]);
    expect(run([loaded, ratingsOff, saved(false, false)]).shown).toEqual([false, false]);
  });

  it('put a switch back that could not be saved, say so there, and go on with the others', () => {
    const { snapshot, shown, sends } = run([loaded, ratingsOff, applicationsOff, unsaved]);
    expect([shown, sends]).toEqual([[false, true], { kind: 'APPLICATIONS', isOn: false }]);
    expect(Object.keys(snapshot.context.problems)).toEqual(['RATINGS']);
    const after = run([loaded, ratingsOff, applicationsOff, unsaved, saved(false, true)]);
    expect([after.shown, Object.keys(after.snapshot.context.problems)]).toEqual([[false, true], ['RATINGS']]);
    expect(run([loaded, ratingsOff, unsaved, ratingsOff]).snapshot.context.problems).toEqual({});
  });

  it.each([
    ['answered', saved(true, false)],
    ['lost', unsaved],
  ])('send what was pressed last, whether the call before was %s', (_how, answer) => {
    const { snapshot, shown, sends } = run([loaded, ratingsOff, ratingsOn, answer]);
    expect([snapshot.value, shown, sends]).toEqual(['saving', [true, true], { kind: 'RATINGS', isOn: true }]);
    expect(snapshot.context.problems).toEqual({});
  });

  it.each([
    [failing.network, 'Not saved. Unable to connect to the server. Please try again.'],
    [failing.refused(429, 'Too many requests.'), 'Not saved. Too many requests.'],
    [failing.refused(500), 'Not saved. Please try again.'],
    [new Error('?'), 'Not saved. Please try again.'],
  ])('say of a failure what can be done', (error, text) => {
    expect(notSaved(error)).toBe(text);
    const { snapshot } = run([loaded, ratingsOff, rejected('setEmailPreference', error)]);
    expect(snapshot.context.problems).toEqual({ RATINGS: text });
  });
});

describe('every path', () => {
  const paths = pathsOf(emailPreferencesMachine, {
    input: undefined,
    tell: ({ context }) => JSON.stringify([context.wishes, context.sent]),
    events: [loaded, failure, retry, ratingsOff, ratingsOn, saved(true, false), unsaved],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(follow(emailPreferencesMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('shows what the server has, wherever nothing is under way', () => {
    expect(run([loaded, ratingsOff, saved(true, false)]).snapshot.context.shown).toEqual(
      preferences(true, false).mails,
    );
  });
});
