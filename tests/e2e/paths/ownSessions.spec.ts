import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { ownSessionsMachine } from '../../../packages/machines/src/flows/ownSessions/flow.ts';
import { current, phone } from '../../../packages/machines/src/flows/ownSessions/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, serves, spoils, topmostPart } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof ownSessionsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const lost = 'no network';
const cut = 'the line is cut half way';
const list = 'listSessions';
const title = 'Where you are logged in';
const calls = { endSession: /^DELETE .*\/sessions\/./, endOtherSessions: /^DELETE .*\/sessions$/ } as const;

const isListed = (at: Snapshot) => at.matches('listed');
const isOne = (at: Snapshot) => at.matches('confirmingEnd');
const areAll = (at: Snapshot) => at.matches('confirmingEndOfOthers');
const hasOthers = ({ context: { sessions } }: Snapshot) => (sessions?.length ?? 0) > 1;
const isUnknown = ({ context: { sessions } }: Snapshot) => sessions === null;

const end = ({ context: { sessions } }: Snapshot): Event[] =>
  (sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ id }) => ({ type: 'session.end', sessionId: id }));

const opens: Move = {
  name: '“Log out: Safari on an iPhone”',
  by: 'person',
  events: (at) => (isListed(at) && hasOthers(at) ? end(at) : null),
  async happen({ place }, at) {
    await place.getByRole('button', { name: 'Log out: Safari on an iPhone' }).click();
    return end(at);
  },
};

/** After a decision the button is gone, and the focus is at the head of the list: there is no other cause to read it again. */
const andFocus = (move: Move): Move => ({
  ...move,
  async happen(world, at) {
    const events = await move.happen(world, at);
    if (!isUnknown(at)) await expect(world.page.getByRole('heading', { name: title })).toBeFocused();
    return events;
  },
});

/** `list.refresh` comes from another flow of the page: `passwordChange.spec.ts` sees the list after it. */
test('the sessions of an account: every way through them', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const { userId, id: own } = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.userId', 'tokens.id'])
    .where('email', '=', email)
    .orderBy('tokens.createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const endElsewhere = async () =>
    void (await db.deleteFrom('tokens').where('userId', '=', userId).where('id', '!=', own).execute());
  /** This session, and the one of a phone. */
  const restore = async () => {
    await endElsewhere();
    await db
      .insertInto('tokens')
      .values({
        userId,
        tokenHash: randomBytes(32),
        browser: phone.browser,
        address: phone.address,
        createdAt: new Date(now - 86_400_000),
        expiresAt: new Date(now + 86_400_000),
      })
      .execute();
  };

  const moves: Move[] = [
    andFocus(
      serves('there are two', list, {
        when: () => true,
        status: 200,
        data: { sessions: [current, phone] },
        prepare: restore,
      }),
    ),
    andFocus(
      serves('there is this one', list, {
        when: () => true,
        status: 200,
        data: { sessions: [current] },
        prepare: endElsewhere,
      }),
    ),
    ...spoils<Machine, World>(list, { when: isUnknown }),
    ...spoils<Machine, World>(list, { when: (at) => !isUnknown(at), only: lost }),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
    opens,
    presses('Log Out Everywhere Else', { type: 'others.end' }, { when: (at) => isListed(at) && hasOthers(at) }),
    presses('Cancel', { type: 'decision.cancel' }, { when: (at) => isOne(at) || areAll(at) }),
    presses('Log Out', { type: 'decision.confirm' }, { when: isOne }),
    presses('Log Out Everywhere Else', { type: 'decision.confirm' }, { when: areAll }),
    pressesAgain('Log Out', 'endSession'),
    pressesAgain('Log Out Everywhere Else', 'endOtherSessions'),
    serves('it is logged out', 'endSession', { when: () => true, status: 200 }),
    serves('it was logged out elsewhere', 'endSession', { when: () => true, status: 404, prepare: endElsewhere }),
    serves('all others are logged out', 'endOtherSessions', { when: () => true, status: 200 }),
    // What was cut off is logged out: one way on from there is walked below.
    ...[...spoils<Machine, World>('endSession'), ...spoils<Machine, World>('endOtherSessions')].filter(
      ({ name }) => !name.startsWith(cut),
    ),
  ];

  const held = await holdCalls(page, /^(GET|DELETE) \/account\/sessions/);
  const kinds = { [list]: /^GET/, ...calls };
  const place = (where: Page) => where.locator(topmostPart(title));
  const flow = {
    name: 'ownSessions',
    machine: ownSessionsMachine,
    input: undefined,
    moves,
    tell: ({ context: { sessions } }: Snapshot) => String(sessions?.length),
    page,
    calls: held,
    place,
    isAtWork: (at: Snapshot) => isOne(at) || areAll(at) || at.matches('ending') || at.matches('endingOthers'),
    draw: (events: readonly Event[]) => oracle.draw('ownSessions', { input: undefined, events, now }),
    async begin() {
      await restore();
      await page.goto('/account');
      return { page, place: place(page), line, calls: held, kinds };
    },
  };
  await live(flow);
  await liveOnce({ ...flow, moves: [...moves, ...spoils<Machine, World>('endSession', { only: cut })] }, [
    'there are two',
    opens.name,
    '“Log Out”',
    `${cut} (endSession)`,
    opens.name,
    '“Log Out”',
    'it was logged out elsewhere',
    'there is this one',
  ]);
});
