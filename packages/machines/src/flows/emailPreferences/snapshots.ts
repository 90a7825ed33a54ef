import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { emailPreferencesMachine } from './machine.ts';

export const preferences = (applications: boolean, ratings: boolean): Schema<'EmailPreferences'> => ({
  mails: [
    { kind: 'APPLICATIONS', isOn: applications },
    { kind: 'RATINGS', isOn: ratings },
  ],
});

export const retry = { type: 'preferences.retry' } as const;
export const ratingsOff = { type: 'mail.switch', kind: 'RATINGS', isOn: false } as const;
export const ratingsOn = { ...ratingsOff, isOn: true } as const;
export const applicationsOff = { ...ratingsOff, kind: 'APPLICATIONS' } as const;

export const loaded = settled('getEmailPreferences', preferences(true, true));
export const failure = rejected('getEmailPreferences', failing.network);
export const saved = (applications: boolean, ratings: boolean) =>
  settled('setEmailPreference', preferences(applications, ratings));
export const unsaved = rejected('setEmailPreference', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const emailPreferencesSnapshots = {
  loading: at(emailPreferencesMachine, undefined),
  failed: at(emailPreferencesMachine, undefined, [failure]),
  ready: at(emailPreferencesMachine, undefined, [loaded]),
  saving: at(emailPreferencesMachine, undefined, [loaded, ratingsOff]),
} satisfies Record<StateOf<typeof emailPreferencesMachine>, SnapshotFrom<typeof emailPreferencesMachine>>;

/** Refinements of a state that people meet. */
export const emailPreferencesVariations = {
  ratingsOff: at(emailPreferencesMachine, undefined, [loaded, ratingsOff, saved(true, false)]),
  notSaved: at(emailPreferencesMachine, undefined, [loaded, ratingsOff, unsaved]),
};
