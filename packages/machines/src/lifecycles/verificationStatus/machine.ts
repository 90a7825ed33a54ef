import { setup } from 'xstate';

/** What can happen to the verification of an account. Its owner asks for checks, time repeats them. */
export type VerificationEvent = {
  type:
    | 'check.succeed'
    /** A check that the owner asked for found what was there no more. */
    | 'check.fail'
    /** So did one that was due. */
    | 'recheck.fail'
    /** The address that was checked, or the email, is another one. */
    | 'proof.change';
};

export type VerificationStatus = 'UNVERIFIED' | 'VERIFIED' | 'DOUBTED';

/**
 * The verification of an account.
 *
 * Guarantees: it begins with a check that succeeded and with nothing else; one failure does not end it, and however often
 * the owner has a page checked that is down, only the check that is due after that does. Another address ends it at once.
 */
export const verificationStatusMachine = setup({ types: { events: {} as VerificationEvent } }).createMachine({
  id: 'verificationStatus',
  initial: 'UNVERIFIED',
  states: {
    UNVERIFIED: { on: { 'check.succeed': 'VERIFIED' } },
    VERIFIED: {
      on: {
        'check.succeed': 'VERIFIED',
        'check.fail': 'DOUBTED',
        'recheck.fail': 'DOUBTED',
        'proof.change': 'UNVERIFIED',
      },
    },
    DOUBTED: {
      on: {
        'check.succeed': 'VERIFIED',
        'check.fail': 'DOUBTED',
        'recheck.fail': 'UNVERIFIED',
        'proof.change': 'UNVERIFIED',
      },
    },
  } satisfies Record<VerificationStatus, { on: Record<string, VerificationStatus> }>,
});
