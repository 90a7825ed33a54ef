import { useSearchParams } from 'wouter';

import { laterScreen } from '../../kit/laterScreen.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { screen as clientProfile } from '../editClientProfile/screen.tsx';
import { screen as freelancerProfile } from '../editFreelancerProfile/screen.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { partOf } from './parts.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

const Resume = laterScreen(() => import('../ownResume/screen.tsx'), PendingFormView);
const Entries = laterScreen(() => import('../profileEntries/screen.tsx'), PendingFormView);

/** The form of the signed-in user: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  if (role === null) return null;
  if (role === 'CLIENT') return <clientProfile.Route />;
  if (part === 'resume') return <Resume />;
  return part === 'details' ? <freelancerProfile.Route /> : <Entries key={part} kind={part} />;
}
