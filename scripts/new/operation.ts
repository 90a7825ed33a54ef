import type { Recipe } from './recipe.ts';
import { dashed, words } from './words.ts';

/** An operation that reads: its place in the contract, and its handler in a file by its noun. */
export function operation(name: string, noun = name): Recipe {
  const folder = 'apps/server/src/operations';
  return {
    files: {
      [`${folder}/${noun}.ts`]: `import type { Handler } from './types.ts';

/** Say here what the contract does not: the rule, and where it comes from. */
export const ${name}: Handler<'${name}'> = async () =>
  // Load; permit (ask the lifecycle); write in a transaction; return.
  ({ status: 200, message: 'Done.', data: null });
`,
      [`${folder}/${noun}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { openMarketplace } from './testing/marketplace.ts';

let here: TestApp;
beforeAll(async () => {
  here = await createTestApp();
});
afterAll(() => here.close());

test('a client can ask to ${words(name)}', async () => {
  const market = openMarketplace(here);
  const { token } = await market.makeClient();
  expect((await market.call('${name}', { token })).status).toBe(200);
});
`,
    },
    edits: {
      'openapi.yaml': (contract) =>
        contract.replace(
          /\ncomponents:\n/,
          () => `
  /${dashed(name)}:
    get:
      operationId: ${name}
      tags: [Jobs]
      summary: ${words(name)}
      security:
        - client: []
      responses:
        '200':
          description: Done.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/EmptyAnswer' }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '429': { $ref: '#/components/responses/TooMany' }
        '500': { $ref: '#/components/responses/ServerError' }
        '503': { $ref: '#/components/responses/Unavailable' }

components:
`,
        ),
      [`${folder}/index.ts`]: (index) =>
        `import { ${name} } from './${noun}.ts';\n${index}`.replace(
          /\n\} satisfies Operations;/,
          () => `\n  ${name},\n} satisfies Operations;`,
        ),
    },
    isGenerated: true,
    next: [
      `openapi.yaml: path, method, tag, summary, who may call ${name}, what it takes and answers; then npm run generate`,
      `${folder}/${noun}.ts: load, permit, write, return; SQL goes into repositories/`,
      `${folder}/${noun}.test.ts: what it does, and what it refuses`,
      'for a call that writes: the audit log, and how tests/contract/auditTrail.test.ts makes it succeed',
      'for a call that costs much or sends mail: its limit in contract/callLimits.ts',
    ],
  };
}
