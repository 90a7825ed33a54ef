import { deflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { ringShare } from '../focusVisible.ts';
import { compare, decodePng } from './pixels.ts';
import type { Pixels } from './pixels.ts';

const chunk = (type: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG of RGB lines, each with its filter byte. */
function png(width: number, lines: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(lines.length, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(lines.flat())))]);
}

test('a picture is read the same by whichever filter its lines are written', () => {
  const plain = png(2, [
    [0, 10, 20, 30, 40, 60, 80],
    [0, 15, 25, 35, 50, 70, 90],
  ]);
  const filtered = png(2, [
    [1, 10, 20, 30, 30, 40, 50],
    [4, 5, 5, 5, 10, 10, 10],
  ]);
  const average = png(2, [
    [2, 10, 20, 30, 40, 60, 80],
    [3, 10, 15, 20, 23, 28, 33],
  ]);
  const pixels = [...decodePng(plain).data];
  expect(pixels).toEqual([10, 20, 30, 255, 40, 60, 80, 255, 15, 25, 35, 255, 50, 70, 90, 255]);
  expect([...decodePng(filtered).data]).toEqual(pixels);
  expect([...decodePng(average).data]).toEqual(pixels);
});

function canvas(width: number, height: number, ink: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.fill(ink(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

const paper = canvas(60, 40, () => 255);
const frame = (thickness: number, ink: number) =>
  canvas(60, 40, (x, y) => {
    const near = Math.min(x - 5, y - 5, 54 - x, 34 - y);
    return near >= 0 && near < thickness ? ink : 255;
  });

test('a ring of 2 px and 3:1 counts, a faint or thin one does not', () => {
  const share = (picture: Pixels) => {
    const { telling, width, height } = compare(picture, paper, 3);
    return ringShare(telling, width || 50, height || 30);
  };
  expect(share(frame(2, 0))).toBeGreaterThan(0.9);
  expect(share(frame(1, 0))).toBeLessThan(0.6);
  expect(share(frame(2, 200))).toBe(0);
});

test('what differs is counted, and how far it reaches', () => {
  expect(compare(paper, paper, 3)).toEqual({ changed: 0, telling: 0, width: 0, height: 0 });
  expect(compare(frame(2, 0), paper, 3)).toMatchObject({ width: 50, height: 30 });
  expect(compare(frame(2, 200), paper, 3)).toMatchObject({ changed: 304, telling: 0 });
});
