import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem } from '../kit/effects.ts';
import { emptyForm, refuse } from '../kit/forms.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, passed, rejected, replay, settled } from '../testing/replay.ts';
import type { PlannedValues, PlanningContext, PlanningEvent } from './plannedMeeting.ts';
import { plannedMeeting } from './plannedMeeting.ts';

interface Values extends PlannedValues {
  place: string;
}

const planning = plannedMeeting<Values>({
  together: ['meetingDate', 'meetingTime', 'timezone', 'place'],
  failure: () => problem('Too late'),
});

const start = Date.parse('2026-11-20T09:00:00Z');

/** The smallest flow in which a meeting is planned and sent. */
const machine = setup({
  types: {
    context: {} as PlanningContext<Values>,
    events: {} as PlanningEvent<Values> | { type: 'plan.refuse' } | { type: 'plan.send' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  delays: planning.delays,
  actors: { ...planning.actors, sendPlan: call('sendPlan') },
  guards: planning.guards,
}).createMachine({
  id: 'plan',
  context: {
    ...emptyForm<Values>({ meetingDate: null, meetingTime: null, timezone: 'UTC', duration: 60, place: '' }),
    applicationId: 'an-application',
    now: start,
    ...planning.context,
  },
  initial: 'editing',
  on: { 'clock.tick': planning.tick },
  states: {
    editing: {
      ...planning.editing,
      on: {
        ...planning.editing.on,
        'plan.refuse': {
          actions: assign(({ context }) => refuse(context, { meetingDate: 'No.', meetingTime: 'No.', place: 'No.' })),
        },
        'plan.send': 'sending',
      },
    },
    sending: {
      tags: 'busy',
      invoke: { id: 'sendPlan', src: 'sendPlan', onDone: 'sent', onError: [planning.overtaken, { target: 'editing' }] },
    },
    sent: { type: 'final' },
    overtaken: { type: 'final' },
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, undefined, events);

const on = (value: string | null) => ({ type: 'field.change', name: 'meetingDate', value }) as const;
const at = (value: string | null) => ({ type: 'field.change', name: 'meetingTime', value }) as const;
const place = { type: 'field.change', name: 'place', value: 'Here' } as const;
const quiet = passed('quiet', 'plan.editing.pausing');
const conflicts = { freelancerTimezone: 'Europe/Lisbon', isFreelancerBusy: true };
const found = settled('getMeetingConflicts', conflicts);
const lost = rejected('getMeetingConflicts', failing.network);
const planned: Events = [on('2026-11-24'), at('14:30')];

describe('a meeting that is planned', () => {
  it('is looked up once its time stands still, and is in the future', () => {
    expect(run([on('2026-11-24')]).snapshot.value).toEqual({ editing: 'unplanned' });
    expect(run([on('2026-11-19'), at('14:30')]).snapshot.value).toEqual({ editing: 'unplanned' });
    expect(run(planned).snapshot.value).toEqual({ editing: 'pausing' });
    expect(asked(run([...planned, quiet]).snapshot, 'getMeetingConflicts')).toEqual({
      params: {
        applicationId: 'an-application',
        meetingDate: '2026-11-24',
        meetingTime: '14:30',
        timezone: 'UTC',
        duration: 60,
      },
    });
  });

  it('keeps what was found for this time alone, and where the freelancer is for any', () => {
    const checked: Events = [...planned, quiet, found];
    expect(run(checked).snapshot.context).toMatchObject({ conflicts, freelancerTimezone: 'Europe/Lisbon' });
    expect(run([...checked, place]).snapshot.value).toEqual({ editing: 'checked' });
    const { snapshot } = run([...checked, at('15:00')]);
    expect(snapshot.value).toEqual({ editing: 'pausing' });
    expect(snapshot.context).toMatchObject({ conflicts: null, freelancerTimezone: 'Europe/Lisbon' });
  });

  it('can be looked up again, and sent without it', () => {
    for (const events of [[], planned, [...planned, quiet], [...planned, quiet, lost]])
      expect(run(events).snapshot.can({ type: 'plan.send' })).toBe(true);
    const again: Events = [...planned, quiet, lost, { type: 'conflicts.retry' }];
    expect(run(again).snapshot.value).toEqual({ editing: 'checking' });
    expect(run(again).effects).toEqual([]);
  });

  it('forgets what was said about its time with any field that is judged together with it', () => {
    const refused: Events = [...planned, { type: 'plan.refuse' }];
    expect(run([...refused, place]).snapshot.context.problems).toEqual({});
    expect(run([...refused, at(null)]).snapshot.context.problems).toEqual({ place: 'No.' });
    expect(run([{ type: 'plan.refuse' }, place]).snapshot.context.problems).toEqual({
      meetingDate: 'No.',
      meetingTime: 'No.',
    });
    const half = { type: 'field.change', name: 'duration', value: 30 } as const;
    expect(run([...refused, half]).snapshot.context.problems).toHaveProperty('meetingTime', 'No.');
  });

  it.each([404, 409, 412])('is over when it was overtaken (%i), and the rest of the app hears of it', (status) => {
    const { snapshot, effects } = run([{ type: 'plan.send' }, rejected('sendPlan', failing.refused(status, ''))]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toEqual([problem('Too late'), { type: 'projects.change' }]);
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const events: Events = [
      ...planned,
      quiet,
      found,
      lost,
      { type: 'conflicts.retry' },
      { type: 'clock.tick', now: start + 60_000 },
      { type: 'plan.send' },
      settled('sendPlan'),
      rejected('sendPlan', failing.network),
      rejected('sendPlan', failing.refused(409, '')),
    ];
    const tell = ({ context }: ReturnType<typeof run>['snapshot']) => JSON.stringify(context.values);
    const paths = pathsOf(machine, { input: undefined, events, tell });
    const states = ['unplanned', 'pausing', 'checking', 'checked', 'unchecked'].map((name) => `editing.${name}`);
    expect(statesReached(paths)).toEqual(new Set([...states, 'sending', 'sent', 'overtaken']));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });
});
