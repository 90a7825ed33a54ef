import { expect, test } from 'vitest';

import { openPictureThread } from './pictureThread.ts';

/** A module whose `drawShareCard` does what `body` says. */
const drawer = (body: string) =>
  openPictureThread(
    new URL(`data:text/javascript,${encodeURIComponent(`export async function drawShareCard(card) { ${body} }`)}`),
  );

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="red"/></svg>';

test('a picture is drawn as PNG, each asked for gets its own, and one that cannot be drawn is none', async () => {
  const draw = drawer(`return card === 'none' ? null : ${JSON.stringify(svg)}.replace('0 0 2', '0 0 ' + card);`);
  const [two, none, four] = await Promise.all([draw('2', null), draw('none', null), draw('4', null)]);
  const widthOf = (png: Buffer | null) => png?.readUInt32BE(16);
  expect([widthOf(two), none, widthOf(four)]).toEqual([2, null, 4]);
});

test('a failure is told, and the next picture is drawn all the same', async () => {
  const draw = drawer(`
    if (card === 'broken') throw new Error('No ink.');
    if (card === 'crash') process.exit(1);
    return ${JSON.stringify(svg)};`);
  await expect(draw('broken', null)).rejects.toThrow('No ink.');
  expect(await draw('whole', null)).not.toBeNull();
  await expect(draw('crash', null)).rejects.toThrow('has ended');
  expect(await draw('whole', null)).not.toBeNull();
});
