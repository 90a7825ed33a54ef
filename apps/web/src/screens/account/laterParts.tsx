import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';

import { laterView } from '../../flow/laterView.tsx';
import type { Screen } from '../../kit/defineScreen.tsx';
import type { AccountPart } from './accountParts.ts';
import { accountParts } from './accountParts.ts';
import { usePartOfAddress } from './usePartOfAddress.ts';

/** Holds the place of a part, so that what is below hardly moves. */
const Pending = () => (
  <Card>
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  </Card>
);

/** A part whose code comes after the page's own. */
const laterPart = (part: AccountPart, load: () => Promise<{ screen: Screen<object> }>) =>
  laterView(async () => {
    const { screen } = await load();
    return function Part() {
      usePartOfAddress([part]);
      return <screen.Route />;
    };
  }, Pending);

export const Verification = laterPart(accountParts.verification, () => import('../verification/screen.tsx'));
export const EmailPreferences = laterPart(accountParts.emails, () => import('../emailPreferences/screen.tsx'));
export const AccountTimezone = laterPart(accountParts.timezone, () => import('../accountTimezone/screen.tsx'));
export const CalendarFeed = laterPart(accountParts.calendarFeed, () => import('../calendarFeed/screen.tsx'));
export const AccountExport = laterPart(accountParts.data, () => import('../accountExport/screen.tsx'));
export const AccountClosing = laterPart(accountParts.closing, () => import('../accountClosing/screen.tsx'));
