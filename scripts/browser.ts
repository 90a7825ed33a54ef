import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { launchArgs } from './launchArgs.ts';
import { canRunPinned, pinnedBrowser, unpackPinnedChromium } from './pinnedChromium.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface BrowserOptions {
  args: string[];
  executablePath?: string;
  env?: Record<string, string | undefined>;
}

/**
 * How a test's browser starts, for Playwright's `launch`. Tests use the lightest browser there is, a headless shell;
 * what depends on how new the browser is, or on all of its parts, asks for a full one.
 */
export function browserOptions(kind: 'light' | 'full'): BrowserOptions {
  const args = [...launchArgs];
  // Without a path Playwright takes its own.
  if (existsSync(chromium.executablePath())) return { args };
  const system = systemBrowsers.find((path) => existsSync(path));
  const isPinned = existsSync(pinnedBrowser.executablePath) && (kind === 'light' || system === undefined);
  if (isPinned) return { ...pinnedBrowser };
  return system === undefined ? { args } : { args, executablePath: system };
}

const isBrowserPresent = () => [chromium.executablePath(), ...systemBrowsers].some((path) => existsSync(path));

function run(command: string, args: readonly string[], timeout: number, env: Record<string, string> = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout, env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const minutes = 60_000;

/**
 * Makes sure that browser tests have a Chromium: Playwright's own where it can be downloaded, else Debian's. Where
 * the pinned one runs, most tests have that instead of Debian's.
 */
export async function ensureBrowser(): Promise<void> {
  if (canRunPinned && !existsSync(chromium.executablePath())) await unpackPinnedChromium();
  if (isBrowserPresent()) return;

  const isRoot = process.getuid?.() === 0;
  console.log('No browser for the tests yet. Asking Playwright for its Chromium …');
  // Where its server is out of reach this ends in seconds; a slow line gets its time.
  await run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], 5 * minutes, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  if (isBrowserPresent()) return;

  if (isRoot) {
    console.log('Playwright’s download is out of reach. Installing the system’s chromium package (a minute or two) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], 2 * minutes, env);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 10 * minutes, env);
    if (isBrowserPresent()) return;
  }

  throw new Error(
    'The browser tests need a Chromium. Run `npx playwright install --with-deps chromium`, or install the package ' +
      '`chromium` of your system, and try again.',
  );
}
