import { randomUUID } from 'node:crypto';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readConfig } from '../../../apps/server/src/config.ts';
import { photo } from '../../../apps/server/src/files/testing/samples.ts';
import { buildPages } from '../../../apps/server/src/launch.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { upload } from '../../../apps/server/src/operations/testing/upload.ts';
import type { RunningServer } from '../../../apps/server/src/server.ts';
import { startServer } from '../../../apps/server/src/server.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';
import { longestTurn, watchLoop } from '../loopWatch.ts';

let here: TestApp;
let server: RunningServer;

beforeAll(async () => {
  const pages = await buildPages();
  if (!pages) throw new Error('The web app is not built.');
  here = await createTestApp();
  server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: here.config.dataDir, NODE_ENV: 'test', SEED: 'none' }),
    connectionString: here.connectionString,
    log: pino({ level: 'silent' }),
    pages,
  });
}, timeLimit);
afterAll(async () => {
  await server.close();
  await here.close();
});

test(
  'no other request waits for the picture of a shared link, the first one neither',
  { timeout: timeLimit },
  async () => {
    const market = openMarketplace(here);
    const maya = await market.makeFreelancer();
    const picture = { content: await photo(512, 512).png().toBuffer() };
    expect((await upload(here, 'updateFreelancerProfileImage', maya, { profileImage: picture })).status).toBe(200);
    const ask = (id: string) => fetch(`${server.url}/share/profile/${id}.png`, { redirect: 'manual' });
    // What a server loads for the first call of any kind is the same for all.
    expect((await ask(randomUUID())).status).toBe(302);
    for (const _ of ['the first, with fonts to load', 'another']) {
      const watch = watchLoop();
      const answer = await ask(maya.userId);
      expect(watch.stop()).toBeLessThan(longestTurn);
      expect(answer.headers.get('content-type')).toBe('image/png');
      await market.call('updateFreelancerProfile', {
        token: maya.token,
        body: { bio: 'Now with other words about me.' },
      });
    }
  },
);
