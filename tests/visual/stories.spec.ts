import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { inTurnOfWholeRun } from '../audit/rotation.ts';
import { readAccepted } from './accepted.ts';
import { open, pose, switchTo, take } from './camera.ts';
import type { Sitting } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import { leaveFinding } from './findings.ts';
import { hashOf } from './pixels.ts';
import { test, url } from './test.ts';

const remedy = 'Look at it, then run `npm run test:visual -- --update` to keep it.';

/** The accepted picture if one of a few looks is equal to it, else one that a second look confirms. */
async function settle(look: () => Promise<Buffer>, accepted: string | undefined) {
  let picture = await look();
  let hash = await hashOf(picture);
  for (let looks = 1; looks < 6 && hash !== accepted; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await look();
    const isConfirmed = accepted === undefined && next.equals(picture);
    [picture, hash] = [next, await hashOf(next)];
    if (isConfirmed) break;
  }
  return { picture, hash };
}

const all = catalogue();
const accepted = readAccepted();

/** In a whole run every third story, and others with the next commit. */
const sittings = inTurnOfWholeRun(all, 3);

/** Whether a story has every accepted picture, and no fault, where it is shown after another one. */
async function looksAsAccepted(camera: Page, sitting: Sitting): Promise<boolean> {
  if (!(await switchTo(camera, sitting))) return false;
  for (const shot of sitting.shots) {
    await pose(camera, shot);
    const hash = await hashOf(await take(camera, sitting.clip, shot.width));
    if (hash !== accepted.get(shot.name)) return false;
  }
  return true;
}

for (const sitting of sittings) {
  test(sitting.storyId, async ({ camera }, info) => {
    if (await looksAsAccepted(camera, sitting)) return;
    await open(camera, url, sitting);
    for (const shot of sitting.shots) {
      const { name } = shot;
      await pose(camera, shot);
      const { picture, hash } = await settle(() => take(camera, sitting.clip, shot.width), accepted.get(name));
      if (hash === accepted.get(name)) continue;
      await leaveFinding({ name, kind: accepted.has(name) ? 'changed' : 'new', hash }, { after: picture });
      if (info.config.updateSnapshots === 'all') continue;
      await info.attach(`${name}.png`, { body: picture, contentType: 'image/png' });
      const what = accepted.has(name) ? 'differs from the accepted picture' : 'has no accepted picture yet';
      expect.soft(`${name} ${what}. ${remedy}`).toBe('');
    }
  });
}

test('every accepted picture belongs to a story', async () => {
  const known = new Set(all.flatMap(({ shots }) => shots.map(({ name }) => name)));
  const orphans = [...accepted.keys()].filter((name) => !known.has(name));
  for (const name of orphans) await leaveFinding({ name, kind: 'left', hash: null }, {});
  if (test.info().config.updateSnapshots === 'all') return;
  expect(orphans, remedy).toEqual([]);
});
