// Makes the files for design tools from the tokens, and the table of components' props from their types. With --check it
// writes nothing and exits 1 when a file is stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { componentProps } from './componentProps.ts';
import { designTokenFiles } from './designTokens.ts';

const folder = new URL('../', import.meta.url);
/** JSON with short lists of numbers on one line. */
const print = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+(-?[\d.]+(?:,\s+-?[\d.]+)*)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`;

const files = new Map<string, string>([['generated/props.json', print(componentProps())]]);
for (const [name, tree] of Object.entries(designTokenFiles())) files.set(`design-tokens/${name}`, print(tree));

const staleFiles = [...files].filter(([name, text]) => read(name) !== text);
const stale = staleFiles.map(([name]) => name);
const left = readdirSync(new URL('design-tokens/', folder), { withFileTypes: true })
  .map(({ name }) => `design-tokens/${name}`)
  .filter((name) => !files.has(name));

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`Stale: packages/ui/${name}. Run \`npm run generate\`.`);
  for (const name of left) console.error(`Nothing makes packages/ui/${name} any more. Run \`npm run generate\`.`);
  if (stale.length + left.length > 0) process.exitCode = 1;
} else {
  for (const [name, text] of staleFiles) {
    const file = fileURLToPath(new URL(name, folder));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of left) rmSync(new URL(name, folder));
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}.`);
}

function read(name: string): string | null {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return null;
  }
}
