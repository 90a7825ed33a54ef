import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';

import { useFlow } from '../../flow/useFlow.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { ownProfileActors } from '../profile/ownProfileActors.ts';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { StandingScreen } from './StandingScreen.tsx';

export function StandingTab() {
  const api = useApi();
  const flow = useFlow(() => ownProfileMachine.provide({ actors: ownProfileActors(api) }), {
    input: { role: 'FREELANCER' },
  });
  return <StandingScreen {...flow} editHref={paths.editProfile} profileHref={paths.profile} fieldHref={fieldHref} />;
}
