import { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { AccountClosingView } from './AccountClosingView.tsx';
import { obstacleHref } from './obstacleHref.ts';

/** The end of the account. */
export const screen = defineScreen({
  machine: accountClosingMachine,
  View: AccountClosingView,
  within: 'account',
  zone: useTimeZone,
  props: ({ account, timeZone }) => ({ timeZone, hrefOf: obstacleHref(account?.role ?? 'CLIENT') }),
});
