import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { brand } from '@guildhall/machines/domain/brand';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const ours = tracked.filter((file) => /^(packages|apps|scripts|tests|\.storybook)\/.*\.(ts|tsx|mjs)$/.test(file));
const source = ours.filter((file) => !file.includes('/generated/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Lists the files that break a rule, so that a failure names all of them. */
const breaking = (files: string[], rule: (text: string) => boolean) => files.filter((file) => rule(read(file)));

describe('the style of the code', () => {
  it('keeps files short enough to read in one go', () => {
    const long = source.filter((file) => !/snapshots|\/testing\/samples|\.test\.|seed\//.test(file));
    expect(breaking(long, (text) => text.split('\n').length > 400)).toEqual([]);
  });

  it('has no barrels', () => {
    const barrels = source.filter((file) => /(packages|apps\/web)\/.*\/index\.tsx?$/.test(file));
    expect(barrels).toEqual([]);
  });

  it('leaves nothing for later', () => {
    expect(
      breaking(
        source.filter((file) => !file.includes('tests/conventions')),
        (text) => /\b(TODO|FIXME|XXX)\b/.test(text),
      ),
    ).toEqual([]);
  });

  it('waits for what happens, not for time to pass', () => {
    const tests = source.filter(
      (file) => /\.(test|spec)\.tsx?$/.test(file) && !/tests\/(conventions|visual)/.test(file),
    );
    expect(breaking(tests, (text) => /waitForTimeout|setTimeout\(r/.test(text))).toEqual([]);
  });

  it('computes the luminance of a colour in one place', () => {
    const computing = breaking(
      source.filter((file) => !file.startsWith('tests/conventions')),
      (text) => /0\.7152|12\.92\b.*0\.055/s.test(text),
    );
    // The second knows the way from OKLCH to the screen.
    expect(computing).toEqual(['packages/ui/src/tokens/contrast.ts', 'packages/ui/src/tokens/oklch.ts']);
  });

  it('writes the name of the product in one place', () => {
    const shipped = source.filter(
      (file) => /^(packages|apps)\//.test(file) && !/\.(test|stories)\.|\/seed\/|\/testing\/|brand\.ts$/.test(file),
    );
    // Package names and the variables' defaults for addresses carry it in lower case.
    const named = breaking(shipped, (text) =>
      text.split('\n').some((line) => line.includes(brand) && !/^\s*(\/\/|\*|\/\*)/.test(line)),
    );
    expect(named).toEqual([]);
  });
});
