import type { Role, VerificationSubject } from '@guildhall/api/enums';
import { setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { task } from '../../archetypes/task.ts';
import { linkBackTo } from '../../domain/verification.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { put } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

type Verification = Schema<'Verification'>;

interface Context {
  role: Role;
  /** As the server last told it; null before that. */
  verification: Verification | null;
  /** Which address is being checked, or was last. */
  subject: VerificationSubject | null;
}

type Event =
  | { type: 'verification.retry' }
  | { type: 'check.start'; subject: VerificationSubject }
  | { type: 'line.copy' };

export interface CheckCall {
  subject: VerificationSubject;
}

const reading = resource({
  types: {} as Context,
  call: 'getVerification',
  keep: (verification: Verification) => ({ verification }),
  shown: 'ready',
  said: 'Failed to load your verification. Please try again.',
  retry: 'verification.retry',
});

const checking = task({
  types: {} as Context,
  call: 'checkVerification',
  input: ({ subject }): CheckCall => ({ subject: required(subject) }),
  back: 'loading',
  // What it came to stands on the page, with what to do about it.
  done: 'ready',
  keep: (verification: Verification) => ({ verification }),
  failure: 'The check could not be made. Please try again.',
});

const copying = task({
  types: {} as Context,
  call: 'copyText',
  input: ({ verification }) => ({ text: linkBackTo(required(verification).profileAddress) }),
  back: 'ready',
  said: success('Copied', 'Paste the line into your page.'),
  failure: () => problem('Error', 'The line could not be copied. Select it and copy it by hand.'),
});

/**
 * The verification of the own account.
 *
 * Guarantees: one check at a time; its outcome, good or bad, is what the server says of the profile as it is then. A check
 * that could not be made changes nothing on the page, but loads it again, as the profile may have been changed elsewhere.
 *
 * Area: Profiles.
 */
export const verificationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { role: Role },
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getVerification: call<Verification, void>('getVerification'),
    checkVerification: call<Verification, CheckCall>('checkVerification'),
    /** Puts a text where other programs take it from. */
    copyText: call<void, { text: string }>('copyText'),
  },
  guards: {
    /** A client's website needs nothing of ours. */
    needsLine: ({ context }) => context.role === 'FREELANCER',
    /** Only what is in the profile can be checked. */
    isInProfile: ({ context }, { subject }: { subject: VerificationSubject }) =>
      context.verification?.addresses.some((one) => one.subject === subject) ?? false,
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ role: input.role, verification: null, subject: null }),
  initial: 'loading',
  states: {
    loading: reading.loading,
    failed: reading.failed,
    ready: {
      ...reading.shown,
      on: {
        'check.start': {
          guard: { type: 'isInProfile', params: ({ event }) => event },
          target: 'checking',
          actions: put(({ event }) => ({ subject: event.subject })),
        },
        'line.copy': { guard: 'needsLine', target: 'copying' },
      },
    },
    checking,
    copying,
  },
});
