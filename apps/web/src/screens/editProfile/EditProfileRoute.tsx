import { useEffect } from 'react';

import { profileSetupPath } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useGo } from '../../shell/useGo.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

/** The form of whoever is here: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const go = useGo();
  useEffect(() => {
    if (role !== null) go(profileSetupPath[role], { replace: true });
  }, [role, go]);
  return <PagePending />;
}
