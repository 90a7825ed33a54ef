import { describe, expect, it } from 'vitest';

import { job } from '../testing/samples.ts';
import {
  favouritesAddressOf,
  favouritesAfter,
  favouritesIn,
  favouritesInAddress,
  mostFavourites,
  pageOfFavourites,
} from './favourites.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000009-0000-4000-8000-${String(index).padStart(12, '0')}`);
const one = job.id;

describe('what a browser has kept', () => {
  it.each([null, '', 'not json', '{"a":1}', '"x"', 'null', '[1,null,{},"no id"]', `["${one.toUpperCase()}x"]`])(
    'is nothing where it is not of ours: %s',
    (text) => expect(favouritesIn(text)).toEqual([]),
  );

  it('leaves out what is broken, twice there or too much', () => {
    expect(favouritesIn(JSON.stringify([one, 7, one]))).toEqual([one]);
    expect(favouritesIn(JSON.stringify(ids(mostFavourites + 5)))).toEqual(ids(mostFavourites));
  });
});

describe('a change', () => {
  it('puts a new favourite first, once', () => {
    const before = ids(2);
    const after = favouritesAfter(before, { jobId: one, isFavourite: true });
    expect(after).toEqual([one, ...before]);
    expect(favouritesAfter(after, { jobId: one, isFavourite: true })).toEqual(after);
    expect(favouritesAfter(after, { jobId: one, isFavourite: false })).toEqual(before);
  });

  it('leaves all as they are where there is no room', () => {
    const full = ids(mostFavourites);
    expect(favouritesAfter(full, { jobId: one, isFavourite: true })).toEqual(full);
  });
});

describe('a page', () => {
  it('has twelve of them, and one past the end gives way to the last', () => {
    const all = ids(25);
    expect(pageOfFavourites(all, 2).jobIds).toEqual(all.slice(12, 24));
    expect(pageOfFavourites(all, 9)).toEqual({
      jobIds: all.slice(24),
      pagination: { page: 3, limit: 12, total: 25, pages: 3 },
    });
    expect(pageOfFavourites([], 1)).toEqual({ jobIds: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } });
  });
});

describe('the address', () => {
  it.each([
    [{}, null],
    [{ favourites: '' }, null],
    [{ favourites: '1' }, 1],
    [{ favourites: '3' }, 3],
    [{ favourites: 'yes' }, 1],
  ])('%o', (search, page) => expect(favouritesAddressOf(search)).toEqual({ page }));

  it('says what it is asked to say', () => {
    expect(favouritesInAddress(2)).toEqual({ favourites: '2' });
    expect(favouritesInAddress(null)).toEqual({ favourites: null });
  });
});
