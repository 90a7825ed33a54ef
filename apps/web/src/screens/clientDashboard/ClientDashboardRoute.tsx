import { postedJobsAddressOf, postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { required } from '@guildhall/machines/kit/required';
import { use } from 'react';
import { useSearchParams } from 'wouter';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { paths } from '../../paths.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { postedJobsActors } from './clientDashboardActors.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { views } from './laterTabs.tsx';
import { tabHref, tabOf } from './tabs.ts';
import { useTabArrival } from './useTabArrival.ts';

export const head: Head = { title: 'Dashboard', description: 'Your jobs and the people who applied to them.' };

export function Route() {
  const api = useApi();
  const [search] = useSearchParams();
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const carryOut = use(EffectsContext);
  const address = useAddress(postedJobsAddressOf);
  const jobs = useFlow(() => postedJobsMachine.provide({ actors: postedJobsActors(api) }), { input: { address } });
  useAddressEvents(jobs.send, address);
  const { projects } = jobs.snapshot.context;
  const tab = tabOf(search.get('tab'));
  const View = views[tab];
  useTabArrival(tab);
  const waiting = projects?.reduce((sum, { pendingApplicationsCount }) => sum + pendingApplicationsCount, 0);
  return (
    <EffectsContext
      value={(effect) => (effect.type === 'projects.change' ? jobs.send({ type: 'list.refresh' }) : carryOut(effect))}
    >
      <ClientDashboardScreen postJobHref={paths.postJob} tabHref={tabHref} name={name} tab={tab} waiting={waiting}>
        <View clientName={name} projects={projects ?? []} jobs={jobs} />
      </ClientDashboardScreen>
    </EffectsContext>
  );
}
