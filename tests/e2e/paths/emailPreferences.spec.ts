import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import type { MailKind } from '../../../packages/api/src/generated/enums.ts';
import { emailPreferencesMachine } from '../../../packages/machines/src/flows/emailPreferences/flow.ts';
import { preferences } from '../../../packages/machines/src/flows/emailPreferences/scenarios.ts';
import { required } from '../../../packages/machines/src/kit/required.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer } from '../freelancers.ts';
import { labelOf } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils, topmostPart } from './moves.ts';
import { test } from './test.ts';

type Machine = typeof emailPreferencesMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const [look, set] = ['getEmailPreferences', 'setEmailPreference'] as const;
const title = 'Emails';
const labels = { APPLICATIONS: 'Applications that were not accepted', RATINGS: 'Ratings and reviews' } as const;

const isSaving = (at: Snapshot) => at.matches('saving');
const hasProblem = ({ context: { problems } }: Snapshot) => Object.keys(problems).length > 0;
const sentKind = ({ context: { sent } }: Snapshot) => sent?.kind;
const isShownOn = ({ context: { shown } }: Snapshot, kind: MailKind) =>
  required(shown?.find((one) => one.kind === kind) ?? null).isOn;

/** A switch is pressed: by the mouse where it is on, by a key where it is off. */
const switches = (kind: MailKind, when: (at: Snapshot) => boolean): Move => {
  const eventsOf = (at: Snapshot): Event[] => [{ type: 'mail.switch', kind, isOn: !isShownOn(at, kind) }];
  return {
    name: labels[kind],
    by: 'person',
    events: (at) => (at.context.shown !== null && when(at) ? eventsOf(at) : null),
    async happen({ place }, at) {
      const own = place.getByRole('switch', { name: labels[kind] });
      if (isShownOn(at, kind)) await labelOf(own).click();
      else await own.press('Space');
      return eventsOf(at);
    },
  };
};

/** What the walk takes the answer to be: the server has what was sent, and the other switch as `other` says. */
const saved = (move: Move, isOtherOn?: boolean): Move => ({
  ...move,
  events(at) {
    if (move.events(at) === null) return null;
    const { saved: known, sent } = at.context;
    const mails = known.map(({ kind, isOn }) =>
      kind === required(sent).kind ? required(sent) : { kind, isOn: isOtherOn ?? isOn },
    );
    return [settled(set, { mails })];
  },
});

/** A program that stops a kind by a link, and what each kind is, is `accountSettings.spec.ts`’s. */
test('the emails of an account: every way through them', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const mute = async (mutedMails: MailKind[]) =>
    void (await db.updateTable('users').set({ mutedMails }).where('email', '=', email).execute());

  const moves: Move[] = [
    serves('both are on', look, { when: () => true, status: 200, data: preferences(true, true) }),
    serves('applications are off', look, {
      when: () => true,
      status: 200,
      data: preferences(false, true),
      prepare: () => mute(['APPLICATIONS']),
    }),
    ...spoils<Machine, World>(look),
    presses('Try Again', { type: 'preferences.retry' }, { when: (at) => at.matches('failed') }),
    switches('RATINGS', () => true),
    // While the other one is saved, or where that has failed.
    switches('APPLICATIONS', (at) => (isSaving(at) ? sentKind(at) === 'RATINGS' : hasProblem(at))),
    saved(serves('it is saved', set, { when: () => true, status: 200 })),
    saved(
      serves('it is saved, and in another window applications are off', set, {
        when: (at) => sentKind(at) === 'RATINGS',
        status: 200,
        prepare: () => mute(['APPLICATIONS']),
      }),
      false,
    ),
    ...spoils<Machine, World>(set, { when: (at) => sentKind(at) === 'RATINGS' && at.context.wishes.length === 1 }),
    ...spoils<Machine, World>(set, {
      when: (at) => sentKind(at) === 'APPLICATIONS' || at.context.wishes.length > 1,
      only: 'no network',
    }),
  ];
  const kinds = { [look]: /^GET/, [set]: /^PUT/ };
  const calls = await holdCalls(page, /^(GET|PUT) \/account\/emails$/);
  const place = (where: Page) => where.locator(topmostPart(title));
  await live({
    name: 'emailPreferences',
    machine: emailPreferencesMachine,
    input: undefined,
    moves,
    // Whether a switch is on or off leads nowhere else; whether it was pressed again since it was sent does.
    tell: ({ context: { wishes, sent, problems } }: Snapshot) =>
      [
        sent?.kind,
        ...wishes.map(({ kind, isOn }) => `${kind} ${kind === sent?.kind && isOn === sent.isOn}`),
        ...Object.keys(problems).toSorted(),
      ].join(),
    page,
    calls,
    place,
    // A switch that was pressed keeps the focus, whatever becomes of it.
    // Loading follows a failure, whose button has gone.
    isAtWork: (at: Snapshot) => at.matches('loading') || isSaving(at) || hasProblem(at),
    draw: (events) => oracle.draw('emailPreferences', { input: undefined, events, role: 'FREELANCER' }),
    async begin() {
      await mute([]);
      await forgive(db);
      await page.goto('/account');
      return { page, place: place(page), line, calls, kinds };
    },
  });
});
