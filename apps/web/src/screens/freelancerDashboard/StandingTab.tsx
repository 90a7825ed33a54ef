import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { StandingScreen } from './StandingScreen.tsx';

export function StandingTab() {
  const api = useApi();
  const flow = useFlow(() => withCalls(ownProfileMachine, api), {
    input: { role: 'FREELANCER' },
  });
  return <StandingScreen {...flow} editHref={paths.editProfile} profileHref={paths.profile} fieldHref={fieldHref} />;
}
