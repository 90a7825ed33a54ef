import type { ChangeEmailCall } from '@guildhall/machines/flows/emailChange';
import { emailChangeMachine } from '@guildhall/machines/flows/emailChange';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { linkInFragment } from '../../kit/linkInFragment.tsx';
import { moveFavourites } from '../favourites/keptFavourites.ts';
import { EmailChangeView } from './EmailChangeView.tsx';

/** The address that the account is logged in with. */
export const screen = defineScreen({
  machine: emailChangeMachine,
  View: EmailChangeView,
  within: 'account',
  props: () => ({}),
  calls: (api, { account }) => ({
    changeEmail: fromPromise<Schema<'AccountEmail'>, ChangeEmailCall>(async ({ input, signal }) => {
      const changed = await api.changeEmail({ ...input, signal });
      // What this browser keeps under the account's email goes on with it.
      moveFavourites(required(account).email, changed.email);
      return changed;
    }),
  }),
  additions: [
    linkInFragment(emailChangeMachine, ({ email, code }) =>
      email && code ? { type: 'link.know', link: { email, code } } : null,
    ),
  ],
});
