import type { NoStream } from '../changes/changeStreams.ts';
import { Refusal } from '../domain/refusal.ts';
import { tooMany } from '../repositories/rateLimit.ts';
import type { Handler } from './types.ts';

const refusals: Readonly<Record<NoStream, () => Refusal>> = {
  tooMany: () =>
    tooMany('Your account is open in too many browsers to keep this one up to date. Please close it in another.', 60),
  ended: () => new Refusal(401, 'Please log in again to continue.', undefined, { 'www-authenticate': 'Bearer' }),
  away: () =>
    new Refusal(503, 'Live updates are not available at the moment. Please try again shortly.', undefined, {
      'retry-after': '5',
    }),
};

export const streamChanges: Handler<'streamChanges'> = async ({ session, services: { changes } }) => {
  const stream = await changes.open(session);
  if (typeof stream === 'string') throw refusals[stream]();
  return {
    status: 200,
    raw: stream,
    contentType: 'text/event-stream',
    // A proxy that collects an answer before it passes it on would hold every change back.
    headers: { 'x-accel-buffering': 'no' },
  };
};
