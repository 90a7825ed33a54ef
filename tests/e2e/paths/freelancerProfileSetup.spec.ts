import type { SnapshotFrom } from 'xstate';

import { freelancerProfileSetupMachine } from '../../../packages/machines/src/flows/freelancerProfileSetup/flow.ts';
import { input } from '../../../packages/machines/src/flows/freelancerProfileSetup/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import { newFreelancer, send } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { freelancerMoves, isPlain, untouched } from './freelancerForm.ts';
import type { World } from './moves.ts';
import { fills, types } from './moves.ts';
import { openBlankForm, openOwnForm } from './ownForm.ts';
import { expect, test } from './test.ts';
import { isVersionAtWork, liveVersions, tellVersion, versionedRow, versionMoves, wasSent } from './versionMoves.ts';

type Machine = typeof freelancerProfileSetupMachine;
type Snapshot = SnapshotFrom<Machine>;

const path = '/freelancer-profile-setup';
const calls = { load: 'getFreelancerProfile', save: 'updateFreelancerProfile' };
const kinds = { [calls.load]: /^GET/, [calls.save]: /^PUT/ };
const elsewhere = { location: 'Linz' };
const whole = {
  bio: 'I cut mosses into pear wood.',
  location: 'Graz, Austria',
  experience: '6 years of it',
  hourlyRate: '65',
};

const hands = {
  bio: types('Bio'),
  location: types('Location'),
  experience: types('Experience'),
  hourlyRate: types('Hourly rate'),
  age: types('Age (optional)'),
};

const canBeTyped = (at: Snapshot) => at.matches('editing') && !at.matches({ editing: 'outdated' }) && !wasSent(at);
const isUntouched = (at: Snapshot) => canBeTyped(at) && at.context.values.bio === '';
const isWhole = (at: Snapshot) => canBeTyped(at) && at.matches({ editing: 'complete' });

test('setting up a freelancer’s profile: every way through it', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email, name, token } = await newFreelancer(page, mail, { isComplete: false });
  // Someone who has saved something is not offered the other account type above the form.
  await send(page.request, 'post', '/saved-searches', { name: 'Any work', criteria: {} }, token);
  const current = { ...newFreelancerProfile, name };
  const blank = { experience: null, hourlyRate: null, skills: [], availability: true };
  const row = await versionedRow(db, email, {
    elsewhere,
    restoreRest: (id) => db.updateTable('freelancers').set(blank).where('userId', '=', id).execute(),
  });

  const moves: LivedMove<Machine, World>[] = [
    fills('everything', whole, { hands, when: (at) => canBeTyped(at) && isPlain(at) }),
    fills('no location', { location: '' }, { hands, when: isWhole }),
    fills('too young', { age: '9' }, { hands, when: isWhole }),
    fills('no age', { age: '' }, { hands, when: isWhole }),
    ...freelancerMoves<Machine>(isUntouched),
    ...versionMoves<Machine, typeof current>({
      ...calls,
      current,
      newer: { ...current, ...elsewhere },
      row,
      canBeTried: (at) => at.matches({ editing: 'complete' }),
    }),
  ];
  const held = await holdCalls(page, /^(GET|PUT) \/freelancer\/profile$/, path);
  const place = page.getByRole('main');
  const flow = {
    name: 'freelancerProfileSetup',
    machine: freelancerProfileSetupMachine,
    input,
    moves,
    tell: tellVersion,
    page,
    calls: held,
    place: (where: typeof page) => where.getByRole('main'),
    isAtWork: isVersionAtWork,
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('freelancerProfileSetup', { input, events }),
    async begin() {
      await row.restore();
      await openBlankForm(page, held, path);
      return { page, place, line, calls: held, kinds };
    },
    end: () => expect(page).toHaveURL('/freelancer-dashboard'),
  };
  const draft = { draft: { ...untouched, ...whole, name } };
  await liveVersions(flow, {
    ...calls,
    fill: 'everything',
    saved: { ...current, ...whole, hourlyRate: 65 },
    found: {
      input: draft,
      draw: (events) => oracle.draw('freelancerProfileSetup', { input: draft, events }),
      async begin() {
        const world = await flow.begin();
        await (await held.next(kinds[calls.load])).serve();
        for (const [field, text] of Object.entries(whole)) await Reflect.get(hands, field)(place, text);
        await openOwnForm(page, held, path);
        return world;
      },
    },
  });
});
