import { required } from '@guildhall/machines/kit/required';

import { OnEffect } from '../../kit/OnEffect.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Contents } from '../../shell/Contents.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { screen as emailChange } from '../emailChange/screen.tsx';
import { screen as ownSessions } from '../ownSessions/screen.tsx';
import { screen as passwordChange } from '../passwordChange/screen.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { accountParts, partsInOrder } from './accountParts.ts';
import {
  AccountClosing,
  AccountExport,
  AccountTimezone,
  CalendarFeed,
  EmailPreferences,
  Verification,
} from './laterParts.tsx';
import { useCurrentPart } from './useCurrentPart.ts';
import { usePartOfAddress } from './usePartOfAddress.ts';

/** The parts that are drawn with the page. The others go to their headings when their code has come. */
const partsOfPage = [accountParts.email, accountParts.password, accountParts.sessions];

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
          <EmailPreferences />
          <AccountTimezone />
          <CalendarFeed />
          {drawSessions()}
          <AccountExport />
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
