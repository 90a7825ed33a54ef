import type { DatedSession } from '@guildhall/machines/flows/session';
import { expect, it } from 'vitest';

import type { Storages } from './storage.ts';
import { adoptSession, dropSession, forgetSession, readSession, rewriteSession, storeSession } from './storage.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Two tabs of a browser: one storage is shared, the other is each one's own. */
function tabs(): [Storages, Storages] {
  const local = storage();
  return [
    { local, session: storage() },
    { local, session: storage() },
  ];
}

const client: DatedSession = { token: 'first', role: 'CLIENT', name: 'Mara', email: 'mara@pine.example', openedAt: 1 };
const again: DatedSession = { ...client, token: 'second', openedAt: 2 };
const freelancer: DatedSession = { ...again, token: 'third', role: 'FREELANCER', openedAt: 3 };

it.each([true, false])('gives back what it was given (remembered: %s)', (remember) => {
  const [here, there] = tabs();
  storeSession(here, client, remember);
  expect(readSession(here)).toEqual(client);
  expect(readSession(there)).toEqual(remember ? client : null);
});

it.each([true, false])('keeps a session whose account has changed as long as before (remembered: %s)', (remember) => {
  const [here, there] = tabs();
  storeSession(here, client, remember);
  const changed = { ...client, role: 'FREELANCER', openedAt: 9 } as const;
  rewriteSession(here, changed);
  expect(readSession(here)).toEqual(changed);
  expect(here.local.length + here.session.length).toBe(5);
  expect(readSession(there)).toEqual(remember ? changed : null);
});

it('forgets the session that is meant, wherever it is kept', () => {
  const [here, there] = tabs();
  storeSession(here, client, true);
  adoptSession(there, client);
  forgetSession(here, client.token);
  expect(readSession(here)).toBeNull();
  expect(readSession(there)).toBeNull();
});

it.each([client, freelancer])('leaves a session alone that was opened since: a late end of %o', (late) => {
  const [here, there] = tabs();
  storeSession(here, late, true);
  adoptSession(there, late);
  storeSession(here, again, true);
  forgetSession(there, late.token);
  dropSession(there, late.token);
  expect(readSession(here)).toEqual(again);
  expect(readSession(there)).toEqual(again);
});

it('keeps its hands off what all tabs share when another tab has ended the session', () => {
  const [here, there] = tabs();
  storeSession(here, client, true);
  dropSession(there, client.token);
  expect(readSession(here)).toEqual(client);
});

it('takes up another tab’s session without touching what is remembered', () => {
  const [here, there] = tabs();
  storeSession(here, again, true);
  storeSession({ local: storage(), session: there.session }, client, false);
  adoptSession(there, again);
  expect(there.session.length).toBe(0);
  adoptSession(there, freelancer);
  expect(readSession(here)).toEqual(again);
  expect(readSession(there)).toEqual(freelancer);
});

it('takes the later one of a session of its own and a remembered one', () => {
  const [here] = tabs();
  storeSession(here, again, true);
  adoptSession(here, client);
  expect(readSession(here)).toEqual(again);
});

it.each([{ clienttoken: 'a', role: 'ADMIN' }, { freelancertoken: 'a', role: 'client' }, { clienttoken: 'a' }])(
  'makes nothing of a token without a role that is ours: %o',
  (stored) => {
    const [here] = tabs();
    for (const [key, value] of Object.entries(stored)) here.local.setItem(key, value);
    expect(readSession(here)).toBe('unrecognized');
    storeSession(here, client, false);
    expect(readSession(here)).toEqual(client);
    expect(here.local.length).toBe(0);
  },
);
