import { setup } from 'xstate';

/** What can happen to an account. Its owner closes and reopens it, operators suspend and restore it, time erases it. */
export type AccountEvent =
  | { type: 'account.close' | 'account.suspend' | 'account.restore' }
  | {
      type: 'account.reopen' | 'account.erase';
      /** Whether its owner may still come back. */
      isInTime: boolean;
    };

export type AccountStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | 'ERASED';

/** For how many days an account that was closed can be reopened. */
export const reopenDays = 14;

/**
 * The life of an account.
 *
 * Guarantees: only an account in use is closed or suspended; a closed one is reopened in time or erased afterwards, never
 * both; what is erased stays so.
 */
export const accountStatusMachine = setup({
  types: { events: {} as AccountEvent },
  guards: {
    isInTime: ({ event }) => 'isInTime' in event && event.isInTime,
    isOver: ({ event }) => 'isInTime' in event && !event.isInTime,
  },
}).createMachine({
  id: 'accountStatus',
  initial: 'ACTIVE',
  states: {
    ACTIVE: { on: { 'account.close': 'CLOSED', 'account.suspend': 'SUSPENDED' } },
    SUSPENDED: { on: { 'account.restore': 'ACTIVE' } },
    CLOSED: {
      on: {
        'account.reopen': { guard: 'isInTime', target: 'ACTIVE' },
        'account.erase': { guard: 'isOver', target: 'ERASED' },
      },
    },
    ERASED: { type: 'final' },
  } satisfies Record<
    AccountStatus,
    {
      type?: 'final';
      on?: Record<string, AccountStatus | { guard: 'isInTime' | 'isOver'; target: AccountStatus }>;
    }
  >,
});

/** Where an account stands. It is stored nowhere: whether it can be used, and what its owner did, say it. */
export function accountStatusOf(account: {
  isActive: boolean;
  closedAt: Date | null;
  erasedAt: Date | null;
}): AccountStatus {
  if (account.erasedAt !== null) return 'ERASED';
  if (account.closedAt !== null) return 'CLOSED';
  return account.isActive ? 'ACTIVE' : 'SUSPENDED';
}
