import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { receivedRatingsMachine } from './flow.ts';
import { confirm, failure, loaded, nothing, ratings, reply, write } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof receivedRatingsMachine>[], page = 1) =>
  replay(receivedRatingsMachine, { address: { page } }, events);

describe('reading reviews', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listReceivedRatings')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot } = run([loaded]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.result?.ratings).toEqual(ratings);
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load reviews' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

const cancel = { type: 'decision.cancel' } as const;
const pageTwo = { type: 'address.set', address: { page: 2 } } as const;
const taken = failing.refused(409, 'You have replied to this review already.');

describe('replying to a review', () => {
  it('is offered where there is no reply yet', () => {
    expect(run([loaded]).snapshot.can(reply)).toBe(true);
    const replied = ratings.map((rating) => ({ ...rating, reply: { text: 'Thanks.', createdAt: rating.createdAt } }));
    const answer = settled('listReceivedRatings', {
      ratings: replied,
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    });
    expect(run([answer]).snapshot.can(reply)).toBe(false);
    expect(run([loaded]).snapshot.can({ ...reply, ratingId: 'another' })).toBe(false);
  });

  it('sends what is written, trimmed, and nothing before something is', () => {
    const sent = run([loaded, reply, write(' Thank you. '), confirm]).snapshot;
    expect(asked(sent, 'replyToRating')).toEqual({
      params: { ratingId: reply.ratingId },
      body: { text: 'Thank you.' },
    });
    const empty = run([loaded, reply, write('  '), confirm]).snapshot;
    expect(empty.value).toBe('replying');
    expect(empty.context.problems).toEqual({ text: 'Write your reply first.' });
  });

  it('keeps what was written through a failure and a second thought', () => {
    const written = [loaded, reply, write('Thank you.')] as const;
    const failed = run([...written, confirm, rejected('replyToRating', failing.network)]);
    expect(failed.snapshot.value).toBe('replying');
    expect(failed.snapshot.context.values.text).toBe('Thank you.');
    expect(failed.effects).toMatchObject([{ description: 'Failed to publish your reply. Please try again.' }]);
    expect(run([...written, cancel, reply]).snapshot.context.values.text).toBe('Thank you.');
  });

  it('loads the list again when it is done, and when there was a reply already', () => {
    const sent = [loaded, reply, write('Thank you.'), confirm] as const;
    const done = run([...sent, settled('replyToRating')]);
    expect(done.snapshot.value).toBe('loading');
    expect(done.effects).toMatchObject([{ title: 'Reply Published' }, { type: 'projects.change' }]);
    const late = run([...sent, rejected('replyToRating', taken)]);
    expect(late.snapshot.value).toBe('loading');
    expect(late.effects).toMatchObject([{ description: taken.failure.message }, { type: 'projects.change' }]);
  });

  it('stays with the page it was made on while it is sent, and is left with another page before that', () => {
    const sent = run([loaded, reply, write('Thank you.'), confirm, pageTwo]);
    expect(sent.snapshot.value).toBe('publishing');
    expect(sent.effects).toEqual([{ type: 'address.change', search: { page: '' } }]);
    const left = run([loaded, reply, pageTwo]).snapshot;
    expect(left.value).toBe('loading');
    expect(left.context).toMatchObject({ chosen: null, address: { page: 2 } });
  });
});
