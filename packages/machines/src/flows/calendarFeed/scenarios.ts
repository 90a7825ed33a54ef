import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { calendarFeedMachine } from './flow.ts';

export const none: Schema<'CalendarFeed'> = { address: null, createdAt: null, etag: '"0"' };

export const feed: Schema<'CalendarFeed'> = {
  address:
    'https://guildhall.example/api/v1/calendars/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55.Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3.ics',
  createdAt: '2026-11-18T08:15:00.000Z',
  etag: '"1"',
};

/** The same at another address. */
export const renewed: Schema<'CalendarFeed'> = {
  ...feed,
  address:
    'https://guildhall.example/api/v1/calendars/7d2e9c10-4b6a-4e0f-8a31-5c9f2b7d6e08.q4Rt8yUi2oPl6kJh0gFd5sAz1xCv9bNm3wEr7tYu-Ks.ics',
  createdAt: '2026-11-20T09:30:00.000Z',
  etag: '"2"',
};

export const start = { type: 'feed.start' } as const;
export const end = { type: 'feed.end' } as const;
export const retry = { type: 'feed.retry' } as const;
export const copy = { type: 'address.copy' } as const;
export const renew = { type: 'address.renew' } as const;
export const confirm = { type: 'decision.confirm' } as const;
export const cancel = { type: 'decision.cancel' } as const;

export const loadedOff = settled('getCalendarFeed', none);
export const loadedOn = settled('getCalendarFeed', feed);
export const failure = rejected('getCalendarFeed', failing.network);
export const overtaken = rejected('renewCalendarFeed', failing.refused(412, 'This was changed elsewhere.'));

export const calendarFeedFlow = defineFlow({
  machine: calendarFeedMachine,
  others: [settled('renewCalendarFeed', feed), settled('endCalendarFeed', none)],
  scenarios: {
    loading: [],
    failed: [failure],
    off: [loadedOff],
    starting: [loadedOff, start],
    on: [loadedOn],
    copying: [loadedOn, copy],
    confirmingRenewal: [loadedOn, renew],
    renewing: [loadedOn, renew, confirm],
    confirmingEnd: [loadedOn, end],
    ending: [loadedOn, end, confirm],

    overtaken: [loadedOn, renew, confirm, overtaken],
  },
});
