import { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { accountParts } from '../account/accountParts.ts';
import { usePartOfAddress } from '../account/usePartOfAddress.ts';
import { AccountClosingView } from './AccountClosingView.tsx';
import { obstacleHref } from './obstacleHref.ts';

const ownParts = [accountParts.closing];

/** An address may lead to this part, whose code comes after that of its page. */
function ClosingOfAddress() {
  usePartOfAddress(ownParts);
  return null;
}

/** The end of the account. */
export const screen = defineScreen({
  machine: accountClosingMachine,
  View: AccountClosingView,
  within: 'account',
  zone: useTimeZone,
  additions: [ClosingOfAddress],
  props: ({ account, timeZone }) => ({ timeZone, hrefOf: obstacleHref(account?.role ?? 'CLIENT') }),
});
