import type { Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { postJobMachine } from '../../../packages/machines/src/flows/postJob/flow.ts';
import { input } from '../../../packages/machines/src/flows/postJob/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { postedProject } from '../../../packages/machines/src/testing/samples.ts';
import { logIn } from '../steps.ts';
import { forgetDrafts } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { fills, picks, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof postJobMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'createProject';
const skillsRequired = ['React'] as const;
const whole = {
  title: 'Signs for a moss garden',
  description: 'Three signs, and what they say.',
  budgetMin: '400',
  budgetMax: '$1,900',
};
const nothing = { title: '', description: '', budgetMin: '', budgetMax: '' };
const duration = '2 weeks';

/** Chooses the one skill of the walks in its list, or takes it out again. */
async function choosesSkills(place: Locator): Promise<void> {
  const page = place.page();
  const search = place.getByRole('combobox', { name: 'Skills' });
  // It comes into view first: its list closes when the page scrolls.
  await search.click();
  await search.fill(skillsRequired[0]);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(skillsRequired[0], { exact: true }) })
    .click();
  await search.press('Escape');
}

const hands = {
  title: types('Title'),
  description: types('Description'),
  skillsRequired: choosesSkills,
  budgetMin: types('Minimum budget'),
  budgetMax: types('Maximum budget'),
  duration: picks('Duration', { [duration]: duration }),
};

const isEditing = (at: Snapshot) => at.matches('editing');
const isUnsent = ({ context }: Snapshot) => context.submission === null;
const unsent = (at: Snapshot) => isEditing(at) && isUnsent(at);
const isBlank = (at: Snapshot) => unsent(at) && at.context.values.title === '';
const isWritten = (at: Snapshot) => unsent(at) && !isBlank(at);
const isWhole = (at: Snapshot) => unsent(at) && at.context.values.budgetMax === whole.budgetMax;
const areTerms = ({ context: { values } }: Snapshot) => values.duration !== null && values.skillsRequired.length > 0;

/** What a reload finds again. */
const kept = ({ context: { values } }: Snapshot): Event[] =>
  // One event of the form's union, by its field.
  Object.entries(values).map(([name, value]) => ({ type: 'field.change', name, value }) as Event);

const moves: Move[] = [
  fills('everything that is typed', whole, { hands, when: unsent }),
  fills(
    'a maximum below the minimum',
    { ...whole, budgetMax: '300' },
    { hands, when: (at) => isBlank(at) && areTerms(at) },
  ),
  fills('an amount in words', { ...whole, budgetMin: 'little' }, { hands, when: (at) => isBlank(at) && areTerms(at) }),
  fills('nothing that is typed', nothing, { hands, when: isWritten }),
  fills('the skill and how long', { skillsRequired, duration }, { hands, when: (at) => isBlank(at) && !areTerms(at) }),
  fills('no skill', { skillsRequired: [] }, { hands, when: (at) => isWhole(at) && areTerms(at) }),
  fills('the skill again', { skillsRequired }, { hands, when: (at) => isWhole(at) && !areTerms(at) }),
  {
    name: 'a reload',
    by: 'person',
    isAnew: true,
    events: (at) => (isWritten(at) && Object.keys(at.context.problems).length === 0 ? kept(at) : null),
    async happen({ page, place }, at) {
      await page.reload();
      await expect(place.getByRole('button', { name: 'Duration' })).toBeVisible();
      return kept(at);
    },
  },
  presses('Post Job', { type: 'job.post' }, { when: isEditing, hasEnter: true }),
  pressesAgain('Posting…', call),
  ...spoils<Machine, World>(call),
  // After those, so that what was lost is sent again in the same walk.
  serves('it is posted', call, { when: () => true, status: 201, data: postedProject }),
];

test('posting a job: every way to it', async ({ traveller: { page, line }, oracle, db }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^POST \/client\/projects$/);
  const place = page.getByRole('main');
  const posted = () => db.selectFrom('projects').select('id').where('title', '=', whole.title).execute();
  await live({
    name: 'postJob',
    machine: postJobMachine,
    input,
    moves,
    tell: ({ context: { values, problems, submission } }: Snapshot) =>
      [
        values.title,
        values.budgetMin,
        values.budgetMax,
        values.duration,
        values.skillsRequired.join(),
        Object.keys(problems).join('+'),
        submission !== null,
      ].join(' '),
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('postJob', { input, events }),
    async begin() {
      await db.deleteFrom('projects').where('title', '=', whole.title).execute();
      await forgetDrafts(page);
      await page.goto('/post-job');
      // The fields with a list come after the page.
      await expect(place.getByRole('button', { name: 'Duration' })).toBeVisible();
      return { page, place, line, calls };
    },
    async end() {
      await expect(page).toHaveURL('/client-dashboard');
      // However often it was sent.
      expect(await posted()).toHaveLength(1);
    },
  });
});
