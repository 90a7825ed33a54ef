import type { SnapshotFrom } from 'xstate';

import { editFreelancerProfileMachine } from '../../../packages/machines/src/flows/editFreelancerProfile/flow.ts';
import { input } from '../../../packages/machines/src/flows/editFreelancerProfile/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import { newFreelancer } from '../freelancers.ts';
import { holdBack } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { freelancerMoves, isPlain, untouched } from './freelancerForm.ts';
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

type Machine = typeof editFreelancerProfileMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

/** As the account of the walks has it. */
const current = {
  ...newFreelancerProfile,
  name: 'Rosa Winkler',
  bio: 'I build quiet, fast websites for people who make things.',
  location: 'Graz, Austria',
  experience: '6',
  hourlyRate: 65,
  skills: [],
};
const elsewhere = { location: 'Linz, Austria' };
const typed = { bio: 'I build websites.', hourlyRate: '65' };
const calls = { load: 'getFreelancerProfile', save: 'updateFreelancerProfile' };
const { name, location, experience } = current;
const path = '/edit-profile';
const kinds = { [calls.load]: /^GET/, [calls.save]: /^PUT/ };

const hands = { bio: types('Bio'), location: types('Location'), hourlyRate: types('Hourly rate') };
const isEditing = (at: Snapshot) => at.matches('editing');
const canBeTyped = (at: Snapshot) => isEditing(at) && !wasSent(at);
/** Nothing but skills and availability was changed. */
const isUntouched = (at: Snapshot) =>
  canBeTyped(at) && at.context.values.bio === current.bio && at.context.values.hourlyRate === '65';

const own: Move[] = [
  fills('another bio', typed, { hands, when: (at) => canBeTyped(at) && isPlain(at) }),
  fills('no words about oneself', { bio: ' ' }, { hands, when: (at) => isUntouched(at) && isPlain(at) }),
  fills('a rate that is none', { hourlyRate: 'a few' }, { hands, when: (at) => isUntouched(at) && isPlain(at) }),
  fills('a place of one’s own', { location: 'Wels, Austria' }, { hands, when: (at) => isOutdated(at) }),
  ...freelancerMoves<Machine>(isUntouched),
];

test('a freelancer’s profile, changed: every way through it', async ({
  traveller: { page, line },
  mail,
  oracle,
  db,
}) => {
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const row = await versionedRow(db, email, {
    elsewhere,
    restoreRest: (id) =>
      db
        .updateTable('freelancers')
        .set({ skills: [], availability: true, hourlyRate: 65 })
        .where('userId', '=', id)
        .execute(),
  });
  const held = await holdCalls(page, /^(GET|PUT) \/freelancer\/profile$/, path);
  // The picture above the form has a walk of its own.
  await holdBack(page, pictureCode);
  const place = page.getByRole('main');
  const flow = {
    name: 'editFreelancerProfile',
    machine: editFreelancerProfileMachine,
    input,
    moves: [
      ...own,
      ...versionMoves<Machine, typeof current>({
        ...calls,
        current,
        newer: { ...current, ...elsewhere },
        row,
        canBeTried: (at) => at.matches({ editing: 'complete' }) && isPlain(at),
        isLeftUnloaded: true,
      }),
    ],
    tell: tellVersion,
    page,
    calls: held,
    place: (where: typeof page) => where.getByRole('main'),
    isAtWork: isVersionAtWork,
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('editFreelancerProfile', { input, events }),
    async begin() {
      await row.restore();
      await openBlankForm(page, held, path);
      return { page, place, line, calls: held, kinds };
    },
    end: () => expect(page).toHaveURL('/profile'),
  };
  const draft = { draft: { ...untouched, name, location, experience, ...typed } };
  await liveVersions(flow, {
    ...calls,
    fill: 'another bio',
    saved: { ...current, bio: typed.bio },
    found: {
      input: draft,
      draw: (events) => oracle.draw('editFreelancerProfile', { input: draft, events }),
      async begin() {
        const world = await flow.begin();
        await (await held.next(kinds[calls.load])).serve();
        await hands.bio(place, typed.bio);
        await openOwnForm(page, held, path);
        return world;
      },
    },
  });
});
