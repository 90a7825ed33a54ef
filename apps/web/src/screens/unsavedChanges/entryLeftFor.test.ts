import { expect, it } from 'vitest';

import { entryLeftFor } from './hrefLeftFor.ts';

const here = { pathname: '/edit-profile', search: '' };
const back = {
  navigationType: 'traverse',
  cancelable: true,
  destination: { key: 'before', url: 'https://guildhall.example/profile' },
} as const;

it.each([
  ['Back to another page', back, 'before'],
  [
    'Back to another part of it',
    { ...back, destination: { ...back.destination, url: 'https://g.example/edit-profile?part=a' } },
    'before',
  ],
  [
    'Back to another place on it',
    { ...back, destination: { ...back.destination, url: 'https://g.example/edit-profile#a' } },
    null,
  ],
  ['what a link or the app itself does', { ...back, navigationType: 'push' }, null],
  ['Back where the browser does not let it be asked about', { ...back, cancelable: false }, null],
] as const)('answers for %s', (_what, event, key) => {
  expect(entryLeftFor(event, here)).toBe(key);
});
