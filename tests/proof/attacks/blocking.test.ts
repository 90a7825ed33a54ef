import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { photo } from '../../../apps/server/src/files/testing/samples.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { upload } from '../../../apps/server/src/operations/testing/upload.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';
import { longestTurn, longestTurnOf } from '../loopWatch.ts';

let here: TestApp;
let market: Marketplace;
let maya: Person;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  maya = await market.makeFreelancer();
});
afterAll(() => here.close());

/** A little less than a JSON body may have. */
const most = 255_000;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Bodies of one field, or of very many, as large as they may be; the contract takes none of them. */
const bodies: Readonly<Record<string, unknown>> = {
  'skills of spaces': { skills: times(3, () => ' '.repeat(most / 3 - 20)) },
  'a skill of spaces that ends with a comma': { skills: [`${' '.repeat(most)},`] },
  'the same skill very often': { skills: times(most / 9, () => 'React') },
  'very many wrong skills': { skills: times(most / 3, () => '') },
  'very many skills that are none': { skills: times(most / 3, () => ({})) },
  'very many unknown fields': Object.fromEntries(times(most / 11, (index) => [`a${index}`, 1])),
  'one unknown field of a very long name': { ['a'.repeat(most)]: 1 },
  'an address that never ends': { githubUrl: `https://${'a.'.repeat(most / 2 - 20)}` },
  'a name of slashes': Object.fromEntries([['~1'.repeat(most / 2 - 20), 1]]),
};

describe('no other request waits for', () => {
  test.each(Object.entries(bodies))('%s', async (_what, body) => {
    const call = (content: unknown) =>
      here.app.inject({
        method: 'PUT',
        url: '/api/v1/freelancer/profile',
        headers: { authorization: `Bearer ${maya.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(content),
      });
    // What is compiled for the first call is the same for all.
    await call({ skills: 7, unknown: 1 });
    const { turn, answer } = await longestTurnOf(() => call(body));
    expect(turn).toBeLessThan(longestTurn);
    expect(answer.statusCode).toBe(422);
    const { errors, message } = answer.json<{ errors: object; message: string }>();
    expect(Object.keys(errors).length).toBeLessThanOrEqual(10);
    expect(message.length).toBeLessThan(3000);
    expect(answer.body.length).toBeLessThan(6000);
  });

  test.each(['.', ' ', '. ', '.pdf', '\u202E', 'a', '\u00E9', '-', '%'])(
    'a file whose name is %j, 79,000 times',
    { timeout: timeLimit },
    async (unit) => {
      const content = await photo(8, 8).png().toBuffer();
      const name = `x${unit.repeat(79_000 / Buffer.byteLength(unit))}x`;
      const files = { profileImage: { content, name } };
      const { turn, answer } = await longestTurnOf(() => upload(here, 'updateFreelancerProfileImage', maya, files));
      expect(turn).toBeLessThan(longestTurn);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
