import { isMeetingLink } from '@guildhall/machines/domain/meetingLink';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link) : undefined);
const isOurs = (host: string) => host === 'meet.google.com' || host === 'zoom.us' || host.endsWith('.zoom.us');

describe('a meeting link', () => {
  test.each([
    'https://meet.google.com/abc-defg-hij',
    'https://meet.google.com',
    'https://zoom.us/j/123456789?pwd=Q29t#success',
    'https://us02web.zoom.us/j/123456789',
    'https://my-company.eu1.zoom.us/my/room',
    'HTTPS://Meet.Google.Com/abc-defg-hij?authuser=maya@example.com',
  ])('%s is one', (link) => {
    expect(isMeetingLink(link)).toBe(true);
  });

  test.each([
    ['not over https', 'http://meet.google.com/abc-defg-hij'],
    ['of another kind', 'javascript://meet.google.com/%0aalert(1)'],
    ['at a host that begins alike', 'https://meet.google.com.evil.example/abc'],
    ['at a host that ends alike', 'https://evilzoom.us/j/1'],
    ['at a host that ends alike, with a hyphen', 'https://evil-zoom.us/j/1'],
    ['at a subdomain of Meet, which there is not', 'https://evil.meet.google.com/abc'],
    ['at another host of Google', 'https://google.com/meet.google.com'],
    ['with the words in its query', 'https://evil.example/?zoom.us'],
    ['with the words in its path', 'https://evil.example/meet.google.com/abc'],
    ['with the words in its fragment', 'https://evil.example/#.zoom.us'],
    ['with the words as user name', 'https://meet.google.com@evil.example/abc'],
    ['with the words as user name and password', 'https://zoom.us:443@evil.example/j/1'],
    ['with a user name', 'https://maya@meet.google.com/abc'],
    ['with an encoded user name', 'https://meet.google.com%40evil.example/abc'],
    ['with a backslash for a slash', 'https:\\\\meet.google.com\\abc'],
    ['with a backslash before a host', 'https://zoom.us\\@evil.example/j/1'],
    ['with a backslash after a host', 'https://evil.example\\.zoom.us/j/1'],
    ['with a trailing dot', 'https://meet.google.com./abc'],
    ['with a port', 'https://meet.google.com:8443/abc'],
    ['with the usual port', 'https://zoom.us:443/j/1'],
    ['in punycode that looks alike', 'https://xn--zom-jua.us/j/1'],
    ['in letters that look alike', 'https://zооm.us/j/1'],
    ['in wide letters', 'https://ｚｏｏｍ.us/j/1'],
    ['with a full stop of another script', 'https://evil。zoom.us/j/1'],
    ['with an invisible character', 'https://meet.google.com\u200b/abc'],
    ['with a tab', 'https://meet.google.com/\tabc'],
    ['with a line break', 'https://meet.google.com/abc\r\nX-Header: 1'],
    ['with a line break at the end', 'https://meet.google.com/abc\n'],
    ['with spaces around', ' https://meet.google.com/abc '],
    ['without slashes', 'https:meet.google.com/abc'],
    ['with an empty label', 'https://.zoom.us/j/1'],
    ['with two dots', 'https://us02web..zoom.us/j/1'],
    ['with a percent in the host', 'https://%7aoom.us/j/1'],
    ['at an address', 'https://127.0.0.1/zoom.us'],
    ['of nothing', ''],
  ])('%s is none: %j', (_, link) => {
    expect(isMeetingLink(link)).toBe(false);
  });

  test('leads to the same host in a browser, whatever is put together', () => {
    const parts = ['https://', 'http://', 'meet.google.com', 'zoom.us', '.zoom.us', 'evil.example', 'us02web'];
    const marks = ['@', ':', '\\', '/', '//', '?', '#', '.', '%40', '%2f', ':443', '\t', '\u3002', '-', '[', ']', ' '];
    const pieces = fc.array(fc.constantFrom(...parts, ...marks), { minLength: 1, maxLength: 7 });
    const link = fc.tuple(fc.constantFrom('https://', ''), pieces).map(([start, rest]) => start + rest.join(''));
    fc.assert(
      fc.property(link, (candidate) => {
        if (!isMeetingLink(candidate)) return;
        const url = hostOf(candidate);
        expect(url).toMatchObject({ protocol: 'https:', username: '', password: '', port: '' });
        expect(isOurs(url?.hostname ?? '')).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  test('is recognised at any path of Meet and any subdomain of Zoom', () => {
    const host = fc.oneof(
      fc.constant('meet.google.com'),
      fc.domain().map((name) => `${name}.zoom.us`),
    );
    fc.assert(
      fc.property(host, fc.webPath(), (name, path) => {
        fc.pre(/^[!-~]*$/.test(path) && !path.includes('\\'));
        expect(isMeetingLink(`https://${name}${path}`)).toBe(true);
      }),
    );
  });
});
