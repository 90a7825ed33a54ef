import { ownResumeMachine } from '@guildhall/machines/flows/ownResume';

import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { partHref } from '../editProfile/parts.ts';
import { ownResumeActors } from './ownResumeActors.ts';
import { OwnResumeScreen } from './OwnResumeScreen.tsx';

export function OwnResumePart() {
  const api = useApi();
  const flow = useFlow(() => ownResumeMachine.provide({ actors: ownResumeActors(api) }), { input: undefined });
  return <OwnResumeScreen {...flow} partHref={partHref} />;
}
