import { randomBytes } from 'node:crypto';

import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { savedSearchesMachine } from '../../../packages/machines/src/flows/savedSearches/flow.ts';
import { justSaved, leaflets } from '../../../packages/machines/src/flows/savedSearches/scenarios.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { fills, presses, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof savedSearchesMachine;
type Snapshot = SnapshotFrom<Machine>;

const id = '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c99';
/** The one that is saved from the start, and the one that is listed and can be saved. */
const hedges = {
  ...leaflets,
  id,
  name: 'Hedges',
  criteria: { query: 'hedges' },
  digest: 'weekly',
  newCount: 0,
} as const;
const input = { criteria: { query: 'ferry' }, suggestion: 'ferry', idempotencyKey: 'a-key-of-this-form' };
const ferries = { ...justSaved, name: input.suggestion, criteria: input.criteria };

const isReady = (snapshot: Snapshot) => snapshot.matches('ready');
const isThere = (snapshot: Snapshot) => (snapshot.context.searches ?? []).some((search) => search.id === id);
const isUnsaved = ({ context: { searches } }: Snapshot) =>
  !(searches ?? []).some(({ criteria }) => criteria.query === input.criteria.query);
const isTaken = (snapshot: Snapshot) => isThere(snapshot) && snapshot.context.values.name === hedges.name;
const lost = 'no network';
const naming = { hands: { name: types('Name') } };
const canBeNamed = (snapshot: Snapshot) => isReady(snapshot) && isUnsaved(snapshot) && isThere(snapshot);

const moves: LivedMove<Machine, World>[] = [
  serves('they are read', 'listSavedSearches', {
    when: () => true,
    status: 200,
    data: { savedSearches: [hedges], readAt: '2026-11-23T09:00:00.000Z' },
  }),
  ...spoils<Machine, World>('listSavedSearches'),
  presses('Try Again', { type: 'list.retry' }, { when: (snapshot) => snapshot.matches('failed') }),
  fills('a name that is taken', { name: hedges.name }, { ...naming, when: canBeNamed }),
  fills('a name', { name: input.suggestion }, { ...naming, when: canBeNamed }),
  presses('Save Search', { type: 'search.save' }, { when: (snapshot) => isReady(snapshot) && isUnsaved(snapshot) }),
  serves('it is saved', 'createSavedSearch', {
    when: (snapshot) => !isTaken(snapshot),
    status: 201,
    data: ferries,
  }),
  serves('the name is taken', 'createSavedSearch', {
    when: isTaken,
    status: 409,
    fields: { name: 'Taken.' },
  }),
  ...spoils<Machine, World>('createSavedSearch', { only: lost }),
  presses('Change Hedges', { type: 'search.edit', id }, { when: (at) => isReady(at) && isThere(at) }),
  presses('Cancel', { type: 'edit.cancel' }, { when: (at) => at.matches('editing') }),
  presses('Save Changes', { type: 'edit.save' }, { when: (at) => at.matches('editing') }),
  serves('it is changed', 'updateSavedSearch', { when: () => true, status: 200, data: hedges }),
  ...spoils<Machine, World>('updateSavedSearch', { only: lost }),
  presses('Delete Hedges', { type: 'search.delete', id }, { when: (at) => isReady(at) && isThere(at) }),
  presses('Keep It', { type: 'decision.cancel' }, { when: (at) => at.matches('asking') }),
  presses('Delete Search', { type: 'decision.confirm' }, { when: (at) => at.matches('asking') }),
  serves('it is deleted', 'deleteSavedSearch', { when: () => true, status: 200 }),
  ...spoils<Machine, World>('deleteSavedSearch', { only: lost }),
  presses('Open Hedges', { type: 'search.open', id }, { when: (at) => isReady(at) && isThere(at) }),
  serves('it is opened', 'markSavedSearchSeen', { when: () => true, status: 200, data: hedges }),
  ...spoils<Machine, World>('markSavedSearchSeen', { only: lost }),
];

test('saved searches of a freelancer: every way through them', async ({ traveller: { page, line }, oracle, db }) => {
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.freelancer.email)
    .executeTakeFirstOrThrow();
  const kinds = {
    listSavedSearches: /^GET \/saved-searches$/,
    createSavedSearch: /^POST \/saved-searches$/,
    updateSavedSearch: /^PUT \/saved-searches\/[^/]+$/,
    deleteSavedSearch: /^DELETE \/saved-searches\//,
    markSavedSearchSeen: /^PUT \/saved-searches\/[^/]+\/seen$/,
  };
  const calls = await holdCalls(page, /^\w+ \/saved-searches/);
  await live({
    name: 'savedSearches',
    machine: savedSearchesMachine,
    input,
    moves,
    tell: ({ context: { searches, values, problems, chosen } }: Snapshot) =>
      `${searches?.map(({ name }) => name).join()} ${values.name} ${Object.keys(problems).join()} ${chosen?.id}`,
    page,
    calls,
    place: (where) => where.getByRole('dialog'),
    draw: (events) => oracle.draw('savedSearches', { input, events }),
    async begin() {
      await db.deleteFrom('savedSearches').where('userId', '=', userId).execute();
      const now = new Date();
      await db
        .insertInto('savedSearches')
        .values({
          id,
          userId,
          name: hedges.name,
          criteria: JSON.stringify(hedges.criteria),
          digest: hedges.digest,
          timezone: 'UTC',
          seenAt: now,
          digestedUntil: now,
          nextDigestAt: new Date(now.getTime() + 7 * 86_400_000),
          unsubscribeKey: randomBytes(32),
          createdAt: now,
        })
        .execute();
      await page.goto('/find-work?search=ferry&saved=1');
      return { page, place: page.getByRole('dialog'), line, calls, kinds };
    },
    async end() {
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/\/find-work\?search=hedges&newSince=/);
    },
  });
  await db.deleteFrom('savedSearches').where('userId', '=', userId).execute();
});
