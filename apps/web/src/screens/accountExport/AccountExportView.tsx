import type { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import { Button } from '@guildhall/ui/Button';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView } from '../account/AccountPartView.tsx';

/** Everything that is stored of the account, as one file. */
export function AccountExportView({ snapshot, send }: Flow<typeof accountExportMachine>) {
  const isPreparing = snapshot.matches('preparing');
  return (
    <AccountPartView
      id={accountParts.data}
      purpose="Everything we store about your account, in one file that people and programs can read (JSON): profile, posts, applications, meetings, ratings and what you did. It contains no passwords."
    >
      <div>
        <Button isPending={isPreparing} onPress={() => send({ type: 'export.save' })}>
          {isPreparing ? 'Preparing…' : 'Download Your Data'}
        </Button>
      </div>
    </AccountPartView>
  );
}
