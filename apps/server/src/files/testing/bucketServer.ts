import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As much of s3rver as is used; it has no types of its own. */
type S3rver = new (options: {
  port: number;
  address: string;
  silent: boolean;
  directory: string;
  configureBuckets: readonly { name: string }[];
}) => { run(): Promise<{ port: number }>; close(): Promise<void> };

// A CommonJS module, found from here at run time.
const S3rver = createRequire(import.meta.url)('s3rver') as S3rver;

/** An S3 server of its own, with one bucket in a folder. */
export type BucketServer = {
  /** For `FILES_S3_URL`. */
  readonly url: string;
  /** The files that have objects. */
  fileIds(): Promise<readonly string[]>;
  /** Ends it; `start` brings it back at the same address, with what it had. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'guildhall-bucket-'));
  const make = (port: number) =>
    new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files' }] });
  let server = make(0);
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/files/uploads`,
    async fileIds() {
      const entries = await readdir(join(directory, 'files', 'uploads'), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      const inFolders = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath.split('/').at(-1));
      return [...new Set(inFolders.filter((name) => name !== undefined))];
    },
    stop: () => server.close(),
    async start() {
      server = make(port);
      await server.run();
    },
    async close() {
      await server.close().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}
