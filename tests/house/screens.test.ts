import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const screensFolder = join(import.meta.dirname, '../../apps/web/src/screens');

const files = readdirSync(screensFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(screensFolder, file), 'utf8');
const ending = (end: string) => files.filter((file) => file.endsWith(end));

describe('a screen only draws', () => {
  it.each([...ending('Screen.tsx'), ...ending('View.tsx')])(
    '%s knows no network, clock, storage or address',
    (file) => {
      expect(read(file)).not.toMatch(
        /\b(fetch\(|Date\.now|new Date\(\)|localStorage|sessionStorage|window\.|useEffect)\b/,
      );
    },
  );

  it.each(ending('Screen.tsx'))('%s has its stories beside it', (file) => {
    expect(existsSync(join(screensFolder, file.replace('.tsx', '.stories.tsx')))).toBe(true);
  });
});

describe('a route only wires', () => {
  it.each(ending('Route.tsx'))('%s is short enough to read in one go', (file) => {
    expect(read(file).split('\n').length).toBeLessThanOrEqual(80);
  });
});

describe('addresses', () => {
  it.each(files.filter((file) => !file.includes('.stories.')))('%s takes them from paths.ts', (file) => {
    expect(read(file)).not.toMatch(/(href|path|action)=["']\/[a-z]/);
  });
});

describe('times', () => {
  it.each(files.filter((file) => read(file).includes('<RelativeTime')))(
    '%s never says that what has happened is to come',
    (file) => {
      const times = read(file).match(/<RelativeTime [^>]*>/g);
      expect(times?.filter((time) => !time.includes(' isPast'))).toEqual([]);
    },
  );
});
