import { expect, it } from 'vitest';

import { profileIdOf } from './idInPath.ts';
import { profilePath } from './profilePath.ts';
import { routeAt } from './routes.ts';

const id = '00000001-0000-4000-8000-000000000001';

it.each([
  ['/profile/mara-lindqvist/00000001-0000-4000-8000-000000000001', id],
  ['/profile/mara-lindqvist/00000001-0000-4000-8000-000000000001/', id],
  [profilePath({ id, name: 'Ngozi / Adeyemi' }), id],
  ['/profile/mara-lindqvist', null],
  ['/profile/mara-lindqvist/1', null],
  ['/profile', null],
])('the address %s is of the profile %s, and is routed so', (pathname, expected) => {
  expect(profileIdOf(pathname)).toBe(expected);
  expect(routeAt(pathname)?.module === 'publicProfile/screen').toBe(expected !== null);
});
