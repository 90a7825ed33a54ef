import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { BucketServer } from '../files/testing/bucketServer.ts';
import { startBucketServer } from '../files/testing/bucketServer.ts';
import { pdf, plain, pngBomb } from '../files/testing/samples.ts';
import { setActive } from '../repositories/users.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';
import { download, upload } from './testing/upload.ts';

const picture = await plain(700, 500).jpeg().toBuffer();
const other = await plain(400, 400, '#2d6a4f').png().toBuffer();

/** The same for each store: what people see must not depend on where the bytes are. */
describe.each(['the database', 'a bucket'] as const)('with files in %s,', (place) => {
  let bucket: BucketServer | undefined;
  let here: TestApp;
  let market: Marketplace;

  beforeAll(async () => {
    bucket = place === 'a bucket' ? await startBucketServer() : undefined;
    here = await createTestApp({ ...(bucket && { FILES_S3_URL: bucket.url }) });
    market = openMarketplace(here);
  });
  afterAll(async () => {
    await here.close();
    await bucket?.close();
  });

  /** Every file there is: its row, and where its bytes are. */
  async function everyFile() {
    const rows = await here.db.selectFrom('files').select('id').execute();
    const contents = await here.db.selectFrom('fileContents').select('fileId').distinct().execute();
    const kept = bucket ? await bucket.fileIds() : contents.map(({ fileId }) => fileId);
    return { rows: rows.map(({ id }) => id).toSorted(), kept: kept.toSorted() };
  }

  /** Bytes follow their rows, if in the background; a row that goes meanwhile takes its bytes a moment later. */
  async function expectNothingOver(): Promise<void> {
    await expect
      .poll(
        async () => {
          const { rows, kept } = await everyFile();
          return { over: kept.filter((id) => !rows.includes(id)), lost: rows.filter((id) => !kept.includes(id)) };
        },
        { timeout: 10_000 },
      )
      .toEqual({ over: [], lost: [] });
  }

  const idOf = (url: string | null | undefined) => url?.split('/').at(-1) ?? '';
  const etagOf = async (person: Person) =>
    (await market.call('getFreelancerProfile', { token: person.token })).headers['etag'];

  describe('a profile picture', () => {
    test('is shown in two sizes to everyone who knows its address, and kept by browsers', async () => {
      const jonas = await market.makeClient();
      const saved = await upload(here, 'updateClientProfileImage', jonas, {
        profileImage: { content: picture, name: 'me.svg', type: 'image/svg+xml' },
      });
      expect(saved.status).toBe(200);
      const profile = await market.call('getClientProfile', { token: jonas.token });
      expect(profile.data.profileImage).toBe(saved.data.profileImage);
      expect(profile.headers['etag']).toBe(saved.headers['etag']);

      for (const [size, side] of [
        ['', 512],
        ['?size=large', 512],
        ['?size=small', 128],
      ] as const) {
        const { status, headers, content } = await download(here, saved.data.profileImage + size);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'content-length': String(content.length),
          'cache-control': 'public, max-age=60, must-revalidate',
          'content-disposition': 'inline; filename="me.svg.webp"',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        });
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
        const copy = { 'if-none-match': `"other", W/${String(headers['etag'])}` };
        const again = await download(here, saved.data.profileImage + size, undefined, copy);
        expect([again.status, again.content.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
      }
      const sizes = await Promise.all(
        ['large', 'small'].map((size) => download(here, `${saved.data.profileImage}?size=${size}`)),
      );
      expect(sizes[0]?.headers['etag']).not.toBe(sizes[1]?.headers['etag']);
    });

    test('is gone while its account is suspended, also for a cache that has it, and is there again afterwards', async () => {
      const jonas = await market.makeClient();
      const { data } = await upload(here, 'updateClientProfileImage', jonas, { profileImage: { content: picture } });
      const etag = String((await download(here, data.profileImage)).headers['etag']);
      const ask = async () => [
        (await download(here, data.profileImage)).status,
        (await download(here, data.profileImage, undefined, { 'if-none-match': etag })).status,
      ];
      expect(await ask()).toEqual([200, 304]);
      await setActive(here.db, jonas.userId, false, here.clock.now());
      expect(await ask()).toEqual([404, 404]);
      await setActive(here.db, jonas.userId, true, here.clock.now());
      expect(await ask()).toEqual([200, 304]);
    });

    test('takes the place of the one before, which is gone with its bytes', async () => {
      const maya = await market.makeFreelancer();
      const before = await etagOf(maya);
      const first = await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content: picture } });
      const second = await upload(here, 'updateFreelancerProfilePicture', maya, { profilePicture: { content: other } });
      expect(second.data.profileImage).not.toBe(first.data.profileImage);
      expect(new Set([before, first.headers['etag'], second.headers['etag']]).size).toBe(3);
      expect(await etagOf(maya)).toBe(second.headers['etag']);
      expect((await download(here, first.data.profileImage)).status).toBe(404);
      expect((await download(here, second.data.profileImage)).status).toBe(200);
      await expectNothingOver();
    });

    test('is removed with its bytes, and once it is gone, again without harm', async () => {
      const [maya, jonas] = [await market.makeFreelancer(), await market.makeClient()];
      for (const [role, person] of [
        ['Freelancer', maya],
        ['Client', jonas],
      ] as const) {
        const { data } = await upload(here, `update${role}ProfileImage`, person, {
          profileImage: { content: picture },
        });
        const removed = await market.call(`remove${role}ProfileImage`, { token: person.token });
        expect(removed.status).toBe(200);
        const profile = await market.call(`get${role}Profile`, { token: person.token });
        expect(profile.data.profileImage).toBeNull();
        expect(profile.headers['etag']).toBe(removed.headers['etag']);
        expect((await download(here, data.profileImage)).status).toBe(404);
        expect((await market.call(`remove${role}ProfileImage`, { token: person.token })).status).toBe(200);
      }
      await expectNothingOver();
    });

    test('comes along with the profile form, and stays when the form is sent without one', async () => {
      const maya = await market.makePerson('FREELANCER', 'Maya');
      const fields = { ...market.profile, hourlyRate: '65' };
      const saved = await upload(here, 'updateFreelancerProfile', maya, {
        ...fields,
        profileImage: { content: picture },
      });
      expect(saved.status).toBe(200);
      expect((await download(here, String(saved.data.profileImage))).status).toBe(200);
      // A browser sends an empty file input like this.
      const empty = { content: Buffer.alloc(0), name: '' };
      const kept = await upload(here, 'updateFreelancerProfile', maya, { ...fields, profileImage: empty });
      expect(kept.data.profileImage).toBe(saved.data.profileImage);

      const jonas = await market.makeClient();
      const company = { companyName: 'Northwind Coffee', industry: 'Food & Beverage', location: 'Hamburg' };
      const setUp = await upload(here, 'updateClientProfile', jonas, {
        ...company,
        profileImage: { content: picture },
      });
      expect(setUp).toMatchObject({ status: 200, data: { profileImage: expect.any(String) } });
      const only = await upload(here, 'updateClientProfile', jonas, { profileImage: { content: other } });
      expect(only).toMatchObject({ status: 200, data: company });
      expect(only.data.profileImage).not.toBe(setUp.data.profileImage);
      await expectNothingOver();
    });

    test('of a refused form is not kept', async () => {
      const maya = await market.makeFreelancer();
      const fields = { ...market.profile, hourlyRate: '65', profileImage: { content: picture } };
      const stale = await upload(here, 'updateFreelancerProfile', maya, fields, { headers: { 'if-match': '"0"' } });
      expect(stale.status).toBe(412);
      const jonas = await market.makeClient();
      const unfinished = await upload(here, 'updateClientProfile', jonas, { profileImage: { content: picture } });
      expect(unfinished.status).toBe(422);
      expect((await market.call('getFreelancerProfile', { token: maya.token })).data.profileImage).toBeNull();
      await expectNothingOver();
    });

    test('of ten tabs at once is one of the ten, and the others are gone', async () => {
      const maya = await market.makeFreelancer();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () =>
          upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content: other } }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const { data } = await market.call('getFreelancerProfile', { token: maya.token });
      const mine = await here.db.selectFrom('files').select('id').where('ownerId', '=', maya.userId).execute();
      expect(mine).toEqual([{ id: idOf(data.profileImage) }]);
      await expectNothingOver();
    });

    test.each([
      ['a flood of pixels', pngBomb(60_000, 60_000), 422, /megapixels/],
      ['a script', Buffer.from('GIF89a=1;alert(1)'), 415, /JPEG, PNG or WebP/],
      ['one byte too much', Buffer.concat([picture, Buffer.alloc(5_000_001 - picture.length)]), 413, /5 MB/],
    ])('is refused for %s, by the name of its field', async (_what, content, status, message) => {
      const maya = await market.makeFreelancer();
      const reply = await upload(here, 'updateFreelancerProfilePicture', maya, { profilePicture: { content } });
      expect(reply).toMatchObject({
        status,
        message: expect.stringMatching(message),
        errors: { profilePicture: expect.stringMatching(message) },
      });
      await expectNothingOver();
    });

    test('is as large as allowed', async () => {
      const maya = await market.makeFreelancer();
      const content = Buffer.concat([picture, Buffer.alloc(5_000_000 - picture.length)]);
      const reply = await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: { content } });
      expect(reply.status).toBe(200);
    });

    test('must be there', async () => {
      const maya = await market.makeFreelancer();
      const without = await upload(here, 'updateFreelancerProfileImage', maya, {});
      expect(without).toMatchObject({ status: 422, errors: { profileImage: expect.any(String) } });
    });
  });

  describe('a resume', () => {
    const send = (person: Person, content: Buffer, name = 'Maya Lindqvist.pdf') =>
      upload(here, 'uploadResume', person, { resume: { content, name } });

    test('is read by its owner and by clients that its owner applied to, and by no one else', async () => {
      const [maya, sam, jonas, ada] = await Promise.all([
        market.makeFreelancer(),
        market.makeFreelancer('Sam'),
        market.makeClient(),
        market.makeClient('Ada'),
      ]);
      const { status, data, headers } = await send(maya, pdf());
      expect(status).toBe(200);
      expect(data).toMatchObject({ fileName: 'Maya Lindqvist.pdf', size: expect.any(Number) });
      const profile = await market.call('getFreelancerProfile', { token: maya.token });
      expect(profile.data.resume).toEqual(data);
      expect(profile.headers['etag']).toBe(headers['etag']);

      const statusFor = async (reader?: Person) => (await download(here, data.url, reader)).status;
      expect(await statusFor()).toBe(401);
      expect(await statusFor(sam)).toBe(403);
      expect(await statusFor(jonas)).toBe(403);
      await market.apply(maya, await market.postJob(jonas));
      expect(await statusFor(jonas)).toBe(200);
      expect(await statusFor(ada)).toBe(403);
      const received = await market.call('listClientApplications', { token: jonas.token });
      expect(received.data.applications[0]?.freelancer.resume).toEqual(data);

      const read = await download(here, data.url, maya);
      expect(read.content).toHaveLength(data.size);
      expect(read.content.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF$/);
      expect(read.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-cache',
        'content-disposition': 'attachment; filename="Maya Lindqvist.pdf"',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      const copy = { 'if-none-match': String(read.headers['etag']) };
      expect((await download(here, data.url, jonas, copy)).status).toBe(304);
      // Knowing the copy is not being allowed to ask.
      expect((await download(here, data.url, ada, copy)).status).toBe(403);
    });

    test('takes the place of the one before', async () => {
      const maya = await market.makeFreelancer();
      const first = await send(maya, pdf());
      const second = await send(maya, pdf({ before: '% newer\n' }), 'newer.pdf');
      expect(second.headers['etag']).not.toBe(first.headers['etag']);
      expect((await download(here, first.data.url, maya)).status).toBe(404);
      await expectNothingOver();
    });

    test('is removed with its bytes, and once it is gone, again without harm', async () => {
      const maya = await market.makeFreelancer();
      const { data } = await send(maya, pdf());
      const removed = await market.call('removeResume', { token: maya.token });
      const profile = await market.call('getFreelancerProfile', { token: maya.token });
      expect([profile.data.resume, profile.headers['etag']]).toEqual([null, removed.headers['etag']]);
      expect((await download(here, data.url, maya)).status).toBe(404);
      expect((await market.call('removeResume', { token: maya.token })).status).toBe(200);
      await expectNothingOver();
    });

    test('may have 10 MB and not a byte more, as pictures may have 5', async () => {
      const maya = await market.makeFreelancer();
      // A page of noise, whose table is at a position of seven digits.
      const noise = (length: number) =>
        pdf({
          objects: [`<< /Length ${length} >>\nstream\n${'x'.repeat(length)}\nendstream`],
          catalogue: '/Metadata 4 0 R',
        });
      const largest = noise(10_000_000 - (noise(9_000_000).length - 9_000_000));
      expect(largest).toHaveLength(10_000_000);
      expect((await send(maya, largest)).status).toBe(200);
      const { url } = (await market.call('getFreelancerProfile', { token: maya.token })).data.resume ?? { url: '' };
      expect((await download(here, url, maya)).content.length).toBeGreaterThan(9_900_000);
      expect(await send(maya, Buffer.concat([largest, Buffer.from('\n')]))).toMatchObject({
        status: 413,
        errors: { resume: 'The file is larger than 10 MB.' },
      });
    });

    test('is a PDF', async () => {
      const maya = await market.makeFreelancer();
      expect(await send(maya, picture)).toMatchObject({ status: 415, errors: { resume: 'Please choose a PDF.' } });
      expect((await market.call('getFreelancerProfile', { token: maya.token })).data.resume).toBeNull();
    });
  });

  describe('a portfolio item', () => {
    const fields = {
      title: 'Booking system',
      projectUrl: 'https://ferry.example.com',
      technologies: '["React"," SQL"]',
    };
    const json = { title: 'Booking system', description: 'Ten weeks.', technologies: ['React', 'React '] };

    test('is added, changed and removed, and the profile follows', async () => {
      const maya = await market.makeFreelancer();
      const before = await etagOf(maya);
      const added = await upload(here, 'addPortfolioItem', maya, { ...fields, image: { content: picture } });
      expect(added).toMatchObject({
        status: 201,
        data: { title: 'Booking system', technologies: ['React', 'SQL'], description: null, image: expect.any(String) },
        headers: { location: `/api/v1/freelancer/portfolio/${added.data.id}` },
      });
      expect(await etagOf(maya)).toBe(added.headers['etag']);
      expect(added.headers['etag']).not.toBe(before);
      const card = await download(here, `${added.data.image}?size=small`);
      expect(await sharp(card.content).metadata()).toMatchObject({ width: 480, height: 343 });

      const params = { portfolioItemId: added.data.id };
      const words = await market.call('updatePortfolioItem', { token: maya.token, params, body: json });
      expect(words.data).toMatchObject({ ...json, technologies: ['React'], projectUrl: null, image: added.data.image });
      const pictured = await upload(
        here,
        'updatePortfolioItem',
        maya,
        { ...fields, image: { content: other } },
        { params },
      );
      expect(pictured.data.image).not.toBe(added.data.image);
      expect((await download(here, String(added.data.image))).status).toBe(404);
      const profile = await market.call('getFreelancerProfile', { token: maya.token });
      expect(profile.data).toMatchObject({ portfolio: [pictured.data], completion: { portfolio: true } });
      expect(profile.headers['etag']).toBe(pictured.headers['etag']);

      const removed = await market.call('deletePortfolioItem', { token: maya.token, params });
      expect([removed.status, removed.headers['etag']]).toEqual([200, await etagOf(maya)]);
      expect((await market.call('deletePortfolioItem', { token: maya.token, params })).status).toBe(404);
      expect((await download(here, String(pictured.data.image))).status).toBe(404);
      const { data } = await market.call('getProfileCompletion', { token: maya.token });
      expect(data.portfolio).toBe(false);
      await expectNothingOver();
    });

    test('stands where its owner has moved it, and a new one comes first', async () => {
      const [maya, sam] = [await market.makeFreelancer(), await market.makeFreelancer('Sam')];
      const add = async (title: string) =>
        (await market.call('addPortfolioItem', { token: maya.token, body: { title } })).data.id;
      const titles = async () =>
        (await market.call('getFreelancerProfile', { token: maya.token })).data.portfolio.map(({ title }) => title);
      const move = (id: string, place: number, { token } = maya) =>
        market.call('movePortfolioItem', { token, params: { portfolioItemId: id }, body: { place } });

      const [first] = [await add('A'), await add('B'), await add('C')];
      expect(await titles()).toEqual(['C', 'B', 'A']);
      const moved = await move(first, 1);
      expect(await titles()).toEqual(['A', 'C', 'B']);
      expect(moved.headers['etag']).toBe(await etagOf(maya));
      await move(first, 2);
      expect(await titles()).toEqual(['C', 'A', 'B']);
      await move(first, 30);
      expect(await titles()).toEqual(['C', 'B', 'A']);
      await add('D');
      expect(await titles()).toEqual(['D', 'C', 'B', 'A']);

      expect((await move(first, 1, sam)).status).toBe(403);
      expect((await move('5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11', 1)).status).toBe(404);
      expect((await move(first, 0)).status).toBe(422);
      expect(await titles()).toEqual(['D', 'C', 'B', 'A']);
    });

    test('is changed by its owner alone', async () => {
      const [maya, sam] = [await market.makeFreelancer(), await market.makeFreelancer('Sam')];
      const { data } = await upload(here, 'addPortfolioItem', maya, { ...fields, image: { content: picture } });
      const params = { portfolioItemId: data.id };
      const theirs = { ...fields, title: 'Mine now', image: { content: other } };
      expect((await upload(here, 'updatePortfolioItem', sam, theirs, { params })).status).toBe(403);
      expect((await market.call('deletePortfolioItem', { token: sam.token, params })).status).toBe(403);
      const nowhere = { portfolioItemId: '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11' };
      expect((await upload(here, 'updatePortfolioItem', sam, theirs, { params: nowhere })).status).toBe(404);
      const profile = await market.call('getFreelancerProfile', { token: maya.token });
      expect(profile.data.portfolio).toEqual([data]);
      await expectNothingOver();
    });

    test('is one of thirty at most, also when forty come at once', async () => {
      const maya = await market.makeFreelancer();
      const add = () => market.call('addPortfolioItem', { token: maya.token, body: json });
      const replies = await Promise.all(Array.from({ length: 40 }, add));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(10);
      const refused = await upload(here, 'addPortfolioItem', maya, { ...fields, image: { content: picture } });
      expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/30 entries.*remove one/) });
      await expectNothingOver();
    });

    test.each([
      [{ technologies: 'React, SQL' }, { technologies: 'Please send a list as JSON text, such as ["React"].' }],
      [{ technologies: '["a,b"]' }, { 'technologies.0': 'Please enter text without commas.' }],
      [{ title: ' ' }, { title: 'Please fill in this field.' }],
      [{ image: { content: Buffer.from('<svg/>') } }, { image: 'Please choose a JPEG, PNG or WebP picture.' }],
      [{ image: 'not a file' }, { image: 'Please choose a file.' }],
    ])('with %j is told what to do', async (change, errors) => {
      const maya = await market.makeFreelancer();
      expect((await upload(here, 'addPortfolioItem', maya, { ...fields, ...change })).errors).toEqual(errors);
    });
  });

  test('a file that does not exist is 404, and a size that does not, 400', async () => {
    const nowhere = '/api/v1/files/5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11';
    expect(await download(here, nowhere)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect((await download(here, `${nowhere}?size=huge`)).status).toBe(400);
    expect((await download(here, '/api/v1/files/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});
