import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { faint, light, reportOf, visited } from '../report/sampleResults.ts';
import type { SignedVerdict } from './verdict.ts';
import { verdictText } from './verdict.ts';
import { judged, keepVerdict, readVerdicts, seenStories } from './verdicts.ts';

const accepted = new Map([
  ['screens-home--visitor.light.390', 'a'],
  ['screens-home--visitor.spoken', 'b'],
  ['screens-login--form.light.390', 'c'],
]);
const seen = seenStories(accepted);
const meets: SignedVerdict = {
  story: 'screens-home--visitor',
  criterion: '1.4.3',
  judgement: 'meets',
  note: 'Measured each text on its ground.',
  by: 'Ada Nwosu',
  on: '2026-06-09',
  seen: seen['screens-home--visitor'] ?? '',
};
const onLogin = { ...meets, story: 'screens-login--form', seen: seen['screens-login--form'] ?? '' };
const contrast = (signed: readonly SignedVerdict[], findings = [] as ReturnType<typeof faint>[]) =>
  reportOf([visited('one', findings), visited('two'), visited('three')], judged(signed, seen)).criteria.find(
    ({ number }) => number === '1.4.3',
  );
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'verdicts-'));

test('a verdict that was signed is read back, and a later one on the same takes its place', () => {
  const folder = emptyFolder();
  keepVerdict(meets, folder);
  keepVerdict({ ...meets, judgement: 'fails' }, folder);
  keepVerdict(onLogin, folder);
  expect(readVerdicts(folder)).toEqual([{ ...meets, judgement: 'fails' }, onLogin]);
});

test.each([
  ['criterion', { criterion: '9.9.9' }],
  ['note', { note: ' ' }],
  ['by', { by: '' }],
  ['on', { on: 'today' }],
])('a verdict whose %s is not as it should be is refused by its file and name', (name, change) => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ ...meets, ...change }));
  expect(() => readVerdicts(folder)).toThrow(new RegExp(`^one\\.json: ${name}: `));
});

test('a verdict in a file of another name is refused: two could stand on the same', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'one.json'), verdictText(meets));
  expect(() => readVerdicts(folder)).toThrow('one.json should be called screens-home--visitor.1.4.3.json.');
});

test.each(['screens-home--visitor.light.390', 'screens-home--visitor.spoken'])(
  'a verdict is outdated once %s is another one, and those on other stories stand',
  (name) => {
    const later = seenStories(new Map([...accepted, [name, 'z']]));
    expect(judged([meets, onLogin], later).map(({ isOutdated }) => isOutdated)).toEqual([true, false]);
  },
);

test('a criterion is supported when people judged it on every screen, and not before', () => {
  expect(contrast([meets])?.verdict.level).toBe('not-evaluated');
  expect(contrast([meets])?.verdict.remark).toContain('People judged it on 1 of 2 screens.');
  expect(contrast([meets, onLogin])?.verdict.level).toBe('supports');
  expect(contrast([meets, onLogin])?.verdict.remark).toContain('Measured each text on its ground.');
});

test('an outdated verdict counts no more, and the report says so', () => {
  const outdated = { ...onLogin, seen: '0'.repeat(32) };
  expect(contrast([meets, outdated])?.verdict.level).toBe('not-evaluated');
  expect(contrast([meets, outdated])?.verdict.remark).toContain('1 more verdict is outdated');
});

test('one screen on which a person found a fault, or a program did, is not outvoted', () => {
  expect(contrast([meets, { ...onLogin, judgement: 'fails' }])?.verdict.level).toBe('partially-supports');
  expect(contrast([meets, onLogin], [faint(light)])?.verdict.level).toBe('partially-supports');
});

test('every verdict that is kept here can be read, and its story is one', () => {
  const stories = seenStories();
  expect(readVerdicts().filter(({ story }) => stories[story] === undefined)).toEqual([]);
});
