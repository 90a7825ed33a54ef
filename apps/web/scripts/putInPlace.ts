import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Gives a folder its place, whatever stands there: at every instant the place holds one whole folder, or for a moment
 * none, however many are put there at once. The last one stays. Both must be on one file system.
 */
export async function putInPlace(folder: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const replaced = `${folder}-replaced`;
  for (;;) {
    try {
      await rename(folder, place);
      return;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) throw error;
    }
    try {
      await rename(place, replaced);
    } catch (error) {
      // Another one has moved it already.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    await rm(replaced, { recursive: true, force: true });
  }
}
