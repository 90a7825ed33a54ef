import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { now } from '../facts/kit.ts';
import { meetingsOf } from './meetings.ts';

const day = 86_400_000;

/** Meetings of a person that are live, or begin within a day. */
export const soon = (person: Client | Freelancer): Schema<'Meeting'>[] =>
  meetingsOf(person).filter(
    ({ status, startsAt, endsAt }) =>
      status === 'SCHEDULED' && endsAt > now && Date.parse(startsAt) <= Date.parse(now) + day,
  );

/** Meetings of a person that are still to come. */
export const coming = (person: Client | Freelancer): Schema<'Meeting'>[] =>
  meetingsOf(person).filter(({ status, startsAt }) => status === 'SCHEDULED' && startsAt > now);

/** In the order of their kinds, of each kind the one that has waited longest first. */
export const mostUrgentFirst = <Kind extends string, Waiting extends { kind: Kind; at: string }>(
  kinds: readonly Kind[],
  waiting: readonly Waiting[],
): Waiting[] =>
  waiting.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.at.localeCompare(other.at),
  );
