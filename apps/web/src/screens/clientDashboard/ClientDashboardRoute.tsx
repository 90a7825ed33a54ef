import { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import { required } from '@guildhall/machines/kit/required';
import { use, useEffect } from 'react';
import { useSearchParams } from 'wouter';

import { useChanges } from '../../changes/heard.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { TurnedAway } from '../../shell/TurnedAway.tsx';
import { useWaitingCount } from '../../shell/waitingCount.ts';
import { clientDashboardProps } from './clientDashboardProps.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { views } from './laterTabs.tsx';
import { RejectionNotice } from './RejectionNotice.tsx';
import { tabOf } from './tabs.ts';
import { useTabArrival } from './useTabArrival.ts';

export const head: Head = { title: 'Dashboard', description: 'Your jobs and the people who applied to them.' };

export function Route() {
  const api = useApi();
  const now = useNow();
  const [search] = useSearchParams();
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const carryOut = use(EffectsContext);
  const tab = tabOf(search.get('tab'));
  const isOpen = tab === 'overview';
  // Its figures stand on the tabs too, whichever is open.
  const overview = useFlow(() => withCalls(clientOverviewMachine, api), {
    input: { isOpen, now },
  });
  const { send } = overview;
  useEffect(() => send({ type: 'tab.set', isOpen }), [send, isOpen]);
  useChanges(['project', 'application', 'meeting', 'rating'], () => send({ type: 'overview.refresh' }), {
    isHeld: search.has('rate'),
  });
  useTabArrival(tab);
  const { dashboard, isDemo } = overview.snapshot.context;
  const known = isDemo ? null : dashboard;
  // What stands in the title is what “Waiting for you” counts.
  useWaitingCount(known?.waiting.total ?? 0);
  const View = views[tab];
  return (
    <EffectsContext
      value={(effect) => (effect.type === 'projects.change' ? send({ type: 'overview.refresh' }) : carryOut(effect))}
    >
      <TurnedAway reader="CLIENT" />
      <ClientDashboardScreen
        {...clientDashboardProps(overview.snapshot.context)}
        name={name}
        tab={tab}
        notice={<RejectionNotice rejections={known?.rejections ?? null} />}
      >
        <View
          clientName={name}
          projects={known?.client.appliedProjects ?? []}
          rejections={known && known.rejections.map(({ id }) => id).join(' ')}
          overview={overview}
        />
      </ClientDashboardScreen>
    </EffectsContext>
  );
}
