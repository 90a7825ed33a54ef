import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { SaveDraftCall } from '../../../packages/machines/src/flows/proposalDraft/flow.ts';
import { proposalDraftMachine } from '../../../packages/machines/src/flows/proposalDraft/flow.ts';
import { draftOf } from '../../../packages/machines/src/flows/proposalDraft/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { asked, passed, settled } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer, postJob } from '../freelancers.ts';
import { forgetDrafts } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import { stopTheClock } from './codes.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof proposalDraftMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;
type Text = SaveDraftCall['body'];
type Draft = Schema<'ProposalDraft'>;

const [look, keep] = ['getProposalDraft', 'saveProposalDraft'] as const;
const lost = 'no network';
const hour = 3_600_000;

const [begun, further, elsewhere] = ['I would begin', 'I would begin with a walk.', 'From another device.'] as const;
const textOf = (proposal: string): Text => ({ proposal, coverLetter: '' });

const says = (at: Snapshot, proposal: string) => at.context.text.proposal === proposal;
const isBlank = (at: Snapshot) => says(at, '');
/** What a call under way was given. */
const sentText = (at: Snapshot) => (asked(at, keep) as SaveDraftCall | undefined)?.body;
/** Something here is not what the server was last known to keep. */
const isTouched = ({ context: { text, draft } }: Snapshot) => text.proposal !== (draft?.proposal ?? '');

const form = (page: Page) => page.getByRole('form', { name: 'Send a proposal' });

/** That what is read again is there on return, and that leaving keeps the last words, is `proposalDrafts.spec.ts`’s. */
test('a draft of a proposal: every way it is kept', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const { id: freelancerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { id: projectId } = await postJob(page.request, 'Plates for a guide to quillworts');
  await stopTheClock(page);
  const now = await page.evaluate(() => Date.now());
  const input = { projectId, text: textOf(''), known: null };

  /** What the server keeps from now on. */
  const setDraft = async (draft: Draft | null) => {
    await db.deleteFrom('proposalDrafts').where('freelancerId', '=', freelancerId).execute();
    if (draft === null) return;
    const { proposal, coverLetter, etag, updatedAt } = draft;
    const version = Number(JSON.parse(etag));
    await db
      .insertInto('proposalDrafts')
      .values({ freelancerId, projectId, proposal, coverLetter, version, updatedAt: new Date(updatedAt) })
      .execute();
  };
  const setOpen = async (isOpen: boolean) =>
    void (await db
      .updateTable('projects')
      .set(isOpen ? { status: 'OPEN', cancelledAt: null } : { status: 'CANCELLED', cancelledAt: new Date() })
      .where('id', '=', projectId)
      .execute());
  const setClient = async (isActive: boolean) =>
    void (await db.updateTable('users').set({ isActive }).where('email', '=', demoAccounts.client.email).execute());

  let version = 1_000_000;
  const newDraft = (proposal: string, updatedAt: number): Draft => {
    version += 1;
    return draftOf(textOf(proposal), `"${version}"`, new Date(updatedAt).toISOString());
  };

  /** The server is asked for the draft, and has this one. */
  const finds = (name: string, when: (at: Snapshot) => boolean, draftAt: (at: Snapshot) => Draft | null): Move => {
    const move = serves<Machine, World>(name, look, { when, status: 200 });
    return {
      ...move,
      events: (at) => move.events(at) && [settled(look, { draft: draftAt(at) })],
      async happen(world, at) {
        await setDraft(draftAt(at));
        return move.happen(world, at);
      },
    };
  };
  const isKept = serves<Machine, World>('it is kept', keep, { when: () => true, status: 200 });

  const types = (proposal: string, name: string, when: (at: Snapshot) => boolean): Move => {
    const events = (): Event[] => [{ type: 'draft.change', text: textOf(proposal), at: now }];
    return {
      name,
      by: 'person',
      events: (at) => (when(at) ? events() : null),
      async happen({ place }) {
        await place.getByLabel('Proposal', { exact: true }).fill(proposal);
        return events();
      },
    };
  };
  const passes = (
    name: string,
    state: 'unsaved' | 'unreached',
    delay: 'pause' | 'later',
    milliseconds: number,
  ): Move => {
    const events = [passed(delay, `proposalDraft.${state}`)];
    return {
      name,
      by: 'time',
      events: (at) => (at.matches(state) ? events : null),
      async happen() {
        await page.clock.runFor(milliseconds);
        return events;
      },
    };
  };

  const moves: Move[] = [
    types(begun, 'a beginning', (at) => isBlank(at) && !at.matches('unreached') && !at.matches('divided')),
    types(further, 'a word more', (at) => says(at, begun)),
    types('', 'nothing', (at) => !isBlank(at) && !says(at, begun) && (at.matches('saved') || at.matches('divided'))),
    passes('a pause', 'unsaved', 'pause', 800),
    passes('a while', 'unreached', 'later', 20_000),
    {
      name: 'the network is back',
      by: 'person',
      events: (at) => (at.matches('saved') || at.matches('unreached') ? [{ type: 'draft.refresh' }] : null),
      async happen() {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        return [{ type: 'draft.refresh' }];
      },
    },
    finds(
      'there is none',
      () => true,
      () => null,
    ),
    finds(
      'it is as it was',
      ({ context: { draft } }) => draft !== null,
      ({ context: { draft } }) => draft,
    ),
    finds(
      'it says the same',
      (at) => isTouched(at) && !isBlank(at),
      (at) => newDraft(at.context.text.proposal, now),
    ),
    finds(
      'another device wrote before',
      () => true,
      () => newDraft(elsewhere, now - hour),
    ),
    finds('another device wrote after', isTouched, () => newDraft(elsewhere, now + hour)),
    serves('the post is not shown any more', look, {
      when: isBlank,
      status: 404,
      prepare: () => setClient(false),
      recover: () => setClient(true),
    }),
    ...spoils<Machine, World>(look, { when: isBlank }),
    ...spoils<Machine, World>(look, { when: (at) => !isBlank(at), only: lost }),
    {
      ...isKept,
      events: (at) => {
        const text = sentText(at);
        return text === undefined ? null : [settled(keep, draftOf(text, '"7"'))];
      },
      async happen(world, at) {
        await setDraft(at.context.draft);
        return isKept.happen(world, at);
      },
    },
    serves('another device was first', keep, {
      // What says the same is no other version.
      when: (at) => sentText(at)?.proposal !== elsewhere,
      status: 412,
      prepare: () => setDraft(newDraft(elsewhere, now - hour)),
    }),
    serves('the job is taken', keep, {
      when: (at) => says(at, begun),
      status: 409,
      prepare: () => setOpen(false),
      recover: () => setOpen(true),
    }),
    ...spoils<Machine, World>(keep, { when: (at) => says(at, begun) }),
    ...spoils<Machine, World>(keep, { when: (at) => !says(at, begun), only: lost }),
    presses('Use the Other Version', { type: 'draft.take' }, { when: (at) => at.matches('divided') }),
    presses('Keep What Is Here', { type: 'draft.overwrite' }, { when: (at) => at.matches('divided') }),
  ];
  const kinds = { [look]: /^GET/, [keep]: /^PUT/ };
  const calls = await holdCalls(page, /^(GET|PUT) \/freelancer\/projects\/[^/]+\/proposal-draft$/);
  await live({
    name: 'proposalDraft',
    machine: proposalDraftMachine,
    input,
    moves,
    tell: (at: Snapshot) => {
      const { text, draft, other, typedAt } = at.context;
      const isOtherNewer = other !== null && (typedAt === null || Date.parse(other.updatedAt) > typedAt);
      const isSentYet = sentText(at)?.proposal === text.proposal;
      return [text.proposal, draft !== null, isTouched(at), isOtherNewer, isSentYet].join(' | ');
    },
    page,
    calls,
    place: form,
    // Whoever writes must not lose the focus.
    isAtWork: () => true,
    draw: (events) => oracle.draw('proposalDraft', { input, events, now }),
    async begin() {
      await setDraft(null);
      await forgive(db);
      await page.goto('/robots.txt');
      await forgetDrafts(page);
      await page.goto(`/find-work?job=${projectId}&apply=1`);
      await expect(form(page)).toBeVisible();
      return { page, place: form(page), line, calls, kinds };
    },
  });
});
