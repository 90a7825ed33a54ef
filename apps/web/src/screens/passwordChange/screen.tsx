import { passwordChangeMachine } from '@guildhall/machines/flows/passwordChange';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { PasswordChangeView } from './PasswordChangeView.tsx';

/** The password that the account is logged in with. */
export const screen = defineScreen({
  machine: passwordChangeMachine,
  View: PasswordChangeView,
  within: 'account',
  props: () => ({}),
});
