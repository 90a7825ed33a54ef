import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { appliedJob, job, leaflets } from '../../testing/samples.ts';
import type { KeepFavourite } from './flow.ts';
import { favouritesMachine } from './flow.ts';
import { change, failure, full, gone, input, kept, loaded } from './scenarios.ts';

type Event = ReplayEvent<typeof favouritesMachine>;

const run = (events: readonly Event[], given: Parameters<typeof replay<typeof favouritesMachine>>[1] = input) => {
  const { snapshot, effects } = replay(favouritesMachine, given, events);
  return { snapshot, effects, context: snapshot.context };
};

const browsing = { address: { page: null }, jobIds: kept.slice(1) };
const addressed = (page: number | null) => ({ type: 'address.set', address: { page } }) as const;
const know = (jobIds: readonly string[]) => ({ type: 'favourites.know', jobIds }) as const;

describe('a favourite', () => {
  it('is drawn at once, and is no longer when it is pressed again', () => {
    expect(run([change(job.id, true)], browsing).context.jobIds).toEqual(kept);
    expect(run([change(job.id, true), change(job.id, false)], browsing).context.jobIds).toEqual(kept.slice(1));
  });

  it('is told to the browser', () => {
    const told: KeepFavourite[] = [];
    const actor = createActor(
      favouritesMachine.provide({
        actors: { keptFavourites: fromCallback<KeepFavourite>(({ receive }) => receive((event) => told.push(event))) },
      }),
      { input: browsing },
    ).start();
    actor.send(change(job.id, true));
    actor.send(change(job.id, true));
    expect(told).toEqual([{ type: 'favourite.keep', jobId: job.id, isFavourite: true }]);
  });

  it('falls back where the browser could not keep it, which is said', () => {
    const { context, effects } = run(
      [change(job.id, true), know(browsing.jobIds), { type: 'favourites.refuse' }],
      browsing,
    );
    expect(context.jobIds).toEqual(browsing.jobIds);
    expect(effects).toMatchObject([{ tone: 'critical', title: 'Your favorites could not be changed' }]);
  });

  it('is refused where there is no room, with the way out', () => {
    const { context, effects } = run([change(job.id, true)], { ...browsing, jobIds: full });
    expect(context.jobIds).toEqual(full);
    expect(effects).toMatchObject([{ title: 'You can keep 100 favorites' }]);
    expect(run([change(full[0] ?? '', false)], { ...browsing, jobIds: full }).context.jobIds).toHaveLength(99);
  });

  it('follows what another tab keeps, without a list of its own', () => {
    const { snapshot, context } = run([know(kept)], browsing);
    expect(snapshot.value).toBe('closed');
    expect(context.jobIds).toEqual(kept);
  });
});

describe('the list of favourites', () => {
  it('opens and closes with the address', () => {
    const { snapshot } = run([addressed(2)], browsing);
    expect(asked(snapshot, 'getFavouriteJobs')).toEqual({ jobIds: browsing.jobIds, page: 2 });
    expect(run([addressed(1), loaded, addressed(null)], browsing).snapshot.value).toBe('closed');
    expect(run([addressed(1)], { ...browsing, jobIds: [] }).snapshot.value).toBe('empty');
  });

  it('keeps a job in its place that is no favourite any more', () => {
    const { snapshot, context } = run([loaded, change(gone, false), know(kept.slice(0, 3))]);
    expect(snapshot.value).toBe('listed');
    expect(context.jobIds).toEqual(kept.slice(0, 3));
    expect(context.result?.entries.map(({ id }) => id)).toEqual(kept);
    expect(snapshot.can(change(gone, true))).toBe(true);
  });

  it('loads again when another tab has kept one more, and not when it took one out', () => {
    const before = kept.slice(0, 3);
    expect(run([loaded, know([...full.slice(0, 1), ...kept])], { ...input, jobIds: before }).snapshot.value).toBe(
      'loading',
    );
    expect(run([loaded, know(before)]).snapshot.value).toBe('listed');
    expect(run([know(kept)], { ...input, jobIds: [] }).snapshot.value).toBe('loading');
  });

  it('keeps its page when one that stands on it is a favourite again, by the job’s own toggle', () => {
    const { snapshot, context } = run([loaded, know(kept.slice(0, 3)), know(kept)]);
    expect(snapshot.value).toBe('listed');
    expect(context.jobIds).toEqual(kept);
  });

  it('offers nothing about jobs that it does not list', () => {
    expect(run([loaded]).snapshot.can(change(full[0] ?? '', true))).toBe(false);
    expect(run([]).snapshot.can(change(job.id, false))).toBe(false);
    expect(run([failure]).snapshot.can(change(job.id, false))).toBe(false);
  });

  it('are none where the last one was taken out in another tab before they are loaded again', () => {
    expect(run([failure, know([]), { type: 'list.retry' }]).snapshot.value).toBe('empty');
  });

  it('takes a job as it is now', () => {
    const { context } = run([loaded, { type: 'job.set', job: { ...appliedJob, applicationsCount: 8 } }]);
    expect(context.result?.entries[0]?.job?.applicationsCount).toBe(8);
    expect(context.result?.entries[1]?.job).toEqual(leaflets);
  });
});
