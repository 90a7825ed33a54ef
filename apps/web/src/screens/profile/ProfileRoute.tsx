import { useSession } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { NotYetScreen } from '../notYet/NotYetScreen.tsx';
import { profileWords } from './words.ts';

export function Route() {
  const role = useSession()?.role ?? null;
  return (
    <>
      <PageHead title="Your profile" description="What others learn of you." isPrivate />
      {role === null ? null : <NotYetScreen {...profileWords(role)} />}
    </>
  );
}
