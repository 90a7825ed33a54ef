import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { callAs } from './calls.ts';
import { dependsOnState, expectedStatus } from './expected.ts';
import { rows } from './rows.ts';
import type { Caller, Scene, State } from './scene.ts';
import { callers, setScene, states } from './scene.ts';

let testApp: TestApp;
let market: Marketplace;
const warnings: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  testApp = await createTestApp({}, { readsOnly: true, log });
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const ids = listOperations(readContract()).map(({ id }) => id as OperationId);

test('every operation of the contract has a row, and no row is left over', () => {
  expect(Object.keys(rows).toSorted()).toEqual(ids.toSorted());
});

/** Beside calls that change what their path names: sessions end, the scene's file is replaced or removed. */
const changesScene: readonly OperationId[] = ['logOut', 'endOtherSessions', 'uploadResume', 'removeResume'];

/** Every other call leaves the scene as it is. */
const changes = (id: OperationId, status: number): boolean =>
  facts[id].method !== 'GET' && status < 400 && (facts[id].path.includes('{') || changesScene.includes(id));

/** The rows that the calls of the matrix name. */
async function rowsOf({ ids: named }: Scene): Promise<object> {
  const tables = {
    projects: 'projectId',
    applications: 'applicationId',
    meetings: 'meetingId',
    rejections: 'rejectionId',
    educationEntries: 'educationId',
    experienceEntries: 'experienceId',
    portfolioItems: 'portfolioItemId',
    files: 'fileId',
  } as const;
  const read = Object.entries(tables).map(async ([table, name]) => {
    // The keys of `tables`.
    const from = testApp.db.selectFrom(table as keyof typeof tables);
    return [
      table,
      await from
        .selectAll()
        .where('id', '=', named[name] ?? '')
        .execute(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Asks as each of the five; those who may change something do so in a scene of their own. */
async function askAll(id: OperationId, scene: Scene, state: State | 'absent'): Promise<Record<Caller, number>> {
  const answers: [Caller, number][] = [];
  for (const caller of callers) {
    const isChange = changes(id, expectedStatus(id, caller, state));
    const own =
      isChange && state !== 'absent'
        ? await setScene(testApp, market, state, { hasResume: id === 'removeResume' })
        : scene;
    answers.push([caller, await callAs(id, caller, own, { testApp, market })]);
  }
  // Each of the five was asked.
  return Object.fromEntries(answers) as Record<Caller, number>;
}

const expectedOf = (id: OperationId, state: State | 'absent'): Record<Caller, number> =>
  // One entry for each caller.
  Object.fromEntries(callers.map((caller) => [caller, expectedStatus(id, caller, state)])) as Record<Caller, number>;

describe.each(states)('%s', (state) => {
  let scene: Scene;
  let before: object;
  beforeAll(async () => {
    scene = await setScene(testApp, market, state);
    before = await rowsOf(scene);
  });

  // What no state changes is asked in one state alone.
  const asked = ids.filter((id) => dependsOnState(id) || state === 'open, pending, meeting');
  test.each(asked)('%s', async (id) => {
    expect(await askAll(id, scene, state)).toEqual(expectedOf(id, state));
  });

  test('and what was refused has changed nothing', async () => {
    expect(await rowsOf(scene)).toEqual(before);
  });
});

describe('what is not there', () => {
  let scene: Scene;
  beforeAll(async () => {
    const { people } = await setScene(testApp, market, 'open, no applications');
    scene = { people, ids: {} };
  });

  test.each(ids.filter((id) => facts[id].path.includes('{')))('%s', async (id) => {
    expect(await askAll(id, scene, 'absent')).toEqual(expectedOf(id, 'absent'));
  });
});

test('and no call that reads has tried to write, which a standby would refuse', () => {
  expect(warnings).toEqual([]);
});
