import type { Role } from '@guildhall/api/enums';
import type { OpenedPicture, OwnPicture, SavePictureCall } from '@guildhall/machines/flows/profilePicture';
import type { ChosenFile } from '@guildhall/machines/kit/upload';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { fetchWithProgress } from '../../flow/uploadProgress.ts';
import { cutPicture, openPicture } from './pictureFiles.ts';

/** The calls of each role: they are the same, at addresses of its own. */
const callsOf = {
  CLIENT: { load: 'getClientProfile', save: 'updateClientProfileImage', remove: 'removeClientProfileImage' },
  FREELANCER: {
    load: 'getFreelancerProfile',
    save: 'updateFreelancerProfileImage',
    remove: 'removeFreelancerProfileImage',
  },
} as const satisfies Record<Role, Record<string, keyof Api>>;

export function profilePictureCalls(api: Api, role: Role) {
  const calls = callsOf[role];
  return {
    getPicture: fromPromise<OwnPicture, void>(async ({ signal }) => {
      const { name, profileImage } = await api[calls.load]({ signal });
      return { name, image: profileImage };
    }),
    openPicture: fromPromise<OpenedPicture, ChosenFile>(({ input }) => {
      if (!(input instanceof Blob)) throw new TypeError('A browser gives files.');
      return openPicture(input);
    }),
    savePicture: fromPromise<{ profileImage: string }, SavePictureCall>(async ({ input, signal }) => {
      const profileImage = await cutPicture(input.url, input.crop);
      const fetch = fetchWithProgress((percent) => input.tell({ type: 'progress.know', percent }));
      return api[calls.save]({ form: { profileImage }, signal, fetch });
    }),
    removePicture: fromPromise<unknown, void>(({ signal }) => api[calls.remove]({ signal })),
  };
}
