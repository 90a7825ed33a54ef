import { useSearch } from 'wouter';

import { dashboardPath } from '../../paths.ts';
import { useViewer } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useRedirect } from '../../shell/useRedirect.ts';

export const head: Head = { title: 'Dashboard', description: 'Your projects, and what needs your attention.' };

/** The dashboard of the signed-in user: one address for both roles. */
export function Route() {
  const { state, role } = useViewer();
  const search = useSearch();
  // Where a session is over already, the login leads back to this address.
  const isKnown = role !== null && state !== 'unconfirmed';
  useRedirect(isKnown ? { type: 'navigate', path: `${dashboardPath[role]}${search && `?${search}`}` } : null);
  return <PagePending />;
}
