import { brand } from '@guildhall/machines/domain/brand';
import { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { AccountExportView } from './AccountExportView.tsx';

/** A copy of everything that is stored of the account. */
export const screen = defineScreen({
  machine: accountExportMachine,
  View: AccountExportView,
  within: 'account',
  props: () => ({}),
  calls: (api) => ({
    exportAccount: fromPromise<void, void>(async ({ signal }) =>
      saveFile(await api.exportAccount({ signal }), `${brand.toLowerCase()}-account.json`),
    ),
  }),
});
