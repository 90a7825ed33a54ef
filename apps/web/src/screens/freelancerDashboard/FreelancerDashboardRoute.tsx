import { required } from '@guildhall/machines/kit/required';
import { use } from 'react';
import { useSearchParams } from 'wouter';

import { EffectsContext } from '../../flow/useFlow.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { TurnedAway } from '../../shell/TurnedAway.tsx';
import { useWaitingCount } from '../../shell/waitingCount.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { views } from './laterTabs.tsx';
import { tabHref, tabOf } from './tabs.ts';
import { useWaiting } from './useWaiting.ts';

export const head: Head = { title: 'Dashboard', description: 'Your jobs, applications and assigned work.' };

export function Route() {
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const View = views[tab];
  const carryOut = use(EffectsContext);
  const waiting = useWaiting(search.get('rate') !== null);
  const { dashboard, waiting: list } = waiting.snapshot.context;
  // What stands in the title is what “Waiting for you” counts.
  useWaitingCount(list.total);
  return (
    <EffectsContext
      value={(effect) => {
        // A client who was rated waits no longer, and neither does an invitation that was answered.
        if (effect.type === 'projects.change') waiting.send({ type: 'waiting.refresh' });
        carryOut(effect);
      }}
    >
      <TurnedAway reader="FREELANCER" />
      <FreelancerDashboardScreen
        name={name}
        tab={tab}
        tabHref={tabHref}
        meetingsToAnswer={dashboard?.waiting.meetingsToAnswer}
      >
        <View waiting={waiting} />
      </FreelancerDashboardScreen>
    </EffectsContext>
  );
}
