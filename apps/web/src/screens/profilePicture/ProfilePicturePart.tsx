import { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import { useEffect } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { profilePictureCalls } from './profilePictureCalls.ts';
import { ProfilePictureScreen } from './ProfilePictureScreen.tsx';

const CropView = laterView(async () => (await import('./CropDialogView.tsx')).CropDialogView);

/** The picture of the signed-in person. */
export function ProfilePicturePart() {
  const api = useApi();
  // The page is behind the login.
  const role = useSession()?.role ?? 'CLIENT';
  const flow = useFlow(() => withCalls(profilePictureMachine, api, profilePictureCalls(api, role)), {
    input: undefined,
  });
  const url = flow.snapshot.context.opened?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return <ProfilePictureScreen {...flow} CropView={CropView} />;
}
