import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { Refusal } from '../domain/refusal.ts';
import type { PictureKind } from './pictures.ts';
import { readPicture } from './pictures.ts';
import { received } from './testing/received.ts';
import { photo, plain, pngBomb } from './testing/samples.ts';

const read = (content: Buffer, kind: PictureKind = 'PROFILE_IMAGE', filename = 'me.jpg') =>
  received(content, { filename, claimedType: 'image/jpeg' }, (file) =>
    readPicture('profileImage', file, kind, 'owner'),
  );

/** What was kept, looked at by the decoder: `[format, width, height]` of each size. */
async function kept(content: Buffer, kind?: PictureKind) {
  const { contents } = await read(content, kind);
  const looks = await Promise.all(contents.map(async (one) => ({ ...one, ...(await sharp(one.content).metadata()) })));
  return Object.fromEntries(looks.map(({ variant, format, width, height }) => [variant, [format, width, height]]));
}

async function refusalOf(work: Promise<unknown>): Promise<Pick<Refusal, 'status' | 'message' | 'errors'>> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  // Shown to be one in the line above.
  const { status, message, errors } = error as Refusal;
  return { status, message, errors };
}

describe('a picture is made anew', () => {
  test.each([
    ['JPEG', () => photo().jpeg().toBuffer()],
    ['progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey JPEG', () => photo().greyscale().jpeg().toBuffer()],
    ['PNG', () => photo().png().toBuffer()],
    ['PNG with 16 bits and gaps', () => photo(90, 90).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
    ['WebP', () => photo().webp().toBuffer()],
  ])('from a %s', async (_format, make) => {
    expect(await kept(await make())).toEqual({ large: ['webp', 512, 512], small: ['webp', 128, 128] });
  });

  test('as squares on a profile, and whole in a portfolio', async () => {
    const wide = await photo(2000, 500).jpeg().toBuffer();
    expect(await kept(wide)).toEqual({ large: ['webp', 512, 512], small: ['webp', 128, 128] });
    expect(await kept(wide, 'PORTFOLIO_IMAGE')).toEqual({ large: ['webp', 1600, 400], small: ['webp', 480, 120] });
  });

  test('and a small one in a portfolio stays as small as it is', async () => {
    const icon = await photo(64, 32).png().toBuffer();
    expect(await kept(icon, 'PORTFOLIO_IMAGE')).toEqual({ large: ['webp', 64, 32], small: ['webp', 64, 32] });
  });

  test('without the place where it was taken, and upright', async () => {
    const taken = { IFD0: { Copyright: 'Maya' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } };
    const redAboveBlue = plain(300, 100, 'red').extend({ bottom: 100, background: 'blue' });
    // Orientation 6: to be turned right by a quarter before it is shown.
    const given = await redAboveBlue.withExif(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { contents, width, height } = await read(given, 'PORTFOLIO_IMAGE');
    expect([width, height]).toEqual([200, 300]);
    for (const { content } of contents) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(content.includes('Maya')).toBe(false);
    }
    // What was above is right now.
    const { data, info } = await sharp(contents[0].content).raw().toBuffer({ resolveWithObject: true });
    const right = info.channels * (info.width * 150 + 190);
    const left = info.channels * (info.width * 150 + 10);
    expect(data[right]).toBeGreaterThan(150);
    expect(data[left]).toBeLessThan(60);
  });

  test('by its content, whatever it is called', async () => {
    const png = await photo().png().toBuffer();
    expect((await read(png, 'PROFILE_IMAGE', '../../etc/holiday.svg')).originalName).toBe('holiday.svg.webp');
  });

  test('from the first picture of an animation', async () => {
    const frames = await Promise.all(['red', 'blue'].map((colour) => plain(100, 100, colour).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    expect(await kept(animation)).toMatchObject({ large: ['webp', 512, 512] });
  });

  test('so that a program hidden behind it is gone', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const { contents } = await read(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    for (const { content } of contents) expect(content.includes('script')).toBe(false);
  });

  test('of as many pixels as allowed, ten of them at once', async () => {
    const large = await plain(8000, 5000).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 10 }, () => kept(large)));
    expect(all).toHaveLength(10);
  });
});

describe('is refused, with what to do:', () => {
  const gif = Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1);');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['nothing', () => Buffer.alloc(0), 422, /file is empty/],
    ['an SVG with a script', () => svg, 415, /JPEG, PNG or WebP/],
    ['an SVG behind a PNG signature', () => Buffer.concat([pngBomb(1, 1).subarray(0, 8), svg]), 422, /damaged/],
    ['a GIF that is also a script', () => gif, 415, /JPEG, PNG or WebP/],
    ['a TIFF', () => photo().tiff().toBuffer(), 415, /JPEG, PNG or WebP/],
    ['an AVIF', () => plain(9, 9).avif().toBuffer(), 415, /JPEG, PNG or WebP/],
    ['a page', () => Buffer.from('<!doctype html><h1>Maya</h1>'), 415, /JPEG, PNG or WebP/],
    ['half a JPEG', async () => half(await photo().jpeg().toBuffer()), 422, /damaged/],
    ['half a PNG', async () => half(await photo().png().toBuffer()), 422, /damaged/],
    ['half a WebP', async () => half(await photo().webp().toBuffer()), 422, /damaged/],
    ['a flood of pixels', () => pngBomb(60_000, 60_000), 422, /more than 40 megapixels/],
    ['one pixel more than allowed', () => plain(8001, 5000).png().toBuffer(), 422, /more than 40 megapixels/],
    ['an endless line', () => pngBomb(1_000_000, 1), 422, /longer than 30,000 pixels/],
  ])('%s', async (_what, make, status, message) => {
    const refusal = await refusalOf(read(await make()));
    expect(refusal).toEqual({
      status,
      message: expect.stringMatching(message),
      errors: { profileImage: expect.stringMatching(message) },
    });
  });
});

function half(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}
