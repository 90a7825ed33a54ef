import { ownResumeMachine } from '@guildhall/machines/flows/ownResume';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { partHref } from '../editProfile/parts.ts';
import { ownResumeCalls } from './ownResumeCalls.ts';
import { OwnResumeScreen } from './OwnResumeScreen.tsx';

export function OwnResumePart() {
  const api = useApi();
  const flow = useFlow(() => withCalls(ownResumeMachine, api, ownResumeCalls(api)), { input: undefined });
  return <OwnResumeScreen {...flow} partHref={partHref} />;
}
