import { expect, it } from 'vitest';

import { jobIdOf } from './idInPath.ts';
import { jobPath } from './jobPath.ts';
import { routeAt } from './routes.ts';

const id = '00000002-0000-4000-8000-000000000001';

it('says the title to people, and keeps what an address cannot hold out of it', () => {
  expect(jobPath({ id, title: 'Redesign: our “shop” / café' })).toBe(`/job/redesign-our-shop-caf%C3%A9/${id}`);
  expect(jobPath({ id, title: '???' })).toBe(`/job/job/${id}`);
});

it.each([`/job/any-words/${id}`, `/job/caf%C3%A9/${id}`])('%s names the job', (pathname) => {
  expect(jobIdOf(pathname)).toBe(id);
  expect(routeAt(pathname)?.access).toBe('public');
});

it.each([`/job/${id}`, `/job/a/b/${id}`, '/job/a/7', `/job/a/${id}/more`, `/jobs/a/${id}`])(
  '%s is no address of a job',
  (pathname) => {
    expect(jobIdOf(pathname)).toBe(null);
    expect(routeAt(pathname)).toBeUndefined();
  },
);
