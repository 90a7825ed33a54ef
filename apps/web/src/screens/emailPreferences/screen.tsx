import { emailPreferencesMachine } from '@guildhall/machines/flows/emailPreferences';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths, withSearch } from '../../paths.ts';
import { EmailPreferencesView } from './EmailPreferencesView.tsx';

/** Which emails the account gets. */
export const screen = defineScreen({
  machine: emailPreferencesMachine,
  View: EmailPreferencesView,
  within: 'account',
  props: ({ account }) => {
    const role = account?.role ?? 'CLIENT';
    return {
      role,
      savedSearchesHref: withSearch(role === 'CLIENT' ? paths.findTalent : paths.findWork, { saved: '1' }),
    };
  },
  calls: (api) => ({
    setEmailPreference: fromPromise<Schema<'EmailPreferences'>, Schema<'EmailPreference'>>(({ input, signal }) =>
      api.setEmailPreference({ body: input, signal }),
    ),
  }),
});
