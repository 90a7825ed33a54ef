import type { Recipe } from '../new.ts';

/** The handler of an operation that openapi.yaml already names, in a file by its noun. */
export function operation(name: string, noun = name): Recipe {
  const folder = 'apps/server/src/operations';
  return {
    files: {
      [`${folder}/${noun}.ts`]: `import { Refusal } from '../domain/refusal.ts';
import type { Handler } from './types.ts';

/** Say here what the contract does not: the rule, and where it comes from. */
export const ${name}: Handler<'${name}'> = async ({ services }) =>
  services.db.transaction().execute(async () => {
    // Load; permit (ask the law); write; return.
    throw new Refusal(404, 'This does not exist.');
  });
`,
      [`${folder}/${noun}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

it('refuses whoever is not signed in', async () => {
  const answer = await testApp.app.inject({ method: 'GET', url: '/api/v1/address-of-${name}' });
  expect(answer.statusCode).toBe(401);
});
`,
    },
    next: [
      `describe ${name} in openapi.yaml, then npm run generate`,
      `add it to ${folder}/index.ts; it does not compile until you do`,
      `npx vitest run --project server ${folder}/${noun}.test.ts`,
    ],
  };
}
