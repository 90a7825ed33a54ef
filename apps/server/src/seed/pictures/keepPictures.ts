import type { Trx } from '../../db/schema.ts';
import { databaseStore } from '../../files/databaseStore.ts';
import type { NewFile } from '../../files/fileStore.ts';
import { insertFile } from '../../repositories/files.ts';
import type { Drawing } from './drawPictures.ts';

/** Keeps pictures as uploads are kept, in the database also where a bucket is set: files are read from where they are. */
export async function keepPictures(trx: Trx, pictures: readonly (NewFile & Drawing)[], createdAt: Date): Promise<void> {
  for (const { svg: _svg, shownBy, ...file } of pictures) {
    const { contents, ...row } = file;
    await insertFile(trx, { ...row, byteSize: contents[0].content.length, storedIn: databaseStore.name, createdAt });
    await databaseStore.keep(trx, file);
    if (file.kind === 'PROFILE_IMAGE') {
      await trx.updateTable('users').set({ profileImageId: file.id }).where('id', '=', shownBy).execute();
    } else {
      await trx.updateTable('portfolioItems').set({ imageId: file.id }).where('id', '=', shownBy).execute();
    }
  }
}
