import type { Role } from '@guildhall/api/enums';
import type { OpenedPicture, OwnPicture, SavePictureCall } from '@guildhall/machines/flows/profilePicture';
import { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import type { ChosenFile } from '@guildhall/machines/kit/upload';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { laterView } from '../../flow/laterView.tsx';
import { fetchWithProgress } from '../../flow/uploadProgress.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { cutPicture, openPicture } from './pictureFiles.ts';
import { ProfilePictureView } from './ProfilePictureView.tsx';

const CropView = laterView(async () => (await import('./CropDialogView.tsx')).CropDialogView);

/** The calls of each role: they are the same, at addresses of its own. */
const callsOf = {
  CLIENT: { load: 'getClientProfile', save: 'updateClientProfileImage', remove: 'removeClientProfileImage' },
  FREELANCER: {
    load: 'getFreelancerProfile',
    save: 'updateFreelancerProfileImage',
    remove: 'removeFreelancerProfileImage',
  },
} as const satisfies Record<Role, Record<string, keyof Api>>;

/** Gives up what the browser keeps of an opened picture. */
function OpenedUrl({ snapshot }: Mounted<typeof profilePictureMachine, unknown>) {
  const url = snapshot.context.opened?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return null;
}

/** The picture of the own profile. */
export const screen = defineScreen({
  machine: profilePictureMachine,
  View: ProfilePictureView,
  within: 'editProfile',
  props: () => ({ CropView }),
  calls: (api, { account }) => {
    // The page is behind the login.
    const { load, save, remove } = callsOf[account?.role ?? 'CLIENT'];
    return {
      getPicture: fromPromise<OwnPicture, void>(async ({ signal }) => {
        const { name, profileImage } = await api[load]({ signal });
        return { name, image: profileImage };
      }),
      openPicture: fromPromise<OpenedPicture, ChosenFile>(({ input }) => {
        if (!(input instanceof Blob)) throw new TypeError('A browser gives files.');
        return openPicture(input);
      }),
      savePicture: fromPromise<{ profileImage: string }, SavePictureCall>(async ({ input, signal }) => {
        const profileImage = await cutPicture(input.url, input.crop);
        const fetch = fetchWithProgress((percent) => input.tell({ type: 'progress.know', percent }));
        return api[save]({ form: { profileImage }, signal, fetch });
      }),
      removePicture: fromPromise<unknown, void>(({ signal }) => api[remove]({ signal })),
    };
  },
  additions: [OpenedUrl],
});
