import { clockChangeOver } from '@guildhall/machines/domain/meetingTime';
import type { WallTime } from '@guildhall/machines/domain/meetingTime';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

/** Each time on a half hour, in this year and the next two, that clocks skip or show twice. */
function changesIn(zone: string) {
  const thisYear = new Date().getFullYear();
  const days = Array.from({ length: 3 * 366 }, (_, day) => new Date(Date.UTC(thisYear, 0, 1 + day)));
  const walls = days.flatMap((day) =>
    Array.from({ length: 8 }, (_, half): WallTime => {
      const iso = new Date(day.getTime() + half * 1_800_000).toISOString();
      return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
    }),
  );
  return walls.flatMap((wall) => {
    const change = clockChangeOver(wall, zone);
    return change ? [{ zone, wall, change }] : [];
  });
}

/** Far enough ahead that no change is in the past while the tests run. */
const soonest = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const changes = sampleZones.flatMap(changesIn).filter(({ wall }) => wall.date > soonest);
const titled = changes.map((one) => ({ ...one, title: `${one.zone}, ${one.wall.date} ${one.wall.time}` }));

let testApp: TestApp;
let market: Marketplace;
let people: { client: Person; maya: Person; applicationId: string; meetingId: string };

/** People of their own for each zone, whom no limit stops. */
async function meet(zone: string): Promise<void> {
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const applicationId = (await market.apply(maya, await market.postJob(client))).data.id;
  const body = {
    googleMeetLink: 'https://zoom.us/j/1',
    meetingDate: soonest,
    meetingTime: '12:00',
    timezone: zone,
    meetingTitle: 'Application Interview',
  };
  const reply = await market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body });
  people = { client, maya, applicationId, meetingId: reply.data.meeting.id };
}

/** A time is looked up before an interview, and the meeting is moved there. */
async function checkAndMove(zone: string, { date, time }: WallTime) {
  const { client, applicationId, meetingId } = people;
  const fields = { meetingDate: date, meetingTime: time };
  const place = { ...fields, timezone: zone };
  const checked = await market.call('getMeetingConflicts', {
    token: client.token,
    params: { applicationId },
    query: place,
  });
  const moved = await market.call('rescheduleMeeting', {
    token: client.token,
    params: { meetingId },
    body: { ...place, reason: 'Better so.' },
  });
  return { fields, checked, moved };
}

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

test('seven of the zones move their clocks twice a year', () => {
  const zones = Map.groupBy(changes, ({ zone }) => zone);
  expect([...zones.keys()].toSorted()).toEqual([
    'America/Los_Angeles',
    'America/New_York',
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Europe/London',
    'Europe/Paris',
    'Pacific/Chatham',
  ]);
  // Two half hours for each change, in two whole years at least; Lord Howe Island moves its clocks by one.
  for (const [zone, list] of zones) expect(list.length).toBeGreaterThanOrEqual(zone === 'Australia/Lord_Howe' ? 4 : 8);
});

const zones = [...new Set(changes.map(({ zone }) => zone))];

describe.each(zones)('when clocks change in %s', (zone) => {
  beforeAll(() => meet(zone));

  const own = titled.filter((one) => one.zone === zone);

  test.each(own.flatMap(({ change, ...one }) => (change.kind === 'forward' ? [{ ...one, change }] : [])))(
    '$title is skipped',
    async ({ wall, change }) => {
      const { maya, meetingId } = people;
      const { fields, checked, moved } = await checkAndMove(zone, wall);
      const times = { times: [fields], timezone: zone };
      const proposed = await market.call('proposeMeetingTimes', {
        token: maya.token,
        params: { meetingId },
        body: times,
      });
      expect([checked.status, moved.status, proposed.status]).toEqual([400, 422, 422]);
      for (const { errors } of [checked, moved])
        expect(errors['meetingTime']).toContain(`such as ${change.remedy.time}`);
      expect(proposed.errors['times']).toContain(`such as ${change.remedy.time}`);
    },
  );

  test.each(own.flatMap(({ change, ...one }) => (change.kind === 'forward' ? [] : [{ ...one, change }])))(
    '$title is shown twice',
    async ({ wall, change }) => {
      const { client, maya, meetingId } = people;
      const params = { meetingId };
      const { checked, moved } = await checkAndMove(zone, wall);
      const first = change.first.toISOString();
      expect([checked.data.startsAt, moved.data.meeting.startsAt]).toEqual([first, first]);
      expect(moved.data.meeting).toMatchObject({ scheduledDate: wall.date, scheduledTime: wall.time, timezone: zone });
      // Named in UTC, the second is a time of its own.
      const [secondDate = '', secondTime = ''] = change.second.toISOString().split('T');
      const second = { meetingDate: secondDate, meetingTime: secondTime.slice(0, 5) };
      const inUtc = { times: [second], timezone: 'UTC' };
      await market.call('proposeMeetingTimes', { token: maya.token, params, body: inUtc });
      const accepting = { token: client.token, params, body: { startsAt: change.second.toISOString() } };
      const accepted = await market.call('acceptMeetingProposal', accepting);
      expect(accepted.data.meeting).toMatchObject({ startsAt: change.second.toISOString(), scheduledTime: wall.time });
      // Another link leaves it at the second, though the clock's time names the first.
      const link = { reason: 'Another room.', googleMeetLink: `https://zoom.us/j/${Date.parse(first)}` };
      const relinked = await market.call('rescheduleMeeting', { token: client.token, params, body: link });
      expect(relinked.data.meeting.startsAt).toBe(change.second.toISOString());
    },
  );
});
