import { required } from '@guildhall/machines/kit/required';
import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';

import { laterScreen } from '../../kit/laterScreen.ts';
import { OnEffect } from '../../kit/OnEffect.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Contents } from '../../shell/Contents.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { screen as accountExport } from '../accountExport/screen.tsx';
import { screen as accountTimezone } from '../accountTimezone/screen.tsx';
import { screen as calendarFeed } from '../calendarFeed/screen.tsx';
import { screen as emailChange } from '../emailChange/screen.tsx';
import { screen as emailPreferences } from '../emailPreferences/screen.tsx';
import { screen as ownSessions } from '../ownSessions/screen.tsx';
import { screen as passwordChange } from '../passwordChange/screen.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { partsInOrder, partsOfPage } from './accountParts.ts';
import { useCurrentPart } from './useCurrentPart.ts';
import { usePartOfAddress } from './usePartOfAddress.ts';

/** Holds the place of a part, so that what is below hardly moves. */
const Pending = () => (
  <Card>
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  </Card>
);

// Their code comes after the page's own.
const Verification = laterScreen(() => import('../verification/screen.tsx'), Pending);
const AccountClosing = laterScreen(() => import('../accountClosing/screen.tsx'), Pending);

export const head: Head = {
  title: 'Account',
  description:
    'Your email address, your password, your verification, your emails, your time zone, your calendar feed, where you are logged in, a copy of your data, and closing the account.',
};

export function Route() {
  // The guard shows this page only to people who are signed in.
  const { email } = required(useSession());
  usePartOfAddress(partsOfPage);
  return (
    <ownSessions.Around>
      {(sessions, drawSessions) => (
        <AccountPageView email={email} index={<AccountIndex />}>
          <OnEffect type="sessions.change" onEffect={() => sessions.send({ type: 'list.refresh' })}>
            <emailChange.Route />
            <passwordChange.Route />
          </OnEffect>
          <Verification />
          <emailPreferences.Route />
          <accountTimezone.Route />
          <calendarFeed.Route />
          {drawSessions()}
          <accountExport.Route />
          <AccountClosing />
        </AccountPageView>
      )}
    </ownSessions.Around>
  );
}

/** The way to each part. Scrolling draws this alone anew. */
function AccountIndex() {
  return <Contents parts={partsInOrder} current={useCurrentPart()} />;
}
