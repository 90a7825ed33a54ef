import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { emailPreferencesMachine } from './flow.ts';

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

export const emailPreferencesFlow = defineFlow({
  machine: emailPreferencesMachine,
  scenarios: {
    loading: [],
    failed: [failure],
    ready: [loaded],
    saving: [loaded, ratingsOff],

    ratingsOff: [loaded, ratingsOff, saved(true, false)],
    notSaved: [loaded, ratingsOff, unsaved],
  },
});
