import type { AnyEventObject, MachineContext } from 'xstate';

import { success } from './effects.ts';
import type { FailedCall, PartAction } from './parts.ts';
import { tell, tellAny } from './parts.ts';
import { isSignedOut, profileLoadFailure, profileUpdateFailure } from './profileFailures.ts';

const toProfile = { type: 'navigate', to: 'profile' } as const;

const saved: readonly PartAction<MachineContext, AnyEventObject>[] = [
  tell(() => success('Profile Updated Successfully!', 'Your changes have been saved.')),
  tell(() => toProfile),
];

/** What both forms ask again with that change an own profile, and what they report. */
export const profileEdit = {
  retry: 'profile.retry',
  event: 'profile.save',
  saved,
  loadFailure: profileLoadFailure,
  /** There is nothing to edit. Where the session is over, the login leads back to the form instead. */
  loadFailed: [tellAny<FailedCall>(({ event }) => (isSignedOut(event.error) ? null : toProfile))],
  saveFailure: profileUpdateFailure,
} as const;
