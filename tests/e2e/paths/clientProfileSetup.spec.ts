import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { clientProfileSetupMachine } from '../../../packages/machines/src/flows/clientProfileSetup/flow.ts';
import { complete, input } from '../../../packages/machines/src/flows/clientProfileSetup/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newClientProfile } from '../../../packages/machines/src/testing/samples.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { fills, picks, types } from './moves.ts';
import { openBlankForm, openOwnForm } from './ownForm.ts';
import { expect, test } from './test.ts';
import { isVersionAtWork, liveVersions, tellVersion, versionedRow, versionMoves, wasSent } from './versionMoves.ts';

type Machine = typeof clientProfileSetupMachine;
type Snapshot = SnapshotFrom<Machine>;

const path = '/client-profile-setup';
const calls = { load: 'getClientProfile', save: 'updateClientProfile' };
const kinds = { [calls.load]: /^GET/, [calls.save]: /^PUT/ };
const elsewhere = { location: 'Malmö' };
const { industry } = complete;

const hands = {
  companyName: types('Company name'),
  industry: picks('Industry', { [String(industry)]: String(industry) }),
  website: types('Website (optional)'),
  location: types('Location'),
  bio: types('Company bio (optional)'),
  profileSummary: types('Profile summary (optional)'),
};

const canBeTyped = (at: Snapshot) => at.matches({ editing: 'current' }) && !wasSent(at);
const isWritten = (at: Snapshot) => canBeTyped(at) && at.context.values.companyName === complete.companyName;

test('setting up a company: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const { email } = demoAccounts.client;
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const user = db.selectFrom('users').selectAll().where('email', '=', email);
  const { id, bio, location, version } = await user.executeTakeFirstOrThrow();
  const { userId: _, ...company } = await db
    .selectFrom('clients')
    .select(['userId', 'companyName', 'industry', 'website', 'profileSummary'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const setUser = async (values: { bio: string | null; location: string | null; version: number }) =>
    void (await db.updateTable('users').set(values).where('id', '=', id).execute());
  const setCompany = async (values: { [Field in keyof typeof company]: (typeof company)[Field] | null }) =>
    void (await db.updateTable('clients').set(values).where('userId', '=', id).execute());
  // The profile of someone who has just signed up.
  await setUser({ bio: null, location: null, version });
  const row = await versionedRow(db, email, {
    elsewhere,
    restoreRest: () => setCompany({ companyName: null, industry: null, website: null, profileSummary: null }),
  });

  const moves: LivedMove<Machine, World>[] = [
    fills('everything', { ...complete }, { hands, when: canBeTyped }),
    fills('no location', { location: '' }, { hands, when: isWritten }),
    fills('half a website', { website: 'harbour' }, { hands, when: isWritten }),
    ...versionMoves<Machine, typeof newClientProfile>({
      ...calls,
      current: newClientProfile,
      newer: { ...newClientProfile, ...elsewhere },
      row,
      canBeTried: (at) => at.matches({ editing: 'current' }),
    }),
  ];
  const held = await holdCalls(page, /^(GET|PUT) \/client\/profile$/, path);
  const place = page.getByRole('main');
  const flow = {
    name: 'clientProfileSetup',
    machine: clientProfileSetupMachine,
    input,
    moves,
    tell: tellVersion,
    page,
    calls: held,
    place: (where: typeof page) => where.getByRole('main'),
    isAtWork: isVersionAtWork,
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('clientProfileSetup', { input, events }),
    async begin() {
      await row.restore();
      await openBlankForm(page, held, path);
      return { page, place, line, calls: held, kinds };
    },
    end: () => expect(page).toHaveURL('/client-dashboard'),
  };
  const draft = { draft: complete };
  await liveVersions(flow, {
    ...calls,
    fill: 'everything',
    saved: { ...newClientProfile, ...complete },
    found: {
      input: draft,
      draw: (events) => oracle.draw('clientProfileSetup', { input: draft, events }),
      async begin() {
        const world = await flow.begin();
        await (await held.next(kinds[calls.load])).serve();
        for (const [name, hand] of Object.entries(hands)) await hand(place, Reflect.get(complete, name));
        await openOwnForm(page, held, path);
        return world;
      },
    },
  });
  await setUser({ bio, location, version });
  await setCompany(company);
});
