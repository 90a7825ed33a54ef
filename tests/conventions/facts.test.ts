import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeLife, sessionLife } from '../../apps/server/src/domain/codeLife.ts';
import { days, minutes } from '../../apps/server/src/domain/time.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const tracked = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' }).split('\n');
/** What ships. A migration states its own literals; comments may say what a constant says. */
const shipped = tracked.filter(
  (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(generated|testing|migrations|seed)\//.test(file),
);
const linesWith = (pattern: RegExp, comment = /^\s*(\/\/|\/?\*)/) =>
  shipped.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line) && !comment.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('a fact stands in one place', () => {
  it('both roles: the enum of the contract', () => {
    expect(linesWith(/'CLIENT'(,| \|) 'FREELANCER'/)).toEqual([]);
  });

  it('how complete a profile must be: applyThreshold', () => {
    expect(linesWith(/\b60%(?! (auto|0))/).filter((line) => !line.includes('.css.ts'))).toEqual([]);
  });

  it('how long a password must be: the limits of the contract', () => {
    expect(linesWith(/[Aa]t least 6 characters/)).toEqual([]);
  });

  it('how long codes and sessions live: the privacy page says what the server does', () => {
    const page = read('apps/web/src/screens/privacy/privacySections.tsx').replaceAll(/\s+/g, ' ');
    expect(page).toContain(
      `<strong>Codes</strong> work for ${codeLife / minutes(1)} minutes, <strong>sessions</strong> for ${sessionLife / days(1)} days`,
    );
    expect(page).toContain(`A session ends by itself after ${sessionLife / days(1)} days`);
  });
});
