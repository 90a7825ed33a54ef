import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What ships. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/generated\//.test(file));

/** The one place that asks the device where it is. */
const ofDevice = 'apps/web/src/flow/deviceZone.ts';

/** From an opening bracket to the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Each way to write an instant down, or to take it apart, that asks the machine's own zone. */
export function zonelessIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const formatted = [...code.matchAll(/\b(?:DateTimeFormat|toLocale(?:Date|Time)String|useDateFormatter)(?=\()/g)]
    .map(({ 0: name, index }) => name + inBrackets(code, index + name.length))
    .filter((call) => !/\btimeZone\b|\boptions\b/.test(call));
  // A number is written with it as well, and is the same everywhere.
  const whole = code.match(/(?:new Date\([^)]*\)|\b\w*(?:[dD]ate|[tT]ime|[iI]nstant|[nN]ow|At))\.toLocaleString\(/g);
  const parts = code.match(/\.(?:get(?:Hours|Minutes|Date|Day|Month|FullYear)|getLocalTimeZone|toDateString)\(\)/g);
  return [...formatted, ...(whole ?? []), ...(parts ?? []), ...(code.match(/\bgetLocalTimeZone\b/g) ?? [])];
}

it('each time is written in a zone that is named', () => {
  const zoneless = files
    .filter((file) => file !== ofDevice)
    .flatMap((file) => zonelessIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`));
  expect(zoneless).toEqual([]);
});

it.each([
  ["new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })"],
  ['date.toLocaleDateString()'],
  ["new Date(at).toLocaleString('en-US')"],
  ["createdAt.toLocaleString('en-US')"],
  ['new Date().getHours()'],
  ['today(getLocalTimeZone())'],
])('%s is not', (source) => {
  expect(zonelessIn(source)).not.toEqual([]);
});

it.each([
  ["new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })"],
  ["new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone, weekday: 'long' })"],
  ["most.toLocaleString('en')"],
])('%s is', (source) => {
  expect(zonelessIn(source)).toEqual([]);
});
