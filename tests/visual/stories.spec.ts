import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';

import { open, pose, take } from './camera.ts';
import { catalogue } from './catalogue.ts';
import { difference } from './difference.ts';
import { leaveFinding } from './findings.ts';
import type { Pictures } from './findings.ts';
import { test, url } from './test.ts';

const baselines = join(import.meta.dirname, 'baselines');
const remedy = 'Look at it, then run `npm run test:visual -- --update` to keep it.';

/** The baseline if one of a few looks is equal to it, else a picture that a second look confirms. */
async function settle(look: () => Promise<Buffer>, baseline: Buffer | undefined) {
  let picture = await look();
  for (let looks = 1; looks < 6 && !baseline?.equals(picture); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await look();
    if (baseline === undefined && next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Names that Playwright's own report shows as one comparison. */
async function attach(info: TestInfo, file: string, pictures: Pictures) {
  const names = { before: 'expected', after: 'actual', difference: 'diff' } as const;
  for (const [part, name] of Object.entries(names)) {
    // Object.entries widens the keys to string.
    const body = pictures[part as keyof typeof names];
    if (body) await info.attach(file.replace(/png$/, `${name}.png`), { body, contentType: 'image/png' });
  }
}

async function compare(page: Page, picture: Buffer, baseline: Buffer | undefined, file: string, info: TestInfo) {
  if (baseline?.equals(picture)) return;
  if (info.config.updateSnapshots === 'all') {
    await mkdir(baselines, { recursive: true });
    await writeFile(join(baselines, file), picture);
    return;
  }
  if (baseline === undefined) {
    await leaveFinding({ file, kind: 'new' }, { after: picture });
    await attach(info, file, { after: picture });
    expect.soft(`${file} has no baseline yet. ${remedy}`).toBe('');
    return;
  }
  const { picture: drawn, ...found } = await difference(page, baseline, picture);
  const pictures = { before: baseline, after: picture, difference: drawn };
  await leaveFinding({ file, kind: 'changed', difference: found }, pictures);
  await attach(info, file, pictures);
  expect.soft(`${file} differs from its baseline in ${found.points} points. ${remedy}`).toBe('');
}

const sittings = catalogue();

for (const sitting of sittings) {
  test(sitting.storyId, async ({ camera }, info) => {
    await open(camera, url, sitting);
    for (const shot of sitting.shots) {
      const path = join(baselines, shot.file);
      const baseline = existsSync(path) ? readFileSync(path) : undefined;
      await pose(camera, shot);
      const picture = await settle(() => take(camera, sitting.clip, shot.width), baseline);
      await compare(camera, picture, baseline, shot.file, info);
    }
  });
}

test('every baseline belongs to a story', async () => {
  const { config } = test.info();
  const known = new Set(sittings.flatMap(({ shots }) => shots.map(({ file }) => file)));
  const orphans = existsSync(baselines) ? readdirSync(baselines).filter((file) => !known.has(file)) : [];
  if (config.updateSnapshots === 'all') {
    await Promise.all(orphans.map((file) => unlink(join(baselines, file))));
    return;
  }
  for (const file of orphans)
    await leaveFinding({ file, kind: 'left' }, { before: readFileSync(join(baselines, file)) });
  expect(orphans, remedy).toEqual([]);
});
