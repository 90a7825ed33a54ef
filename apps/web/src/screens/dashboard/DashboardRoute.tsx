import { useSearch } from 'wouter';

import { dashboardPath } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useRedirect } from '../../shell/useRedirect.ts';

export const head: Head = { title: 'Dashboard', description: 'Your projects, and what needs your attention.' };

/** The dashboard of whoever is here: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const search = useSearch();
  useRedirect(role && `${dashboardPath[role]}${search && `?${search}`}`);
  return <PagePending />;
}
