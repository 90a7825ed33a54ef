import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import type { PasswordValues } from './flow.ts';
import { passwordChangeMachine } from './flow.ts';

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

export const passwordChangeFlow = defineFlow({
  machine: passwordChangeMachine,
  scenarios: {
    editing: typed,
    changing: [...typed, change],

    empty: [],
    incomplete: [change],
    changed: [...typed, change, done],
    refused: [...typed, change, refused],
  },
});
