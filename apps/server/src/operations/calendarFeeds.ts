import { createHash } from 'node:crypto';

import type { components } from '@guildhall/api/schema';

import type { Row, Trx } from '../db/schema.ts';
import { calendarToken, feedNamedBy, isTokenOf, newFeedKey } from '../domain/calendarToken.ts';
import { assertFresh, etagOf, isAtHand } from '../domain/etag.ts';
import { Refusal } from '../domain/refusal.ts';
import { before, days } from '../domain/time.ts';
import { publishedCalendar } from '../mail/calendarFile.ts';
import { record } from '../repositories/auditLog.ts';
import {
  changeCalendarFeed,
  findCalendarFeed,
  findCalendarFeedOf,
  lockCalendarFeed,
} from '../repositories/calendarFeeds.ts';
import { listMeetingsSince } from '../repositories/meetings.ts';
import { interviewOf } from './steps/interview.ts';
import type { Handler } from './types.ts';

/** How long a meeting stays in the calendar after it has ended, and how many there are at most. */
const kept = days(90);
const most = 1000;

type Feed = Pick<Row<'calendarFeeds'>, 'id' | 'secret' | 'createdAt' | 'version'>;

const none: Feed = { id: null, secret: null, createdAt: null, version: 0 };

function toFeed(
  { id, secret, createdAt, version }: Feed,
  publicUrl: string,
): components['schemas']['CalendarFeed'] & { etag: string } {
  const token = id !== null && secret !== null ? calendarToken({ id, secret }) : null;
  return {
    address: token === null ? null : `${publicUrl}/api/v1/calendars/${token}.ics`,
    createdAt: createdAt?.toISOString() ?? null,
    etag: etagOf(version),
  };
}

function answer(message: string, feed: Feed, publicUrl: string) {
  const data = toFeed(feed, publicUrl);
  return { status: 200, message, data, headers: { etag: data.etag } } as const;
}

export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ session, services: { db, config } }) => {
  const feed = await findCalendarFeedOf(db, session.userId);
  return answer('Calendar feed loaded.', feed ?? none, config.publicUrl);
};

export const renewCalendarFeed: Handler<'renewCalendarFeed'> = async ({ headers, session, services }) => {
  const key = newFeedKey();
  const feed = await services.db.transaction().execute(async (trx) => {
    const stored = await lockCalendarFeed(trx, session.userId);
    assertFresh(headers['If-Match'], stored.version);
    const at = services.clock.now();
    await recordChange(trx, session.userId, 'calendarFeed.renew', key.id, at);
    return changeCalendarFeed(trx, session.userId, { ...key, createdAt: at });
  });
  return answer('Your calendar feed has a new address.', feed, services.config.publicUrl);
};

export const endCalendarFeed: Handler<'endCalendarFeed'> = async ({ headers, session, services }) => {
  const feed = await services.db.transaction().execute(async (trx) => {
    const stored = await lockCalendarFeed(trx, session.userId);
    assertFresh(headers['If-Match'], stored.version);
    if (stored.id === null) return stored;
    await recordChange(trx, session.userId, 'calendarFeed.end', stored.id, services.clock.now());
    return changeCalendarFeed(trx, session.userId, { id: null, secret: null, createdAt: null });
  });
  return answer('Your calendar feed is off.', feed, services.config.publicUrl);
};

function recordChange(trx: Trx, actorId: string, action: string, id: string, at: Date): Promise<void> {
  return record(trx, { actorId, action, at }, [{ entity: 'calendarFeed', id }]);
}

/** What never was an address, what was one and what is cut off are answered alike. */
export const getCalendar: Handler<'getCalendar'> = async ({ params, headers, services }) => {
  const { db, clock, config } = services;
  const id = feedNamedBy(params.calendarToken);
  const feed = id === undefined ? undefined : await findCalendarFeed(db, id);
  if (!feed || !isTokenOf(params.calendarToken, feed)) {
    throw new Refusal(404, 'This calendar does not exist. Its address may have been replaced.');
  }
  const whose = feed.role === 'CLIENT' ? { clientId: feed.userId } : { freelancerId: feed.userId };
  const meetings = await listMeetingsSince(db, whose, before(clock.now(), kept), most);
  const content = publishedCalendar(meetings.map(interviewOf), feed.role, config.mailFrom);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const caching = { 'cache-control': 'private, no-cache', etag };
  if (isAtHand(headers['If-None-Match'], etag)) return { status: 304, headers: caching };
  return {
    status: 200,
    raw: content,
    contentType: 'text/calendar',
    headers: { ...caching, 'content-type': 'text/calendar; charset=utf-8; method=PUBLISH' },
  };
};
