import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { component } from './new/component.ts';
import { flow } from './new/flow.ts';
import { operation } from './new/operation.ts';
import type { Recipe } from './new/recipe.ts';
import { screen } from './new/screen.ts';

const root = join(import.meta.dirname, '..');

const kinds: Record<string, { usage: string; pattern: RegExp; make: (name: string, ...rest: string[]) => Recipe }> = {
  component: { usage: 'component StatusDot Feedback', pattern: /^[A-Z][A-Za-z0-9]*$/, make: component },
  flow: { usage: 'flow supportRequest', pattern: /^[a-z][A-Za-z0-9]*$/, make: flow },
  screen: { usage: 'screen supportRequest', pattern: /^[a-z][A-Za-z0-9]*$/, make: screen },
  operation: {
    usage: 'operation createSupportRequest supportRequests',
    pattern: /^[a-z][A-Za-z0-9]*$/,
    make: operation,
  },
};

const [kindName = '', name = '', ...rest] = process.argv.slice(2);
const kind = kinds[kindName];
if (kind === undefined || !kind.pattern.test(name)) {
  console.error('Makes a new thing in the form that this project gives it:\n');
  for (const { usage } of Object.values(kinds)) console.error(`  npm run new ${usage}`);
  process.exit(1);
}

const { files, edits = {}, isGenerated = false, next } = kind.make(name, ...rest);
const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
if (taken.length > 0) {
  console.error(`Nothing was written: ${taken.join(', ')} is already there.`);
  process.exit(1);
}
for (const [file, content] of Object.entries(files)) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`made ${relative(root, path)}`);
}
for (const [file, edit] of Object.entries(edits)) {
  const path = join(root, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  console.log(`changed ${file}`);
}
if (isGenerated) run('npm', ['run', '--silent', 'generate']);
// Names are longer or shorter than the recipe's, so lines break elsewhere.
run('npx', ['oxfmt', ...Object.keys({ ...files, ...edits }).filter((file) => /\.tsx?$/.test(file))]);
console.log(`\n${next.length} places are still to fill in:\n${next.map((place) => `- ${place}`).join('\n')}`);

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stderr);
  process.exit(1);
}
