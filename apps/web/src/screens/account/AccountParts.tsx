import type { Role } from '@guildhall/api/enums';
import { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { accountExportMachine } from '@guildhall/machines/flows/accountExport';

import { readerZone } from '../../flow/readerZone.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { accountClosingActors, accountExportActors } from './accountActors.ts';
import { accountClosingProps } from './accountClosingProps.ts';
import { AccountClosingScreen } from './AccountClosingScreen.tsx';
import { AccountExportScreen } from './AccountExportScreen.tsx';

/** A copy of everything that is stored of the account. */
export function AccountExport() {
  const api = useApi();
  const flow = useFlow(() => accountExportMachine.provide({ actors: accountExportActors(api) }), { input: undefined });
  return <AccountExportScreen {...flow} />;
}

/** The end of the account. */
export function AccountClosing({ role }: { role: Role }) {
  const api = useApi();
  const flow = useFlow(() => accountClosingMachine.provide({ actors: accountClosingActors(api) }), {
    input: undefined,
  });
  return <AccountClosingScreen {...flow} {...accountClosingProps(role, readerZone())} />;
}
