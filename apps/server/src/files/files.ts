import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import type { Db, Row, StoredIn, Trx } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import { leaveOver } from '../repositories/fileLeftovers.ts';
import { deleteUnreferenced, insertFile } from '../repositories/files.ts';
import { databaseStore } from './databaseStore.ts';
import type { FileStore, NewFile, StoredContent, Variant } from './fileStore.ts';

/** Uploaded files, in whichever store each of them is. */
export type Files = {
  /**
   * Runs `work` in a transaction in which `file`, when there is one, is kept: all of it happens, or nothing does.
   * Not to be called inside another transaction, whose end no one would wait for.
   */
  transaction<T>(db: Db, file: NewFile | undefined, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Removes a file that was replaced, unless something still refers to it. The bytes go once `trx` is through. */
  remove(trx: Trx, fileId: string | null | undefined): Promise<void>;
  /** Undefined when there are no such bytes. */
  read(db: Db, file: Pick<Row<'files'>, 'id' | 'storedIn'>, variant: Variant): Promise<StoredContent | undefined>;
  close(): Promise<void>;
};

export type FilesOptions = {
  readonly config: Pick<Config, 'filesS3Url'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/** New files go to the bucket where one is set, else to the database; older ones are read from where they are. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  const { log, clock } = options;
  const bucketStore = await openBucketStore(options);
  const stores: Readonly<Record<StoredIn, FileStore | undefined>> = { DATABASE: databaseStore, S3: bucketStore };
  const store = bucketStore ?? databaseStore;

  const storeOf = (storedIn: StoredIn): FileStore => {
    const found = stores[storedIn];
    if (found) return found;
    log.error('a file is in a bucket, but FILES_S3_URL is not set');
    throw new Refusal(503, 'Files are not available at the moment. Please try again shortly.', undefined, {
      'retry-after': '60',
    });
  };

  async function keep(trx: Trx, file: NewFile): Promise<void> {
    const { contents, ...row } = file;
    const byteSize = contents[0].content.length;
    await insertFile(trx, { ...row, byteSize, storedIn: store.name, createdAt: clock.now() });
    await store.keep(trx, file);
  }

  async function transactionWith<T>(db: Db, file: NewFile, work: (trx: Trx) => Promise<T>): Promise<T> {
    try {
      await store.prepare(file);
      return await db.transaction().execute(async (trx) => {
        await keep(trx, file);
        return work(trx);
      });
    } catch (error) {
      // The database may be what failed; then the announced file is given up when its time is over.
      await store.giveUp(file.id).catch((err: unknown) => log.warn({ err }, 'an upload was not given up'));
      throw error;
    }
  }

  return {
    async transaction(db, file, work) {
      const result = await (file ? transactionWith(db, file, work) : db.transaction().execute(work));
      store.sweep();
      return result;
    },
    async remove(trx, fileId) {
      if (fileId === null || fileId === undefined) return;
      const removed = await deleteUnreferenced(trx, fileId);
      if (removed?.storedIn === 'S3') await leaveOver(trx, fileId, clock.now());
    },
    read: async (db, { id, storedIn }, variant) => storeOf(storedIn).read(db, id, variant),
    close: () => store.close(),
  };
}

/** The library is large, and only loaded where a bucket is set. */
async function openBucketStore({ config, db, clock, log }: FilesOptions): Promise<FileStore | undefined> {
  if (config.filesS3Url === undefined) return undefined;
  const [{ openBucket }, { s3Store }] = await Promise.all([import('./bucket.ts'), import('./s3Store.ts')]);
  const bucket = openBucket(config.filesS3Url);
  const objection = await bucket.objection().catch((err: unknown) => {
    log.warn({ err }, 'the bucket of files (FILES_S3_URL) does not answer; until it does, uploads are refused');
  });
  if (objection !== undefined) {
    bucket.close();
    throw new ConfigError(`FILES_S3_URL: ${objection}`);
  }
  return s3Store({ bucket, db, clock, log });
}
