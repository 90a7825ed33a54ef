import type { Readable } from 'node:stream';

import type { Db, FileKind, StoredIn, Trx } from '../db/schema.ts';

/** A file on its way in: checked, made anew where it is a picture, in each size that is kept. */
export type NewFile = {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  /** As the owner called it, safe to show. */
  readonly originalName: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly contents: readonly [FileContent, ...FileContent[]];
};

export type FileContent = { readonly variant: Variant; readonly content: Buffer };

/** Every size that some kind of file is kept in, the main one first. */
export const variants = ['original', 'large', 'small'] as const;
export type Variant = (typeof variants)[number];

export type StoredContent = { readonly body: Buffer | Readable; readonly byteSize: number | undefined };

/**
 * Where the bytes of files are. A file is its row in `files`; the bytes follow the row, in whatever store: a row never
 * is without its bytes, and bytes without a row do not stay.
 */
export type FileStore = {
  readonly name: StoredIn;
  /** Does what no transaction can, before the one that keeps the file. Throws 503 while the store is away. */
  prepare(file: NewFile): Promise<void>;
  /** Keeps a prepared file, in the transaction of its row. */
  keep(trx: Trx, file: NewFile): Promise<void>;
  /** After a transaction that should have kept the file and failed, perhaps. */
  giveUp(fileId: string): Promise<void>;
  /** Undefined when there are no such bytes. Throws 503 while the store is away. */
  read(db: Db, fileId: string, variant: Variant): Promise<StoredContent | undefined>;
  /** Removes the bytes of files that are gone, in the background; what fails is tried again later. */
  sweep(): void;
  close(): Promise<void>;
};
