import { describe, expect, it } from 'vitest';

import type { Session } from '../../kit/effects.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { loginFailure } from './failures.ts';
import { loginMachine } from './flow.ts';
import { correctRole, filled, isClosed, isOtherRole, reopen, session } from './scenarios.ts';

const input = undefined;
const submit = { type: 'login.submit' } as const;

describe('logging in', () => {
  it('asks for what is missing before it calls anyone', () => {
    const { snapshot, effects } = replay(loginMachine, input, [submit]);
    expect(snapshot.value).toEqual({ credentials: 'typing' });
    expect(snapshot.context.problems).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
      role: 'Please select your account type',
    });
    expect(effects).toEqual([]);
  });

  it('names the form of an email address that is none', () => {
    const { snapshot } = replay(loginMachine, input, [
      ...filled,
      { type: 'field.change', name: 'email', value: 'mara' },
      submit,
    ]);
    expect(snapshot.context.problems).toEqual({ email: 'Enter an email address in the form name@example.com.' });
  });

  it('drops a complaint as soon as its field is edited', () => {
    const { snapshot } = replay(loginMachine, input, [
      submit,
      { type: 'field.change', name: 'email', value: 'mara@example.com' },
    ]);
    expect(snapshot.context.problems).not.toHaveProperty('email');
    expect(snapshot.context.problems).toHaveProperty('password');
  });

  it('opens the session and welcomes; where it leads is for the session to say', () => {
    const { snapshot, effects } = replay(loginMachine, input, [...filled, submit, settled('logIn', session)]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([
      { type: 'session.open', session, remember: false },
      {
        type: 'toast',
        tone: 'positive',
        title: 'Welcome back!',
        description: 'You have been logged in successfully.',
      },
    ]);
  });

  it('keeps everything typed when the server refuses', () => {
    const { snapshot } = replay(loginMachine, input, [...filled, submit, rejected('logIn', failing.refused(401))]);
    expect(snapshot.value).toEqual({ credentials: 'refused' });
    expect(snapshot.context.values).toMatchObject({ email: session.email, password: 'correct horse', role: 'CLIENT' });
  });

  it('does not call twice for two presses', () => {
    const { snapshot } = replay(loginMachine, input, [...filled, submit]);
    expect(snapshot.can(submit)).toBe(false);
  });
});

describe('what a failed log-in leaves beside the form', () => {
  const refused = [...filled, submit, rejected('logIn', failing.refused(401))];

  it('is what the toast says', () => {
    const { snapshot, effects } = replay(loginMachine, input, refused);
    expect(effects).toEqual([snapshot.context.refusal]);
  });

  it('goes when something is edited that the attempt was made with', () => {
    for (const name of ['email', 'password'] as const) {
      const { snapshot } = replay(loginMachine, input, [...refused, { type: 'field.change', name, value: 'another' }]);
      expect(snapshot.value).toEqual({ credentials: 'typing' });
      expect(snapshot.context.refusal).toBeNull();
    }
  });

  it('stays while the person decides how long to be remembered', () => {
    const remember = { type: 'field.change', name: 'rememberMe', value: true } as const;
    const { snapshot } = replay(loginMachine, input, [...refused, remember]);
    expect(snapshot.value).toEqual({ credentials: 'refused' });
    expect(snapshot.context.values.rememberMe).toBe(true);
  });
});

describe('an account of the other role', () => {
  const wrongRole = [...filled, submit, isOtherRole];
  const asFreelancer: Session = { ...session, role: 'FREELANCER' };

  it('is logged in to as what it is, in one press, with the same password', () => {
    const { snapshot } = replay(loginMachine, input, [...wrongRole, correctRole]);
    expect(asked(snapshot, 'logIn')).toEqual({ role: 'FREELANCER', email: session.email, password: 'correct horse' });
    expect(snapshot.context.values.role).toBe('FREELANCER');
    const { effects } = replay(loginMachine, input, [...wrongRole, correctRole, settled('logIn', asFreelancer)]);
    expect(effects).toMatchObject([
      { title: 'Login failed', description: 'You are signed up as a freelancer. Please sign up as a client first.' },
      { type: 'session.open', session: asFreelancer },
      { title: 'Welcome back!' },
    ]);
  });

  it('still says what the specification says, for the role that was asked for', () => {
    const { snapshot } = replay(loginMachine, input, wrongRole);
    expect(snapshot.context.values.role).toBe('CLIENT');
  });

  it('is not offered once email, password or role are others', () => {
    for (const change of [
      { type: 'field.change', name: 'email', value: 'another@example.com' },
      { type: 'field.change', name: 'password', value: 'another' },
      { type: 'field.change', name: 'role', value: 'FREELANCER' },
    ] as const) {
      expect(replay(loginMachine, input, [...wrongRole, change]).snapshot.can(correctRole)).toBe(false);
    }
  });

  it('is never offered after a wrong password', () => {
    const refused = rejected('logIn', failing.refused(401));
    expect(replay(loginMachine, input, [...filled, submit, refused]).snapshot.can(correctRole)).toBe(false);
  });

  it('may be one that its owner closed', () => {
    const { snapshot } = replay(loginMachine, input, [...wrongRole, correctRole, isClosed, reopen]);
    expect(asked(snapshot, 'reopen')).toMatchObject({ role: 'FREELANCER', reopen: true });
  });

  it('is tried again with the role that was asked for by pressing the usual button', () => {
    expect(asked(replay(loginMachine, input, [...wrongRole, submit]).snapshot, 'logIn')).toMatchObject({
      role: 'CLIENT',
    });
  });
});

describe('an account that its owner closed', () => {
  const closed = [...filled, submit, isClosed];

  it('is offered to be reopened, in the words of the server, and not as a failure', () => {
    const { snapshot, effects } = replay(loginMachine, input, closed);
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context.closure).toBe(
      'You closed this account. You can reopen it until December 4, 2026 (Lisbon time).',
    );
    expect(effects).toEqual([]);
  });

  it('is reopened when asked for, with what was typed', () => {
    const { snapshot } = replay(loginMachine, input, [...closed, reopen]);
    expect(asked(snapshot, 'reopen')).toEqual({
      role: 'CLIENT',
      email: session.email,
      password: 'correct horse',
      reopen: true,
    });
    const { effects } = replay(loginMachine, input, [...closed, reopen, settled('reopen', session)]);
    expect(effects).toMatchObject([{ type: 'session.open' }, { description: 'Your account is open again.' }]);
  });

  it('stays closed otherwise, and the next log-in does not reopen it', () => {
    const { snapshot } = replay(loginMachine, input, [...closed, { type: 'account.leave' }, submit]);
    expect(asked(snapshot, 'logIn')).not.toHaveProperty('reopen');
  });

  it('leads back to the form when it cannot be reopened', () => {
    const refused = rejected('reopen', failing.refused(401));
    const { snapshot, effects } = replay(loginMachine, input, [...closed, reopen, refused]);
    expect(snapshot.value).toEqual({ credentials: 'refused' });
    expect(effects).toMatchObject([{ tone: 'critical', title: 'Login failed' }]);
  });
});

describe('what a failed log-in says', () => {
  const wrongRole = 'You are signed up as a freelancer. Please sign up as a client first.';
  it.each([
    [failing.refused(404), 'Login failed', wrongRole],
    [failing.refused(400, 'Malformed'), 'Login failed', 'Malformed'],
    [failing.refused(400), 'Login failed', 'Invalid email or password'],
    [failing.refused(401, 'No'), 'Login failed', 'Invalid email or password. Please check your credentials.'],
    [failing.refused(429, 'Wait a minute.'), 'Login failed', 'Wait a minute.'],
    [failing.refused(500), 'Login failed', 'Login failed. Please try again.'],
    [
      failing.network,
      'Network error',
      'Unable to connect to the server. Please check your internet connection and try again.',
    ],
    [failing.unreadable, 'Server error', 'The server returned an invalid response. Please try again later.'],
    [failing.unexpected, 'Login error', 'An unexpected error occurred. Please try again.'],
  ])('%o', (error, title, description) => {
    expect(loginFailure(error, 'CLIENT')).toEqual({ type: 'toast', tone: 'critical', title, description });
  });

  it('sends a client who is at the wrong door to the client sign-up', () => {
    expect(loginFailure(failing.refused(404), 'FREELANCER').description).toBe(
      'You are signed up as a client. Please sign up as a freelancer first.',
    );
  });
});
