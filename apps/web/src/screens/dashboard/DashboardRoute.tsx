import { useEffect } from 'react';
import { useSearch } from 'wouter';

import { dashboardPath } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useGo } from '../../shell/useGo.ts';

export const head: Head = { title: 'Dashboard', description: 'Your projects, and what needs your attention.' };

/** The dashboard of whoever is here: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const search = useSearch();
  const go = useGo();
  useEffect(() => {
    if (role !== null) go(`${dashboardPath[role]}${search && `?${search}`}`, { replace: true });
  }, [role, search, go]);
  return <PagePending />;
}
