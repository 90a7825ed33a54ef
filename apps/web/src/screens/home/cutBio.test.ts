import { expect, it } from 'vitest';

import { cutBio } from './cutBio.ts';

it.each([
  ['I build calm, fast web applications.', 'I build calm, fast w…'],
  ['Exactly twenty chars', 'Exactly twenty chars'],
  ['I write, I edit, and I translate.', 'I write, I edit, and…'],
  ['👩🏽 paints', '👩🏽 paints'],
  ['  ', 'No bio available'],
  [null, 'No bio available'],
])('cuts %o to %o', (bio, expected) => {
  expect(cutBio(bio)).toBe(expected);
});
