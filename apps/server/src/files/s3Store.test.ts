import { randomUUID } from 'node:crypto';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from '../config.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { Marketplace } from '../operations/testing/marketplace.ts';
import { download, upload } from '../operations/testing/upload.ts';
import { announceArrival } from '../repositories/fileLeftovers.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { openBucket } from './bucket.ts';
import { openFiles } from './files.ts';
import type { Files } from './files.ts';
import type { NewFile } from './fileStore.ts';
import { s3Store } from './s3Store.ts';
import type { BucketServer } from './testing/bucketServer.ts';
import { startBucketServer } from './testing/bucketServer.ts';
import { photo } from './testing/samples.ts';

const picture = await photo(300, 300).jpeg().toBuffer();
const log = pino({ level: 'silent' });

let bucket: BucketServer;
let here: TestApp;
let market: Marketplace;

beforeAll(async () => {
  bucket = await startBucketServer();
  here = await createTestApp({ FILES_S3_URL: bucket.url });
  market = openMarketplace(here);
});
afterAll(async () => {
  await here.close();
  await bucket.close();
});

const rows = () => here.db.selectFrom('files').select('id').execute();
const leftovers = () => here.db.selectFrom('fileLeftovers').selectAll().execute();

/** Another replica: the same database, and by default the same bucket. */
async function withReplica<T>(work: (files: Files) => Promise<T>, settings = here.config): Promise<T> {
  const replica = await openFiles({ config: settings, db: here.db, clock: here.clock, log });
  try {
    return await work(replica);
  } finally {
    await replica.close();
  }
}

const sweep = () => withReplica((files) => files.transaction(here.db, undefined, async () => {}));

const fileOf = (ownerId: string): NewFile => ({
  id: randomUUID(),
  ownerId,
  kind: 'PROFILE_IMAGE',
  contentType: 'image/webp',
  originalName: 'me.webp',
  width: 512,
  height: 512,
  contents: [
    { variant: 'large', content: Buffer.from('large') },
    { variant: 'small', content: Buffer.from('small') },
  ],
});

describe('while the bucket is away', () => {
  test('uploads and files are refused for a while, nothing is half saved, and everything comes back with it', async () => {
    const maya = await market.makeFreelancer();
    const saved = await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content: picture } });
    await bucket.stop();
    const away = { status: 503, message: 'Files are not available at the moment. Please try again shortly.' };
    const refused = await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content: picture } });
    expect(refused).toMatchObject({ ...away, headers: { 'retry-after': '5' } });
    const unread = await download(here, saved.data.profileImage);
    expect([unread.status, unread.headers['cache-control']]).toEqual([503, 'no-store']);
    // What is not about the file's bytes goes on.
    const profile = await market.call('getFreelancerProfile', { token: maya.token });
    expect(profile.data.profileImage).toBe(saved.data.profileImage);
    expect(profile.headers['etag']).toBe(saved.headers['etag']);
    const known = { 'if-none-match': `"${saved.data.profileImage.split('/').at(-1)}-large"` };
    expect((await download(here, saved.data.profileImage, undefined, known)).status).toBe(304);
    await bucket.start();
    expect((await download(here, saved.data.profileImage)).status).toBe(200);
    // The refused upload is over when someone sweeps again after its lease.
    here.clock.advance(6 * 60);
    await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content: picture } });
    await expect.poll(leftovers).toEqual([]);
    expect(await bucket.fileIds()).toEqual((await rows()).map(({ id }) => id));
  });

  test('what is removed goes once the bucket is back', async () => {
    const maya = await market.makeFreelancer();
    const fields = { title: 'Booking system', image: { content: picture } };
    const { data } = await upload(here, 'addPortfolioItem', maya, fields);
    await bucket.stop();
    const params = { portfolioItemId: data.id };
    expect((await market.call('deletePortfolioItem', { token: maya.token, params })).status).toBe(200);
    await bucket.start();
    here.clock.advance(6 * 60);
    await sweep();
    await expect.poll(leftovers).toEqual([]);
    expect((await bucket.fileIds()).toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
  });
});

describe('a server that is killed', () => {
  test('between an upload and its row leaves nothing, after an hour', async () => {
    const { userId } = await market.makeFreelancer();
    const file = fileOf(userId);
    // What `prepare` does before the process ends.
    await announceArrival(here.db, file.id, new Date(here.clock.now().getTime() + 3_600_000));
    const direct = openBucket(bucket.url);
    for (const { variant, content } of file.contents) await direct.put(`${file.id}/${variant}`, content, 'image/webp');
    direct.close();

    await sweep();
    expect(await bucket.fileIds()).toContain(file.id);
    here.clock.advance(3601);
    await sweep();
    expect(await bucket.fileIds()).not.toContain(file.id);
    expect(await leftovers()).toEqual([]);
  });

  test('loses no file that was kept, however often it is swept', async () => {
    const { userId } = await market.makeFreelancer();
    const file = fileOf(userId);
    await withReplica((files) => files.transaction(here.db, file, async () => {}));
    here.clock.advance(100_000);
    await sweep();
    expect(await bucket.fileIds()).toContain(file.id);
  });
});

test('an upload that was given up as too slow is refused, not kept without its bytes', async () => {
  const { userId } = await market.makeFreelancer();
  const slow = fileOf(userId);
  await announceArrival(here.db, slow.id, here.clock.now());
  await sweep();
  const store = s3Store({ bucket: openBucket(bucket.url), db: here.db, clock: here.clock, log });
  await expect(here.db.transaction().execute((trx) => store.keep(trx, slow))).rejects.toMatchObject({ status: 503 });
  await store.close();
});

test('files stay readable where they are when the settings change, both ways', async () => {
  const { userId } = await market.makeFreelancer();
  const [inDatabase, inBucket] = [fileOf(userId), fileOf(userId)];
  await withReplica(async (files) => {
    await files.transaction(here.db, inDatabase, async () => {});
    await expect(files.read(here.db, { id: inBucket.id, storedIn: 'S3' }, 'large')).rejects.toMatchObject({
      status: 503,
    });
  }, readConfig({}));
  await withReplica(async (files) => {
    await files.transaction(here.db, inBucket, async () => {});
    const content = await files.read(here.db, { id: inDatabase.id, storedIn: 'DATABASE' }, 'small');
    expect(content?.body).toEqual(Buffer.from('small'));
  });
});

test.each([
  ['there is no such bucket', (url: string) => url.replace('/files/', '/elsewhere/'), /no bucket elsewhere/],
  ['the keys are wrong', (url: string) => url.replace('S3RVER:S3RVER@', 'nobody:wrong@'), /refuses these keys/],
])('a start is refused with what to do when %s, and no secret is told', async (_why, change, message) => {
  const refused = withReplica(async () => {}, { ...here.config, filesS3Url: change(bucket.url) });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/S3RVER|nobody|wrong/);
});

test('a start goes on while the bucket does not answer', async () => {
  const { userId } = await market.makeFreelancer();
  const nobody = { ...here.config, filesS3Url: 'http://key:secret@127.0.0.1:1/files' };
  await withReplica(async (files) => {
    await expect(files.transaction(here.db, fileOf(userId), async () => {})).rejects.toMatchObject({ status: 503 });
  }, nobody);
});
