import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { flows } from '../flows.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Pages whose list has the places of its entries from elsewhere, so that nothing moves for what has come. */
const unmoved = new Set(['apps/web/src/screens/talentComparison/applicants.tsx']);

const eventsOf = new Map(flows.map(({ name, machine }) => [name, machine.events]));
const takes = (flow: string, type: string) => eventsOf.get(flow)?.includes(type) ?? false;

/** Of the flows that a page has, the one that hears. */
const hearingIn = (text: string) =>
  [...text.matchAll(/flows\/(\w+)'/g)]
    .map(([, flow = '']) => flow)
    .find((flow) => eventsOf.get(flow)?.some((type) => type.endsWith('.heard')));

const pages = globSync('apps/web/src/screens/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => /\b(?:useHeardList|heardList)\(\{/.test(read(path)) && !unmoved.has(path))
  .map((path) => ({ path, flow: hearingIn(read(path)) ?? '' }))
  .toSorted((one, other) => one.path.localeCompare(other.path));

const offers = (flow: string) => takes(flow, 'news.show');
const isAsked = (flow: string) => takes(flow, 'decision.confirm');

describe('a page that hears of changes in a list', () => {
  it('is found', () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  it.each(pages.filter(({ path }) => !path.endsWith('/screen.tsx')))(
    '$path tells its flow of a dialog over the list where the flow offers what is new',
    ({ path, flow }) => {
      expect(/list\.heard.*wasHeld/.test(read(path))).toBe(offers(flow));
    },
  );

  it.each(pages)(
    '$path offers what is new where it asks questions or opens dialogs over the list',
    ({ path, flow }) => {
      const hasDialogs = isAsked(flow) || /\bisHeld\b/.test(read(path));
      expect(!hasDialogs || offers(flow)).toBe(true);
    },
  );
});
