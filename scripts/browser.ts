import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags without which a headless Chromium does not start as root, or talks to the network by itself. */
export const launchArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to hand to Playwright as `executablePath`. Undefined means Playwright's own, which it finds itself. */
export function chromiumExecutable(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

function isBrowserPresent() {
  return existsSync(chromium.executablePath()) || chromiumExecutable() !== undefined;
}

function run(command: string, args: readonly string[], timeout: number) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Makes sure that browser tests have a Chromium: Playwright's own where it can be downloaded, else Debian's. */
export async function ensureBrowser(): Promise<void> {
  if (isBrowserPresent()) return;

  console.log('No browser for the tests yet. Asking Playwright for its Chromium (up to 90 seconds) …');
  await run('npx', ['playwright', 'install', 'chromium'], 90_000);
  if (isBrowserPresent()) return;

  if (process.getuid?.() === 0) {
    console.log('Playwright’s download is out of reach. Installing Debian’s chromium package (a minute or two) …');
    await run('apt-get', ['update'], 120_000);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000);
    if (isBrowserPresent()) return;
  }

  throw new Error(
    'The browser tests need a Chromium. Run `npx playwright install --with-deps chromium`, or install the package ' +
      '`chromium` of your system, and try again.',
  );
}
