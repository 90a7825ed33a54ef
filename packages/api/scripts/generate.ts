// Makes src/generated from openapi.yaml. With --check it writes nothing and exits 1 when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { readContract } from './contract.ts';
import { enumsModule, skillsModule } from './enumsModule.ts';
import { limitsModule } from './limitsModule.ts';
import { operationsModule } from './operationsModule.ts';
import { schemaModule } from './schemaModule.ts';

const contract = readContract(new URL('../../../openapi.yaml', import.meta.url));
const folder = new URL('../src/generated/', import.meta.url);
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const modules = {
  'schema.ts': await schemaModule(contract),
  'enums.ts': enumsModule(contract),
  'skills.ts': skillsModule(contract),
  'limits.ts': limitsModule(contract),
  'operations.ts': operationsModule(contract),
};

const stale = Object.entries(modules)
  .map(([name, text]) => ({ name, file: new URL(name, folder), text: header + text }))
  .filter(({ file, text }) => read(file) !== text);

if (process.argv.includes('--check')) {
  for (const { name } of stale) console.error(`Stale: packages/api/src/generated/${name}. Run \`npm run generate\`.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of stale) writeFileSync(file, text);
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.map(({ name }) => name).join(', ')}.`);
}

function read(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
