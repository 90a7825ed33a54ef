import { randomUUID } from 'node:crypto';

import type { PictureSize } from '@guildhall/api/enums';
import { updateClientProfileImage } from '@guildhall/api/limits';
import type { FitEnum, Sharp } from 'sharp';
import sharp from 'sharp';

import { Refusal } from '../domain/refusal.ts';
import type { UploadedFile } from '../operations/types.ts';
import { safeFileName } from './fileName.ts';
import type { FileContent, NewFile } from './fileStore.ts';
import { makeGate } from './gate.ts';
import { readPart } from './readPart.ts';

/** What a picture is for; see `PictureSize` in openapi.yaml. */
export type PictureKind = 'PROFILE_IMAGE' | 'PORTFOLIO_IMAGE';

type Shape = { readonly fit: keyof FitEnum } & Readonly<Record<PictureSize, number>>;

/** Pixels on a side: of a square that is cut out, or of one that the whole fits into. */
const shapes: Readonly<Record<PictureKind, Shape>> = {
  PROFILE_IMAGE: { fit: 'cover', large: 512, small: 128 },
  PORTFOLIO_IMAGE: { fit: 'inside', large: 1600, small: 480 },
};

// Every picture of the contract has the same limits.
const { maxPixels, maxSide } = updateClientProfileImage.profileImage;

/** Seconds for one picture; the largest takes less than one. */
const patience = 20;

/** The decoders that are reachable at all: what a file claims to be cannot wake another (SVG, GIF, TIFF, ...). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Nothing is read twice, so memory is better spent elsewhere.
sharp.cache(false);
sharp.concurrency(1);

/** A picture of 40 million pixels that must be turned takes some 250 MB while it is decoded. */
const gate = makeGate(2, 100);

/**
 * Makes a picture anew: upright, in sRGB, without metadata, in both of its sizes. Whatever else the file held is gone.
 * Refuses, naming `field`, what is no JPEG, PNG or WebP (415), is too large (422) or broken (422).
 */
export async function readPicture(
  field: string,
  { path, byteSize, filename }: UploadedFile,
  kind: PictureKind,
  ownerId: string,
): Promise<NewFile> {
  if (byteSize === 0) throw refuse(422, field, 'The file is empty. Please choose another picture.');
  if (!isPicture(await readPart(path, 0, 14))) throw refuse(415, field, 'Please choose a JPEG, PNG or WebP picture.');
  return gate(async () => {
    try {
      await assertSmall(field, path);
      const originalName = safeFileName(filename, 'picture', 'webp');
      return { id: randomUUID(), ownerId, kind, originalName, ...(await inBothSizes(sharp(path, input), kind)) };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(422, field, 'This picture is damaged and cannot be read. Please choose another.');
    }
  });
}

/** What is kept of a picture. One decoding for both sizes: the small one is made from the large one. */
export async function inBothSizes(
  picture: Sharp,
  kind: PictureKind,
): Promise<Pick<NewFile, 'contentType' | 'width' | 'height' | 'contents'>> {
  const shape = shapes[kind];
  const large = await resize(picture, shape.large, shape.fit);
  const small = await resize(fromRaw(large), shape.small, shape.fit);
  const contents = [await encode('large', large), await encode('small', small)] as const;
  const { width, height } = large.info;
  return { contentType: 'image/webp', width, height, contents };
}

/** `error` refuses truncated pictures, and lets pass what cameras commonly get wrong. */
const input = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;

type Raw = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function resize(picture: Sharp, side: number, fit: keyof FitEnum): Promise<Raw> {
  return picture
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function fromRaw({ data, info: { width, height, channels } }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(variant: PictureSize, raw: Raw): Promise<FileContent> {
  return { variant, content: await fromRaw(raw).webp({ quality: 82 }).toBuffer() };
}

/** Reads the header alone: a flood of pixels is refused before one of them is decoded. */
async function assertSmall(field: string, path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) {
    throw refuse(
      422,
      field,
      `The picture has more than ${maxPixels / 1_000_000} megapixels. Please choose a smaller one.`,
    );
  }
  if (Math.max(width, height) > maxSide) {
    const message = `The picture is longer than ${maxSide.toLocaleString('en')} pixels on a side. Please choose a smaller one.`;
    throw refuse(422, field, message);
  }
}

/** By the first bytes, as in https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
function isPicture(head: string): boolean {
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.startsWith('WEBPVP', 8))
  );
}

function refuse(status: 415 | 422, field: string, message: string): Refusal {
  return new Refusal(status, message, { [field]: message });
}
