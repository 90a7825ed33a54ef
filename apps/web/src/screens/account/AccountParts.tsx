import type { Role } from '@guildhall/api/enums';
import { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import { emailChangeMachine } from '@guildhall/machines/flows/emailChange';
import { emailPreferencesMachine } from '@guildhall/machines/flows/emailPreferences';
import { passwordChangeMachine } from '@guildhall/machines/flows/passwordChange';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { useTimeZone } from '@guildhall/ui/UiProvider';
import { useEffect } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { Contents } from '../../shell/Contents.tsx';
import { takeFragment } from '../../shell/takeFragment.ts';
import { accountExportCalls, accountTimezoneCalls, emailChangeCalls, emailPreferencesCalls } from './accountCalls.ts';
import { accountClosingProps } from './accountClosingProps.ts';
import { AccountClosingScreen } from './AccountClosingScreen.tsx';
import { AccountExportScreen } from './AccountExportScreen.tsx';
import { partsInOrder } from './accountParts.ts';
import { accountTimezoneProps } from './accountTimezoneProps.ts';
import { AccountTimezoneScreen } from './AccountTimezoneScreen.tsx';
import { EmailChangeScreen } from './EmailChangeScreen.tsx';
import { emailPreferencesProps } from './emailPreferencesProps.ts';
import { EmailPreferencesScreen } from './EmailPreferencesScreen.tsx';
import { PasswordChangeScreen } from './PasswordChangeScreen.tsx';
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

/** The address that the account is logged in with. */
export function EmailChange({ account }: { account: string }) {
  const api = useApi();
  const { snapshot, send } = useFlow(() => withCalls(emailChangeMachine, api, emailChangeCalls(api, account)), {
    input: undefined,
  });
  useEffect(() => {
    const { email, code } = takeFragment();
    if (email && code) send({ type: 'link.know', link: { email, code } });
  }, [send]);
  return <EmailChangeScreen snapshot={snapshot} send={send} />;
}

/** The password that the account is logged in with. */
export function PasswordChange() {
  const api = useApi();
  const flow = useFlow(() => withCalls(passwordChangeMachine, api), {
    input: undefined,
  });
  return <PasswordChangeScreen {...flow} />;
}

/** Which emails the account gets. */
export function EmailPreferences({ role }: { role: Role }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(emailPreferencesMachine, api, emailPreferencesCalls(api)), {
    input: undefined,
  });
  return <EmailPreferencesScreen {...flow} {...emailPreferencesProps(role)} />;
}

/** The time zone in which the person sees times. */
export function AccountTimezone({ account }: { account: string }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(accountTimezoneMachine, api, accountTimezoneCalls(api, account)), {
    input: undefined,
  });
  return <AccountTimezoneScreen {...flow} {...accountTimezoneProps()} FieldView={LaterZoneField} />;
}

/** A copy of everything that is stored of the account. */
export function AccountExport() {
  const api = useApi();
  const flow = useFlow(() => withCalls(accountExportMachine, api, accountExportCalls(api)), { input: undefined });
  return <AccountExportScreen {...flow} />;
}

/** The end of the account. */
export function AccountClosing({ role }: { role: Role }) {
  const api = useApi();
  const timeZone = useTimeZone();
  const flow = useFlow(() => withCalls(accountClosingMachine, api), {
    input: undefined,
  });
  return <AccountClosingScreen {...flow} {...accountClosingProps(role, timeZone)} />;
}
