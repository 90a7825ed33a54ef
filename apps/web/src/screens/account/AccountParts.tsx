import { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import { Skeleton } from '@guildhall/ui/Skeleton';

import { laterView } from '../../flow/laterView.tsx';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { Contents } from '../../shell/Contents.tsx';
import { accountTimezoneCalls } from './accountCalls.ts';
import { partsInOrder } from './accountParts.ts';
import { accountTimezoneProps } from './accountTimezoneProps.ts';
import { AccountTimezoneScreen } from './AccountTimezoneScreen.tsx';
import { useCurrentPart } from './useCurrentPart.ts';

/** A list to choose from is heavy, and most people come for something else. */
const LaterZoneField = laterView(async () => (await import('./ZoneFieldView.tsx')).ZoneFieldView, PendingFieldView);

function PendingFieldView() {
  return <Skeleton lines={3} />;
}

/** The way to each part. Scrolling draws this alone anew. */
export function AccountIndex() {
  return <Contents parts={partsInOrder} current={useCurrentPart()} />;
}

/** The time zone in which the person sees times. */
export function AccountTimezone({ account }: { account: string }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(accountTimezoneMachine, api, accountTimezoneCalls(api, account)), {
    input: undefined,
  });
  return <AccountTimezoneScreen {...flow} {...accountTimezoneProps()} FieldView={LaterZoneField} />;
}
