import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { emailChangeMachine } from './flow.ts';
import { changed, codeAsked, email, linkOpened, submitted, taken, wrongCode, wrongPassword } from './scenarios.ts';

type Event = ReplayEvent<typeof emailChangeMachine>;
const run = (events: readonly Event[]) => replay(emailChangeMachine, undefined, events);

describe('another email address', () => {
  it('needs the password before a code is asked for', () => {
    const { snapshot, effects } = run([{ type: 'code.send' }]);
    expect(snapshot.context.problems).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' });
    expect(effects).toEqual([]);
    expect(asked(run(codeAsked).snapshot, 'requestEmailChange')).toEqual({
      body: { email, password: 'correct horse' },
    });
  });

  it('is refused at the password where that is wrong, with all that was typed', () => {
    const { snapshot } = run([...codeAsked, wrongPassword]);
    expect([snapshot.value, snapshot.context.problems]).toEqual([
      'address',
      { password: 'This is not your password.' },
    ]);
    expect(snapshot.context.values).toMatchObject({ email, password: 'correct horse' });
  });

  it('is proved with the code of its request', () => {
    expect(asked(run(submitted).snapshot, 'changeEmail')).toEqual({
      body: { email, otp: '481516', requestId: 'request' },
    });
  });

  it('is the session’s when it is the account’s, and nothing secret is kept', () => {
    const { snapshot, effects } = run([...submitted, changed]);
    expect(effects).toMatchObject([
      { title: 'Code Sent' },
      { type: 'session.change', change: { email } },
      { title: 'Email Address Changed', description: `You log in as ${email} now. Every other device is logged out.` },
      { type: 'sessions.change' },
    ]);
    expect(snapshot.context).toMatchObject({ values: { email: '', password: '', otp: '' }, sentCode: null });
  });

  it('of another account is refused at the address, in words, and its code is forgotten', () => {
    const { snapshot } = run([...submitted, taken]);
    expect(snapshot.value).toBe('address');
    expect(snapshot.context).toMatchObject({
      sentCode: null,
      problems: { email: 'This email address belongs to another account. Please use another one.' },
    });
  });

  it('is changed by a link from the mail as well, and one that is dead leads to a code', () => {
    expect(asked(run([linkOpened]).snapshot, 'changeEmail')).toMatchObject({ body: { email } });
    const dead = run([linkOpened, wrongCode]);
    expect([dead.snapshot.value, dead.snapshot.context.link]).toEqual(['address', null]);
    const cutOff = run([linkOpened, rejected('changeEmail', failing.network)]);
    expect([cutOff.snapshot.value, cutOff.effects]).toMatchObject(['address', [{ title: 'Network error' }]]);
  });
});
