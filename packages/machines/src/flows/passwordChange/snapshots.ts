import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import type { PasswordValues } from './machine.ts';
import { passwordChangeMachine } from './machine.ts';

type Event = ReplayEvent<typeof passwordChangeMachine>;

export const type = (name: keyof PasswordValues, value: string): Event => ({ type: 'field.change', name, value });
export const change = { type: 'password.save' } as const;

export const typed: readonly Event[] = [
  type('currentPassword', 'a lantern at dusk'),
  type('newPassword', 'eight quiet lanterns'),
  type('confirmPassword', 'eight quiet lanterns'),
];

export const done = settled('changePassword');
const wrong = 'This is not your current password.';
export const refused = rejected('changePassword', failing.refused(422, wrong, { currentPassword: wrong }));
export const failure = rejected('changePassword', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const passwordChangeSnapshots = {
  editing: at(passwordChangeMachine, undefined, typed),
  changing: at(passwordChangeMachine, undefined, [...typed, change]),
} satisfies Record<StateOf<typeof passwordChangeMachine>, SnapshotFrom<typeof passwordChangeMachine>>;

/** Refinements of a state that people meet. */
export const passwordChangeVariations = {
  empty: at(passwordChangeMachine, undefined),
  incomplete: at(passwordChangeMachine, undefined, [change]),
  changed: at(passwordChangeMachine, undefined, [...typed, change, done]),
  refused: at(passwordChangeMachine, undefined, [...typed, change, refused]),
};
