import { expect, it } from 'vitest';

import { comparisonNotes } from './comparisonNotes.ts';

const address = (count: number, rest = {}) => ({
  people: Array.from({ length: count }, (_, place) => String(place)),
  excess: 0,
  unreadable: 0,
  projectId: null,
  ...rest,
});

it.each([
  ['nothing of two', address(2), 2, []],
  ['that one is alone', address(1), 1, ['Choose at least one more freelancer to compare.']],
  ['that one is gone', address(3), 2, ['1 freelancer of this comparison is no longer listed.']],
  ['that two are gone', address(4), 2, ['2 freelancers of this comparison are no longer listed.']],
  ['who has no room', address(4, { excess: 2 }), 4, ['The link includes 2 more: 4 can be compared at once.']],
  [
    'that a link is cut',
    address(2, { unreadable: 1 }),
    2,
    ['Part of the link could not be read. It may be incomplete.'],
  ],
])('a comparison says %s', (_, named, found, notes) => {
  expect(comparisonNotes(named, found)).toEqual(notes);
});
