import type { SnapshotFrom } from 'xstate';

import { supportRequestMachine } from '../../../packages/machines/src/flows/supportRequest/flow.ts';
import { arrive, arriveAfresh } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { fills, picks, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { moveHouse, test } from './test.ts';

type Machine = typeof supportRequestMachine;
type Snapshot = SnapshotFrom<Machine>;

const hands = {
  name: types('Name'),
  email: types('Email address'),
  category: picks('What is it about?', { project: 'A project' }),
  subject: types('Subject'),
  message: types('Message'),
};

const written = {
  name: 'Vera Visitor',
  email: 'vera@visitor.example',
  category: 'project',
  subject: 'Two people for one project',
  message: 'Do I post it twice?',
};
const malformed = { ...written, email: 'vera' };
const tooLong = { ...written, message: 'x'.repeat(5001) };

const isIdle = (snapshot: Snapshot) => snapshot.matches('editing');
const has =
  (given: object) =>
  ({ context: { values } }: Snapshot) =>
    JSON.stringify({ ...values, ...given }) === JSON.stringify(values);
const isBlank = (snapshot: Snapshot) => isIdle(snapshot) && has({ message: '' })(snapshot);

const moves: LivedMove<Machine, World>[] = [
  fills('a whole request', written, { hands, when: isIdle }),
  fills('a malformed email', malformed, { hands, when: isBlank }),
  fills('too long a message', tooLong, { hands, when: isBlank }),
  fills(
    'nothing',
    { ...written, email: '', message: '' },
    { hands, when: (snapshot) => isIdle(snapshot) && !isBlank(snapshot) },
  ),
  presses('Submit Request', { type: 'request.send' }, { when: isIdle, hasEnter: true }),
  pressesAgain('Sending...', 'createSupportRequest'),
  serves('the request is taken', 'createSupportRequest', { when: () => true, status: 201 }),
  serves('too many requests', 'createSupportRequest', {
    when: () => true,
    status: 429,
    async prepare({ page }) {
      await Promise.all(
        Array.from({ length: 30 }, () => page.request.post('/api/v1/public/support-requests', { data: {} })),
      );
    },
    recover: ({ page }) => moveHouse(page),
  }),
  ...spoils<Machine, World>('createSupportRequest'),
  presses('Submit Another Request', { type: 'request.again' }, { when: (snapshot) => snapshot.matches('submitted') }),
  {
    name: 'reload',
    by: 'person',
    isAnew: true,
    events: (snapshot) =>
      isIdle(snapshot) && has(written)(snapshot) ? [{ type: 'draft.restore', draft: snapshot.context.values }] : null,
    async happen({ page }, { context }) {
      await arrive(page, '/contact-support');
      return [{ type: 'draft.restore', draft: context.values }];
    },
  },
];

test('writing to support: every way through it', async ({ traveller: { page, line }, oracle, supportEmail }) => {
  const input = { idempotencyKey: 'a key of this form' };
  const calls = await holdCalls(page, /^POST \/public\/support-requests/);
  const place = page.getByRole('main');
  await live({
    name: 'supportRequest',
    machine: supportRequestMachine,
    input,
    moves,
    tell: ({ context: { values, problems } }: Snapshot) =>
      `${values.email} ${values.message.length} ${Object.keys(problems).join('+')}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('supportRequest', { input, events, supportEmail }),
    async begin() {
      await arriveAfresh(page, '/contact-support');
      return { page, place, line, calls };
    },
  });
});
