import type { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

import type { StoredContent } from './fileStore.ts';

/** As much of S3 as files need; every call rejects with what the client library throws. */
export type Bucket = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<StoredContent | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** What the bucket has against us, for the person who set it; undefined when nothing. */
  objection(): Promise<string | undefined>;
  close(): void;
};

/** A request waits for the bucket, and a person for the request. In milliseconds. */
const patience = { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** Opens the bucket of `FILES_S3_URL`: `https://key:secret@host/bucket/prefix?region=…`; nothing is sent yet. */
export function openBucket(setting: string): Bucket {
  const url = new URL(setting);
  const [Bucket = '', ...folders] = url.pathname.split('/').slice(1).filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Servers other than Amazon's know no host name for each bucket.
    forcePathStyle: true,
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
    // Nor all of them Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: patience,
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    async put(key, content, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }));
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        // In Node the body of an answer is a readable stream; the type also covers browsers.
        return Body && { body: Body as Readable, byteSize: ContentLength };
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async objection() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return undefined;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === 404) return `There is no bucket ${Bucket}. Make it, or correct its name.`;
        if (status === 401 || status === 403) {
          return `The bucket ${Bucket} refuses these keys. They must be allowed to list, read, write and delete in it.`;
        }
        throw error;
      }
    },
    close: () => client.destroy(),
  };
}
