import { profileSetupPath } from '../../paths.ts';
import { useViewer } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useRedirect } from '../../shell/useRedirect.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

/** The form of the signed-in user: one address for both roles. */
export function Route() {
  const { state, role } = useViewer();
  // Where a session is over already, the login leads back to this address.
  useRedirect(state === 'unconfirmed' ? null : role && profileSetupPath[role]);
  return <PagePending />;
}
