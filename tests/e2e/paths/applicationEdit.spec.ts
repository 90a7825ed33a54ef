import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { applicationEditMachine } from '../../../packages/machines/src/flows/applicationEdit/flow.ts';
import { readReason } from '../../../packages/machines/src/flows/applicationEdit/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { applyTo, newFreelancer, postJob } from '../freelancers.ts';
import { forgetDrafts } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import { copies, holdClipboard } from './clipboard.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { endsWith, fills, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof applicationEditMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'editApplication';
const words = 'Two weeks, and the lichens first.';
const tooMany = 'the lichens first '.repeat(300);

const isEditing = (at: Snapshot) => at.matches('editing');
/** What was sent may be saved already: another text would be another edit. */
const isUnsent = ({ context }: Snapshot) => context.submission === null;
const isOutdated = (at: Snapshot) => at.matches('outdated');
/** The server is asked to save over whichever version there is. */
const isOverride = ({ context }: Snapshot) => context.etag === null;
const textOf = ({ context: { values } }: Snapshot) => `${values.proposal}\n\n${values.coverLetter}`;

const hands = { proposal: types('Proposal'), coverLetter: types('Cover letter') };

/** What a reload finds again. */
function kept({ context: { values } }: Snapshot): Event[] {
  return [
    { type: 'field.change', name: 'proposal', value: values.proposal },
    { type: 'field.change', name: 'coverLetter', value: values.coverLetter },
  ];
}

/** That leaving asks first is another flow’s, `unsavedChanges`. */
test('editing an application: every way through it', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { token } = await newFreelancer(page, mail, { isComplete: true });
  const title = 'A frieze of liverworts';
  const { id: projectId } = await postJob(page.request, title);
  await applyTo(page.request, token, projectId);
  const own = await page.request.get('/api/v1/freelancer/applications', {
    headers: { Authorization: `Bearer ${token}` },
  });
  // The server keeps to its contract: another test proves it.
  const { data } = (await own.json()) as { data: Schema<'FreelancerApplicationList'> };
  const [application] = data.applications;
  if (application === undefined) throw new Error('There is no application.');
  const row = () => db.selectFrom('applications').selectAll().where('id', '=', application.id);
  const { id, projectId: _, freelancerId: __, ...asSent } = await row().executeTakeFirstOrThrow();
  const change = async (values: Partial<typeof asSent>) =>
    void (await db.updateTable('applications').set(values).where('id', '=', id).execute());
  const input = { application, draft: null };
  const { proposal, coverLetter } = application;

  /** What the page says at the end. */
  let seen = async () => {};
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  const dialog = page.getByRole('dialog', { name: 'Edit application' });
  const isSaved = async () => {
    await expect(dialog).toBeHidden();
    await expect(card.getByText(words)).toBeVisible();
  };

  const unsent = (at: Snapshot) => isEditing(at) && isUnsent(at);
  const moves: Move[] = [
    fills('another proposal', { proposal: words }, { hands, when: unsent }),
    fills('the proposal as it was', { proposal }, { hands, when: unsent }),
    fills(
      'too long a proposal',
      { proposal: tooMany },
      { hands, when: (at) => unsent(at) && at.context.values.proposal === words },
    ),
    fills('no cover letter', { coverLetter: ' ' }, { hands, when: unsent }),
    fills('the cover letter as it was', { coverLetter }, { hands, when: unsent }),
    {
      name: 'a reload',
      by: 'person',
      isAnew: true,
      events: (at) => (unsent(at) && at.can({ type: 'application.save' }) ? kept(at) : null),
      async happen({ place }, at) {
        page.once('dialog', (question) => void question.accept());
        await page.reload();
        await expect(place).toBeVisible();
        return kept(at);
      },
    },
    presses(
      'Save Changes',
      { type: 'application.save' },
      { when: (at) => isEditing(at) && at.can({ type: 'application.save' }) },
    ),
    pressesAgain('Save Changes', call),
    serves('it was edited in another window', call, {
      when: (at) => !isOverride(at),
      status: 412,
      prepare: () => change({ proposal: 'Three weeks.', version: asSent.version + 1 }),
    }),
    serves(readReason, call, { when: () => true, status: 409, prepare: () => change({ viewedAt: new Date() }) }),
    ...spoils<Machine, World>(call, { when: (at) => !isOverride(at) }),
    ...spoils<Machine, World>(call, { when: isOverride, only: 'no network' }),
    // After those, so that what was lost is sent again in the same walk.
    endsWith(serves('it is saved', call, { when: () => true, status: 200 }), () => {
      seen = isSaved;
    }),
    presses('Keep What I Typed', { type: 'version.override' }, { when: isOutdated }),
    endsWith(presses('Load the Newer Version', { type: 'version.load' }, { when: isOutdated }), () => {
      seen = async () => {
        await expect(dialog.getByLabel('Proposal', { exact: true })).toHaveValue('Three weeks.');
        await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
      };
    }),
    presses('Copy Text', { type: 'text.copy' }, { when: (at) => at.matches('refused') }),
    ...copies<Machine>(textOf),
  ];

  await holdClipboard(page);
  const calls = await holdCalls(page, /^PUT \/freelancer\/applications\/[^/]+$/);
  await live({
    name: 'applicationEdit',
    machine: applicationEditMachine,
    input,
    moves,
    tell: ({ context: { values, problems, submission, etag, refusal } }: Snapshot) =>
      [
        values.proposal === proposal ? 'same' : values.proposal.length,
        values.coverLetter === coverLetter,
        Object.keys(problems).join(),
        submission !== null,
        etag !== null,
        refusal !== null,
      ].join(' '),
    page,
    calls,
    place: (where: Page) => where.getByRole('dialog'),
    draw: (events) => oracle.draw('applicationEdit', { input, events }),
    async begin() {
      await change(asSent);
      await forgetDrafts(page);
      await page.goto(`/freelancer-dashboard?tab=applications&edit=${id}`);
      await expect(dialog).toBeVisible();
      return { page, place: dialog, line, calls };
    },
    end: () => seen(),
  });
});
