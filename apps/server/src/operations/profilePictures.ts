import type { Trx } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Files } from '../files/files.ts';
import type { NewFile } from '../files/fileStore.ts';
import { readPicture } from '../files/pictures.ts';
import { replaceProfileImage } from '../repositories/users.ts';
import { fileUrl } from './answers/common.ts';
import { changeProfile } from './profileEntries.ts';
import type { Context, Handler, UploadedFile } from './types.ts';

type Uploads = Readonly<Record<string, UploadedFile>>;

/** The picture that came with a form, when one did. */
export async function readProfileImage(
  files: Uploads,
  ownerId: string,
  field = 'profileImage',
): Promise<NewFile | undefined> {
  const upload = files[field];
  return upload && readPicture(field, upload, 'PROFILE_IMAGE', ownerId);
}

/** Shows the picture, when there is one, in place of the one before, which is removed. The profile is locked already. */
export async function showProfileImage(files: Files, trx: Trx, picture: NewFile | undefined): Promise<void> {
  if (picture) await files.remove(trx, await replaceProfileImage(trx, picture.ownerId, picture.id));
}

type Asked = Pick<
  Context<'updateClientProfileImage' | 'updateFreelancerProfileImage'>,
  'files' | 'session' | 'services'
>;

async function changePicture(field: string, { files: uploads, session: { userId }, services }: Asked) {
  const picture = await readProfileImage(uploads, userId, field);
  if (!picture) throw new Refusal(422, 'Please choose a picture.', { [field]: 'Please choose a picture.' });
  const show = async (trx: Trx) => {
    await showProfileImage(services.files, trx, picture);
    return { profileImage: fileUrl(picture.id) };
  };
  const answer = await changeProfile(services, userId, show, picture);
  return { status: 200, message: 'Picture saved.', ...answer } as const;
}

export const updateClientProfileImage: Handler<'updateClientProfileImage'> = (context) =>
  changePicture('profileImage', context);

export const updateFreelancerProfileImage: Handler<'updateFreelancerProfileImage'> = (context) =>
  changePicture('profileImage', context);

/** The specification names a second path and field for the same. */
export const updateFreelancerProfilePicture: Handler<'updateFreelancerProfilePicture'> = (context) =>
  changePicture('profilePicture', context);

type AskedToRemove = Pick<Context<'removeClientProfileImage' | 'removeFreelancerProfileImage'>, 'session' | 'services'>;

async function removePicture({ session: { userId }, services }: AskedToRemove) {
  const answer = await changeProfile(services, userId, async (trx) => {
    await services.files.remove(trx, await replaceProfileImage(trx, userId, null));
    return null;
  });
  return { status: 200, message: 'Picture removed.', ...answer } as const;
}

export const removeClientProfileImage: Handler<'removeClientProfileImage'> = (context) => removePicture(context);

export const removeFreelancerProfileImage: Handler<'removeFreelancerProfileImage'> = (context) =>
  removePicture(context);
