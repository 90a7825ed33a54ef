import { describe, expect, it } from 'vitest';

import { replay } from '../../testing/replay.ts';
import { cancelledMeeting, meeting } from '../../testing/sampleMeetings.ts';
import { cardAt, meetingPhaseMachine, ticked } from './flow.ts';
import { tick } from './scenarios.ts';

const begin = Date.parse(meeting.startsAt);
const end = Date.parse(meeting.endsAt);
const year = 365 * 86_400_000;

/** Moments on both sides of each border, and far from them. */
const moments = [
  [begin - year, 'upcoming'],
  [begin - 1, 'upcoming'],
  [begin, 'live'],
  [begin + 1, 'live'],
  [end - 1, 'live'],
  [end, 'ended'],
  [end + 1, 'ended'],
  [end + year, 'ended'],
] as const;

const pairs = moments.flatMap(([before]) => moments.map(([now, phase]) => ({ before, now, phase })));

describe('the phase of a meeting', () => {
  it.each(moments)('at %d it is %s', (now, phase) => {
    expect(cardAt(meeting, now).value).toBe(phase);
  });

  // A tick that comes late is a computer that slept; one that goes back is a clock that was corrected.
  it.each(pairs)('is $phase at $now, whatever it was at $before', ({ before, now, phase }) => {
    const { snapshot } = replay(meetingPhaseMachine, { meeting, now: before }, [tick(now)]);
    expect(snapshot.value).toBe(phase);
    expect(ticked(cardAt(meeting, before), now)).toEqual({ value: phase, context: { meeting, now } });
  });

  it.each(moments)('of a cancelled meeting stays what it is, at %d too', (now) => {
    expect(cardAt(cancelledMeeting, now).value).toBe('cancelled');
    expect(ticked(cardAt(cancelledMeeting, begin - year), now).value).toBe('cancelled');
  });

  it('does not depend on how an instant is written', () => {
    const elsewhere = { ...meeting, startsAt: new Date(begin).toISOString().replace('Z', '+00:00') };
    expect(moments.map(([now]) => cardAt(elsewhere, now).value)).toEqual(moments.map(([, phase]) => phase));
  });
});
