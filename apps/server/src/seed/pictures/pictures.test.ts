import { createHash } from 'node:crypto';

import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace } from '../../operations/testing/marketplace.ts';
import { openMarketplace } from '../../operations/testing/marketplace.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { seed } from '../seed.ts';

let testApp: TestApp;
let market: Marketplace;
let kept: Awaited<ReturnType<typeof keptPictures>>;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  sharp.queue.on('change', note);
  await seed(testApp.db.withPlugin({ transformQuery, transformResult }), { withPictures: true });
  sharp.queue.off('change', note);
  kept = await keptPictures();
});
afterAll(async () => testApp.close());

/** What the seed does, in order. */
const done: ('drawing' | 'query')[] = [];
const note = () => void done.push('drawing');
const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
  done.push('query');
  return node;
};
const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;

/** Every picture kept, with what the decoder says of it and a hash of its pixels. */
async function keptPictures() {
  const rows = await testApp.db
    .selectFrom('files')
    .innerJoin('fileContents', 'fileContents.fileId', 'files.id')
    .select(['files.id', 'ownerId', 'kind', 'contentType', 'variant', 'content'])
    .execute();
  return Promise.all(
    rows.map(async ({ content, ...row }) => {
      const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      const { format } = await sharp(content).metadata();
      return {
        ...row,
        format,
        size: `${info.width}x${info.height}`,
        pixels: createHash('sha256').update(data).digest('hex'),
      };
    }),
  );
}

describe('a visitor of the demo marketplace', () => {
  test('sees a face of its own for about five people in six', async () => {
    const faces = kept.filter(({ kind, variant }) => kind === 'PROFILE_IMAGE' && variant === 'large');
    expect(new Set(faces.map(({ pixels }) => pixels)).size).toBe(faces.length);
    for (const role of ['CLIENT', 'FREELANCER'] as const) {
      const people = await testApp.db.selectFrom('users').select('profileImageId').where('role', '=', role).execute();
      const share = people.filter(({ profileImageId }) => profileImageId !== null).length / people.length;
      expect(share).toBeGreaterThan(0.78);
      expect(share).toBeLessThan(0.92);
    }
  });

  test('sees another picture for each piece of work, at least two of them in each portfolio', async () => {
    const items = await testApp.db.selectFrom('portfolioItems').select(['userId', 'imageId']).execute();
    const works = kept.filter(({ kind, variant }) => kind === 'PORTFOLIO_IMAGE' && variant === 'large');
    expect(new Set(works.map(({ pixels }) => pixels)).size).toBe(items.length);
    expect(items.filter(({ imageId }) => imageId === null)).toEqual([]);
    const counts = Map.groupBy(items, ({ userId }) => userId);
    expect([...counts.values()].filter(({ length }) => length < 2 || length > 4)).toEqual([]);
    expect(counts.size).toBeGreaterThan(50);
  });

  test('loads them in the sizes and the type of uploads', async () => {
    const kinds = new Set(kept.map(({ kind, variant, size, format }) => `${kind} ${variant} ${size} ${format}`));
    expect([...kinds].toSorted()).toEqual([
      'PORTFOLIO_IMAGE large 768x512 webp',
      'PORTFOLIO_IMAGE small 480x320 webp',
      'PROFILE_IMAGE large 512x512 webp',
      'PROFILE_IMAGE small 128x128 webp',
    ]);
    const { data } = await market.call('listFeaturedFreelancers');
    const address = data.map(({ profile }) => profile.profileImage).find((url) => url !== null) ?? '';
    const reply = await testApp.app.inject({ url: `${address}?size=small` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60, must-revalidate',
    });
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(128);
  });

  test('waits for no drawing while the database is in the middle of something', () => {
    const first = done.indexOf('drawing');
    const last = done.lastIndexOf('drawing');
    // It looks whether there is anything to fill, draws everything, and then writes.
    expect(done.slice(0, first)).toEqual(['query']);
    expect(done.slice(first, last)).not.toContain('query');
    expect(done.length - last).toBeGreaterThan(100);
  });

  test('cannot upload a drawing after the seed has drawn', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported image format/);
  });
});
