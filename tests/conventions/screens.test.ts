import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { modules } from '../../apps/web/src/moduleList.ts';
import { sourceOf } from '../../apps/web/src/routeModules.ts';
import { notFound, routes } from '../../apps/web/src/routes.ts';

const screensFolder = join(import.meta.dirname, '../../apps/web/src/screens');

const files = readdirSync(screensFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(screensFolder, file), 'utf8');
const linesOf = (file: string) => read(file).trimEnd().split('\n').length;
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

describe('a view has a file of its own where it is long, or drawn more than once', () => {
  const isShort = (file: string) => linesOf(file) < 30;
  /** Each file, with what it imports, and what it asks for when it is needed. */
  const imports = files.map((file) => {
    const paths = (pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, to = '']) => join(file, '..', to));
    return { file, now: paths(/from '(\.[^']+)'/g), later: paths(/import\('(\.[^']+)'\)/g) };
  });
  const drawersOf = (view: string) => imports.filter(({ now }) => now.includes(view)).map(({ file }) => file);
  const comesLater = (view: string) => imports.some(({ later }) => later.includes(view));
  const fits = (file: string, drawer: string) => linesOf(file) + linesOf(drawer) <= 150;

  it('is a function of the file that draws it otherwise', () => {
    const small = ending('View.tsx').filter((file) => {
      const [drawer, ...more] = drawersOf(file);
      // A screen is a value. Its view has a file of its own, which is replaced in place while it is being written.
      if (drawer?.endsWith('/screen.tsx')) return false;
      return isShort(file) && drawer !== undefined && more.length === 0 && fits(file, drawer) && !comesLater(file);
    });
    expect(small.map((file) => `${file} moves into ${drawersOf(file)[0]}`)).toEqual([]);
  });

  it('is drawn', () => {
    expect(ending('View.tsx').filter((file) => drawersOf(file).length === 0 && !comesLater(file))).toEqual([]);
  });
});

it('each page of the routes has its module', () => {
  const missing = [...routes, notFound].filter(({ module }) => !(sourceOf(module) in modules));
  expect(missing).toEqual([]);
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
