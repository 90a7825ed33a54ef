import { profileSetupPath } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useRedirect } from '../../shell/useRedirect.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

/** The form of whoever is here: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  useRedirect(role && profileSetupPath[role]);
  return <PagePending />;
}
