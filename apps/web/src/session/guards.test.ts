import { expect, it } from 'vitest';

import type { Access, Verdict, Visitor } from './guards.ts';
import { guard } from './guards.ts';

const clients = ['CLIENT'] as const;
const either = ['CLIENT', 'FREELANCER'] as const;

it.each<[Access, Visitor, Verdict]>([
  ['public', 'unknown', 'show'],
  ['public', 'guest', 'show'],
  ['public', 'CLIENT', 'show'],
  ['guest', 'unknown', 'show'],
  ['guest', 'guest', 'show'],
  ['guest', 'CLIENT', { redirect: '/client-dashboard' }],
  ['guest', 'FREELANCER', { redirect: '/freelancer-dashboard' }],
  [clients, 'unknown', 'wait'],
  [clients, 'guest', { redirect: '/login?next=%2Fpost-job%3Fa%3D1' }],
  [clients, 'CLIENT', 'show'],
  [clients, 'FREELANCER', { redirect: '/freelancer-dashboard' }],
  [either, 'FREELANCER', 'show'],
])('a page for %o met by %s: %o', (access, visitor, verdict) => {
  expect(guard(access, visitor, '/post-job?a=1')).toEqual(verdict);
});
