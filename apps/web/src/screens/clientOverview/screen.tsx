import { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import type { Search } from '@guildhall/machines/kit/lists';
import { useEffect } from 'react';

import { useChanges } from '../../changes/heard.ts';
import { laterView } from '../../flow/laterView.tsx';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { useWaitingCount } from '../../shell/waitingCount.ts';
import { clientDashboardProps } from '../clientDashboard/clientDashboardProps.ts';
import { tabOf } from '../clientDashboard/tabs.ts';
import { overviewHrefs } from './overviewHrefs.ts';
import { OverviewPendingView } from './OverviewPendingView.tsx';

const isOpenAt = (query: Search) => tabOf(query['tab'] ?? null) === 'overview';

/** Its figures stand on the tabs, whichever is open. */
function KeptUpToDate({ place: { query }, snapshot, send }: Mounted<typeof clientOverviewMachine, unknown>) {
  const isOpen = isOpenAt(query);
  useEffect(() => send({ type: 'tab.set', isOpen }), [send, isOpen]);
  useChanges(['project', 'application', 'meeting', 'rating'], () => send({ type: 'overview.refresh' }), {
    isHeld: query['rate'] !== undefined,
  });
  // What stands in the title is what “Waiting for you” counts.
  useWaitingCount(clientDashboardProps(snapshot.context).known?.waiting.total ?? 0);
  return null;
}

export const screen = defineScreen({
  machine: clientOverviewMachine,
  // The dashboard runs the flow on every tab, and draws it on one.
  View: laterView(async () => (await import('./ClientOverviewView.tsx')).ClientOverviewView, OverviewPendingView),
  within: 'clientDashboard',
  input: ({ now, query }) => ({ isOpen: isOpenAt(query), now }),
  props: ({ now }) => ({ ...overviewHrefs, now }),
  additions: [KeptUpToDate],
});
