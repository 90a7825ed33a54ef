import { useSearchParams } from 'wouter';

import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { LaterResume } from '../ownResume/LaterResume.tsx';
import { LaterEntries } from '../profileEntries/LaterEntries.tsx';
import { EditClientProfile } from './EditClientProfile.tsx';
import { EditFreelancerProfile } from './EditFreelancerProfile.tsx';
import { partOf } from './parts.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

/** The form of the signed-in user: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  if (role === null) return null;
  if (role === 'CLIENT') return <EditClientProfile />;
  if (part === 'resume') return <LaterResume />;
  return part === 'details' ? <EditFreelancerProfile /> : <LaterEntries key={part} kind={part} />;
}
