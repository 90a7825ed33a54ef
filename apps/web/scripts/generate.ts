// Makes the site's icons, its share picture and its manifest from the tokens and fonts. With --check it writes nothing,
// opens no browser, and exits 1 when a file is stale: a picture is known by what it was drawn from, and by its bytes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { pictures } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { texts } from './texts.ts';

const folder = new URL('../', import.meta.url);
const recordFile = new URL('generated/pictures.json', folder);
const place = (name: string) => new URL(`public/${name}`, folder);
const read = (url: URL) => (existsSync(url) ? readFileSync(url) : null);
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** What a picture was drawn from, and what came of it, as hashes. */
type Traces = Record<string, { source: string; file: string }>;

// We wrote it ourselves, below.
const record = JSON.parse(read(recordFile)?.toString() ?? '{}') as Traces;
const sourceOf = (picture: Picture) => hash(JSON.stringify(picture));
/** Made of a picture, for crawlers that ask for no other. */
const ico = { name: 'favicon.ico', from: 'favicon-32.png' };

const staleTexts = Object.entries(texts).filter(([name, text]) => read(place(name))?.toString() !== text);
const stalePictures = Object.entries(pictures).filter(([name, picture]) => {
  const file = read(place(publicName(name)));
  return file === null || record[name]?.source !== sourceOf(picture) || record[name].file !== hash(file);
});
const known = new Set([...Object.keys(texts), ...Object.keys(pictures).map(publicName)]);
const left = readdirSync(new URL('public/', folder)).filter((name) => !known.has(name));
const stale = [...staleTexts.map(([name]) => name), ...stalePictures.map(([name]) => publicName(name))];

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`Stale: apps/web/public/${name}. Run \`npm run generate\`.`);
  for (const name of left) console.error(`Nothing makes apps/web/public/${name}.`);
  if (stale.length + left.length > 0) process.exitCode = 1;
} else {
  for (const [name, text] of staleTexts) writeFileSync(fileURLToPath(place(name)), text);
  if (stalePictures.length > 0) await draw();
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}.`);
}

function publicName(name: string): string {
  return name === ico.from ? ico.name : name;
}

async function draw(): Promise<void> {
  // Read here, not above: checking does without a browser.
  const { pictureBrowser, unpackPinnedChromium } = await import('../../../scripts/pinnedChromium.ts');
  const { chromium } = await import('playwright');
  await unpackPinnedChromium();
  const browser = await chromium.launch(pictureBrowser);
  const page = await browser.newPage();
  for (const [name, picture] of stalePictures) {
    await page.setViewportSize({ width: picture.width, height: picture.height });
    await page.setContent(`<style>body { margin: 0 }</style>${picture.html}`);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: true });
    const file = name === ico.from ? icoOf(png, picture.width) : png;
    writeFileSync(fileURLToPath(place(publicName(name))), file);
    record[name] = { source: sourceOf(picture), file: hash(file) };
  }
  await browser.close();
  const sorted = Object.keys(pictures).map((name) => [name, record[name]]);
  writeFileSync(fileURLToPath(recordFile), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** An icon file of one PNG: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
