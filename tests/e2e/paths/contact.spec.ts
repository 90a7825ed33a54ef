import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { contactLimits, contactMachine } from '../../../packages/machines/src/flows/contact/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { rejected, settled } from '../../../packages/machines/src/testing/replay.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { Hand, World } from './moves.ts';
import { fills, presses, pressesAgain, serves, spoils } from './moves.ts';
import { renewProfiles, spendProfiles } from './profileShare.ts';
import { expect, test } from './test.ts';

type Machine = typeof contactMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getFreelancerContact';
const send: Event = { type: 'message.send' };

const written = { subject: 'Pots & pans', message: 'Would you have time?\nIn January.' };
const half = { ...written, message: '' };
const tooLong = { ...written, message: 'x'.repeat(contactLimits.message.maxLength + 1) };
/** The form has the name of its longer field. */
const writes =
  (name: string): Hand =>
  (place, value) =>
    place.getByRole('textbox', { name, exact: true }).fill(String(value));
const hands = { subject: writes('Subject'), message: writes('Message') };

const isLooking = (at: Snapshot) => at.matches('looking');
const isWriting = (at: Snapshot) => at.matches('writing');
const isBlocked = (at: Snapshot) => at.matches('blocked');
const isIdle = (at: Snapshot) => isWriting(at) || at.matches('unreached') || isBlocked(at);
const has =
  (given: { subject: string; message: string }) =>
  ({ context: { values } }: Snapshot) =>
    values.subject === given.subject && values.message === given.message;
const isBlank = has({ subject: '', message: '' });
const canBeOpened = (at: Snapshot) => isIdle(at) && at.context.email !== null && has(written)(at);
const canBeCopied = (at: Snapshot) => isIdle(at) && at.context.email !== null && has(written)(at);

/** What the dialog finds again. */
const kept = ({ context: { values } }: Snapshot): Event[] => [
  { type: 'field.change', name: 'subject', value: values.subject },
  { type: 'field.change', name: 'message', value: values.message },
];

/**
 * What the browser decides about new tabs and its clipboard. No test can have it ask, so it is told: a tab that is blocked
 * is one that `window.open` does not give, and a text waits at the clipboard until the test lets it in.
 */
function rule() {
  const open = window.open.bind(window);
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
  const rules = { mayOpen: true, letIn: () => {}, refuse: () => {} };
  window.open = (...given) => (rules.mayOpen ? open(...given) : null);
  navigator.clipboard.writeText = (text) =>
    new Promise((resolve, reject) => {
      rules.letIn = () => void copy(text).then(resolve, reject);
      rules.refuse = () => reject(new DOMException('The page has no leave for it.', 'NotAllowedError'));
    });
  Object.assign(window, { rules });
}

const ruling = (page: Page, act: (rules: { mayOpen: boolean; letIn: () => void; refuse: () => void }) => void) =>
  page.evaluate(`(${act.toString()})(window.rules)`);

const opensMail = ({ place }: World) => place.getByRole('button', { name: 'Open in Gmail' }).click();

/**
 * Not to be seen in a browser: `opening`, which is over before it is drawn, and a freelancer without an address, which no
 * account of the server is.
 */
const moves: Move[] = [
  fills('a whole message', written, { hands, when: (at) => isLooking(at) || isIdle(at) }),
  fills('no message', half, { hands, when: (at) => (isWriting(at) && isBlank(at)) || isBlocked(at) }),
  fills('too long a message', tooLong, { hands, when: (at) => isWriting(at) && isBlank(at) }),
  presses('Open in Gmail', send, { when: (at) => isIdle(at) && !canBeOpened(at), hasEnter: true }),
  pressesAgain('Open in Gmail', call),
  {
    name: '“Open in Gmail”, in a tab that the browser blocks',
    by: 'person',
    events: (at) => (canBeOpened(at) ? [send, rejected('openCompose', null)] : null),
    async happen(world) {
      await ruling(world.page, (rules) => (rules.mayOpen = false));
      await opensMail(world);
      await expect(world.place.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
      await ruling(world.page, (rules) => (rules.mayOpen = true));
      return [send, rejected('openCompose', null)];
    },
  },
  {
    name: '“Open in Gmail”, in a new tab',
    by: 'person',
    events: (at) => (canBeOpened(at) ? [send, settled('openCompose')] : null),
    async happen(world) {
      const [tab] = await Promise.all([world.page.context().waitForEvent('page'), opensMail(world)]);
      const message = new URL(tab.url()).searchParams;
      expect(message.get('su')).toBe(written.subject);
      expect(message.get('body')).toBe(written.message);
      await tab.close();
      return [send, settled('openCompose')];
    },
  },
  presses('Copy Text', { type: 'text.copy' }, { when: canBeCopied }),
  {
    name: 'it is copied',
    by: 'answer',
    events: (at) => (at.matches('copying') ? [settled('copyText')] : null),
    async happen({ page }) {
      await ruling(page, (rules) => rules.letIn());
      const text = `${written.subject}\n\n${written.message}`;
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      return [settled('copyText')];
    },
  },
  {
    name: 'it may not be copied',
    by: 'answer',
    events: (at) => (at.matches('copying') ? [rejected('copyText', null)] : null),
    async happen({ page }) {
      await ruling(page, (rules) => rules.refuse());
      return [rejected('copyText', null)];
    },
  },
  presses('Try Again', { type: 'email.retry' }, { when: (at) => at.matches('unreached') }),
  ...spoils<Machine, World>(call, { when: isBlank }),
  ...spoils<Machine, World>(call, { when: (at) => !isBlank(at), only: 'no network' }),
];

test('writing to a freelancer: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'Gmail' }));
  await page.addInitScript(rule);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const { id: readerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.client.email)
    .executeTakeFirstOrThrow();
  await page.goto('/find-talent');
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: /^Contact / })
    .first();
  const name = ((await opener.getAttribute('aria-label')) ?? '').replace('Contact ', '');
  await opener.click();
  await expect(page).toHaveURL(/\?contact=/);
  const userId = new URL(page.url()).searchParams.get('contact') ?? '';
  const input = { userId, draft: null };
  const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
  const become = (isActive: boolean) =>
    db.updateTable('users').set({ isActive }).where('id', '=', userId).executeTakeFirst();

  const anew = (how: string, act: () => Promise<unknown>): Move => ({
    name: how,
    by: 'person',
    isAnew: true,
    events: (at) => ((isIdle(at) || isLooking(at)) && has(written)(at) ? kept(at) : null),
    async happen(_, at) {
      calls.forget();
      await act();
      await expect(dialog).toBeVisible();
      return kept(at);
    },
  });

  const calls = await holdCalls(page, /^GET \/client\/freelancers\/[^/]+\/contact$/);
  await live({
    name: 'contact',
    machine: contactMachine,
    input,
    moves: [
      ...moves,
      serves('the address comes', call, { when: () => true, status: 200, data: { email: 'ngozi@adeyemi.example' } }),
      serves('they have closed their account', call, {
        when: isBlank,
        status: 404,
        prepare: async () => void (await become(false)),
        recover: async () => void (await become(true)),
      }),
      serves('too many profiles were opened today', call, {
        when: isBlank,
        status: 429,
        retryAfter: 86_400,
        prepare: () => spendProfiles(db, readerId, userId),
        recover: () => renewProfiles(db, readerId),
      }),
      anew('a reload', () => page.reload()),
      anew('it is closed, and opened again', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await opener.click();
      }),
    ],
    tell: ({ context: { values, problems, email, isBlocked: wasBlocked } }: Snapshot) =>
      `${values.subject} ${values.message.length} ${Object.keys(problems).join()} ${email !== null} ${wasBlocked}`,
    page,
    calls,
    place: (where) => where.getByRole('dialog'),
    draw: (events) => oracle.draw('contact', { input, events, name }),
    async begin() {
      await page.goto('/robots.txt');
      await page.evaluate((key) => window.sessionStorage.removeItem(key), `draft:contact:${userId}`);
      await page.goto('/find-talent');
      await opener.click();
      await expect(dialog).toBeVisible();
      return { page, place: dialog, line, calls };
    },
    async end() {
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      // What was sent is not offered again.
      await opener.click();
      await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
    },
  });
});
