import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { NotYetScreen } from '../notYet/NotYetScreen.tsx';
import { profileWords } from './words.ts';

export const head: Head = { title: 'Your profile', description: 'What others see about you.' };

export function Route() {
  const role = useSession()?.role ?? null;
  return role === null ? null : <NotYetScreen {...profileWords(role)} />;
}
