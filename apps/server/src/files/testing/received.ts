import { Readable } from 'node:stream';

import { makeUploads } from '../../contract/uploads.ts';
import type { UploadedFile } from '../../operations/types.ts';

/** Does something with a file that was uploaded, while it is there. */
export async function received<T>(
  content: Uint8Array,
  named: Pick<UploadedFile, 'filename' | 'claimedType'>,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const uploads = makeUploads();
  try {
    const file = await uploads.receive(Readable.from([content]), content.length);
    if (file === undefined) throw new Error('A file is longer than itself.');
    return await work({ ...named, ...file });
  } finally {
    await uploads.discard();
  }
}
