import { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';
import { ownSessionsMachine } from '@guildhall/machines/flows/ownSessions';
import { required } from '@guildhall/machines/kit/required';
import { use } from 'react';

import { useHeardList } from '../../changes/useHeardList.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { copyText } from '../../kit/copyText.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { screen as accountExport } from '../accountExport/screen.tsx';
import { screen as emailChange } from '../emailChange/screen.tsx';
import { screen as emailPreferences } from '../emailPreferences/screen.tsx';
import { screen as passwordChange } from '../passwordChange/screen.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { partsOfPage } from './accountParts.ts';
import { AccountIndex, AccountTimezone } from './AccountParts.tsx';
import { CalendarFeedScreen } from './CalendarFeedScreen.tsx';
import { LaterAccountClosing, LaterVerification } from './laterParts.tsx';
import { OwnSessionsScreen } from './OwnSessionsScreen.tsx';
import { usePartOfAddress } from './usePartOfAddress.ts';

export const head: Head = {
  title: 'Account',
  description:
    'Your email address, your password, your verification, your emails, your time zone, your calendar feed, where you are logged in, a copy of your data, and closing the account.',
};

export function Route() {
  const api = useApi();
  const now = useNow();
  // The guard shows this page only to people who are signed in.
  const { email, role } = required(useSession());
  const carryOut = use(EffectsContext);
  usePartOfAddress(partsOfPage);
  const sessions = useFlow(() => withCalls(ownSessionsMachine, api), { input: undefined });
  useHeardList({
    kinds: ['session'],
    flow: sessions,
    load: () => api.listSessions(),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, list, wasHeld }),
    loaded: (context) => context.sessions,
  });
  return (
    <AccountPageView email={email} index={<AccountIndex />}>
      <EffectsContext
        value={(effect) =>
          effect.type === 'sessions.change' ? sessions.send({ type: 'list.refresh' }) : carryOut(effect)
        }
      >
        <emailChange.Route />
        <passwordChange.Route />
      </EffectsContext>
      <LaterVerification role={role} />
      <emailPreferences.Route />
      <AccountTimezone account={email} />
      <CalendarFeed now={now} />
      <OwnSessionsScreen {...sessions} now={now} />
      <accountExport.Route />
      <LaterAccountClosing />
    </AccountPageView>
  );
}

function CalendarFeed({ now }: { now: number }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(calendarFeedMachine, api, { copyText }), { input: undefined });
  return <CalendarFeedScreen {...flow} now={now} />;
}
