import { expect, it } from 'vitest';

import { changesIn } from './versionWords.ts';

const names = { place: 'Location', skills: 'Skills', isFree: 'Available for work', bio: 'Bio' };

it('tells each change in words, in the order of the form', () => {
  const versions = {
    base: { place: 'Lisbon', skills: ['React'], isFree: true, bio: 'Calm.' },
    values: { place: 'Porto', skills: ['React'], isFree: true, bio: ' ' },
    elsewhere: { bio: 'Quiet.', isFree: false, skills: [], place: 'Faro' },
  };
  expect(changesIn(versions, names)).toEqual([
    { name: 'Location', mine: 'Porto', theirs: 'Faro' },
    { name: 'Skills', mine: null, theirs: 'Nothing' },
    { name: 'Available for work', mine: null, theirs: 'No' },
    { name: 'Bio', mine: 'Nothing', theirs: 'Quiet.' },
  ]);
});

it('tells nothing where nothing was changed', () => {
  expect(changesIn({ base: null, values: { bio: 'Calm.' }, elsewhere: {} }, names)).toEqual([]);
});
