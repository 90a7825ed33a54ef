import { mkdtemp, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { Refusal } from '../domain/refusal.ts';
import type { UploadedFile } from '../operations/types.ts';

/** Where the bytes of an uploaded file are. */
type Received = Pick<UploadedFile, 'path' | 'byteSize'>;

/** The files of one call. */
export type Uploads = {
  /**
   * Writes a stream to a file of its own, chunk by chunk; undefined when it has more than `maxBytes`. Rejects with 503
   * when there is no room.
   */
  receive(stream: Readable, maxBytes: number): Promise<Received | undefined>;
  /** Removes what was received. */
  discard(): Promise<void>;
};

/**
 * Keeps the files of one call on disk instead of in memory: many slow uploads at once take disk space, which is
 * limited by what the connections may send, and a few kilobytes of memory each.
 */
export function makeUploads(): Uploads {
  const folders: string[] = [];
  return {
    async receive(stream, maxBytes) {
      const folder = await withRoom(mkdtemp(join(tmpdir(), 'guildhall-upload-')));
      folders.push(folder);
      const path = join(folder, 'file');
      const file = await withRoom(open(path, 'wx', 0o600));
      try {
        const byteSize = await write(stream, file, maxBytes);
        return byteSize === undefined ? undefined : { path, byteSize };
      } finally {
        await file.close();
      }
    },
    async discard() {
      await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

async function write(stream: Readable, file: FileHandle, maxBytes: number): Promise<number | undefined> {
  let byteSize = 0;
  // The parser of forms has no object mode: its chunks are bytes.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    byteSize += chunk.length;
    if (byteSize > maxBytes) return undefined;
    await withRoom(file.writeFile(chunk));
  }
  return byteSize;
}

/** A full or missing disk is for the operator to mend: the error is logged, and the caller may try again. */
async function withRoom<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const message = 'Files cannot be accepted at the moment. Please try again shortly.';
    throw new Refusal(503, message, undefined, { 'retry-after': '60' }, { cause });
  }
}
