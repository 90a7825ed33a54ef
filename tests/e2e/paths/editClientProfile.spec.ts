import type { SnapshotFrom } from 'xstate';

import { editClientProfileMachine } from '../../../packages/machines/src/flows/editClientProfile/flow.ts';
import { input } from '../../../packages/machines/src/flows/editClientProfile/scenarios.ts';
import { companyOf } from '../../../packages/machines/src/kit/companyForm.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { clientProfile } from '../../../packages/machines/src/testing/samples.ts';
import { hiredPair } from '../hiredPair.ts';
import { holdBack } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { fills, types } from './moves.ts';
import { openBlankForm, openOwnForm, pictureCode } from './ownForm.ts';
import { expect, test } from './test.ts';
import {
  isOutdated,
  isVersionAtWork,
  liveVersions,
  tellVersion,
  versionedRow,
  versionMoves,
  wasSent,
} from './versionMoves.ts';

type Machine = typeof editClientProfileMachine;
type Snapshot = SnapshotFrom<Machine>;

/** As the account of the walks has it, whose bio is written for it. */
const current = {
  ...clientProfile,
  name: 'Wren Castell',
  companyName: 'Spokes',
  industry: 'Other' as const,
  location: 'Lyon',
  bio: 'We mend bicycles.',
  website: null,
  profileSummary: null,
};
const elsewhere = { location: 'Vienne' };
const typed = { name: 'Wren C. Castell', website: '' };
const calls = { load: 'getClientProfile', save: 'updateClientProfile' };
const path = '/edit-profile';
const kinds = { [calls.load]: /^GET/, [calls.save]: /^PUT/ };

const hands = { name: types('Full name'), location: types('Location'), website: types('Website (optional)') };
const isEditing = (at: Snapshot) => at.matches('editing');
const canBeTyped = (at: Snapshot) => isEditing(at) && !wasSent(at);
const isUntouched = (at: Snapshot) => canBeTyped(at) && at.context.values.name === current.name;
const valuesOf = (profile: typeof current) => ({ ...companyOf(profile), name: profile.name, companySize: '' });

test('a client’s profile, changed: every way through it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { clientEmail } = await hiredPair(page, await person('freelancer'), mail);
  const company = { companyName: current.companyName, industry: current.industry, companySize: null, website: null };
  await db.updateTable('users').set({ bio: current.bio }).where('email', '=', clientEmail).execute();
  const row = await versionedRow(db, clientEmail, {
    elsewhere,
    restoreRest: (id) => db.updateTable('clients').set(company).where('userId', '=', id).execute(),
  });
  const moves: LivedMove<Machine, World>[] = [
    fills('another name', typed, { hands, when: canBeTyped }),
    fills('no name', { name: '' }, { hands, when: isUntouched }),
    fills('half an address', { website: 'spokes' }, { hands, when: isUntouched }),
    fills('a place of one’s own', { location: 'Grenoble' }, { hands, when: (at) => isOutdated(at) }),
    ...versionMoves<Machine, typeof current>({
      ...calls,
      current,
      newer: { ...current, ...elsewhere },
      row,
      canBeTried: (at) => isEditing(at) && !isOutdated(at),
      isLeftUnloaded: true,
    }),
  ];

  const held = await holdCalls(page, /^(GET|PUT) \/client\/profile$/, path);
  // The picture above the form has a walk of its own.
  await holdBack(page, pictureCode);
  const place = page.getByRole('main');
  const flow = {
    name: 'editClientProfile',
    machine: editClientProfileMachine,
    input,
    moves,
    tell: tellVersion,
    page,
    calls: held,
    place: (where: typeof page) => where.getByRole('main'),
    isAtWork: isVersionAtWork,
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('editClientProfile', { input, events }),
    async begin() {
      await row.restore();
      await openBlankForm(page, held, path);
      return { page, place, line, calls: held, kinds };
    },
    end: () => expect(page).toHaveURL('/profile'),
  };
  const draft = { draft: { ...valuesOf(current), ...typed } };
  await liveVersions(flow, {
    ...calls,
    fill: 'another name',
    saved: { ...current, name: typed.name },
    found: {
      input: draft,
      draw: (events) => oracle.draw('editClientProfile', { input: draft, events }),
      async begin() {
        const world = await flow.begin();
        await (await held.next(kinds[calls.load])).serve();
        await hands.name(place, typed.name);
        await openOwnForm(page, held, path);
        return world;
      },
    },
  });
});
