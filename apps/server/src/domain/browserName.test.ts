import { expect, test } from 'vitest';

import { browserName } from './browserName.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on a Mac'],
  [`${mozilla} (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${mozilla} (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webKit} Version/26.1 Safari/604.1`, 'Safari on an iPhone'],
  [`${mozilla} (Linux; Android 16) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.17.0 (x86_64-pc-Linux)', 'an unknown browser on Linux'],
  ['<b>Your account is closed, call +1 555 0100</b>', 'an unknown browser'],
  [undefined, 'an unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
