import type { Toast } from '../../kit/effects.ts';
import { failureToast, refusedFields } from '../../kit/failure.ts';
import { isSignedOut, profileUpdateFailure } from '../../kit/profileFailures.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** What the device can open at once; what is sent is much smaller, since it is cut out and made smaller first. */
const most = { bytes: 50_000_000, text: '50 MB' };

/** What is wrong with a file before it is opened. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!types.includes(type)) return 'Please choose a JPEG, PNG or WebP picture.';
  return size > most.bytes ? `The file is larger than ${most.text}. Please choose a smaller one.` : null;
}

/** The toast for a picture that was not saved or removed. The server names what is wrong at the file's field. */
export function pictureFailure(error: unknown): Toast {
  const { profileImage } = refusedFields(error);
  if (profileImage === undefined || isSignedOut(error)) return profileUpdateFailure(error);
  const fallback = 'Failed to update profile. Please try again.';
  return { ...failureToast(error, { title: 'Profile Update Failed', fallback }), description: profileImage };
}
