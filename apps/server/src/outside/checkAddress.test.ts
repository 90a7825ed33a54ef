import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { CheckedAddress } from '../domain/verification.ts';
import { checkAddress } from './checkAddress.ts';
import type { Sites } from './testing/sites.ts';
import { openSites, page } from './testing/sites.ts';

const publicUrl = 'https://guildhall.example';
const userId = '9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10';
const profile = `${publicUrl}/profile/mia-berg/${userId}`;
const linkBack = `<a rel="me" href="${profile}">Guildhall</a>`;

let sites: Sites;
beforeEach(async () => {
  sites = await openSites();
});
afterEach(() => sites.close());

const check = (checked: CheckedAddress, email: string) =>
  checkAddress(checked, { userId, email }, { publicUrl, network: sites.network });
const ofPage = (address: string) => check({ subject: 'portfolio', address }, 'mia@gmail.com');
const ofCompany = (address: string, email: string) => check({ subject: 'website', address }, email);

describe('a freelancer’s page', () => {
  const mia = 'https://mia.example/about';

  test.each([
    ['an anchor', linkBack],
    ['an anchor among other relations, in any case', `<A REL="nofollow ME noopener" HREF="${profile}">x</A>`],
    ['a link element', `<link rel="me" href="${profile}">`],
    ['an address with the name as it was before', `<a rel=me href='${publicUrl}/profile/mia-lund/${userId}/'>x</a>`],
    ['an address by http', `<a rel="me" href="http://guildhall.example/profile/mia/${userId}">x</a>`],
    ['written references', `<a rel="me" href="${profile.replaceAll('/', '&#47;')}">x</a>`],
  ])('verifies with %s', async (_, body) => {
    sites.listen(page(body));
    expect(await ofPage(mia)).toBeNull();
    expect(sites.asked).toEqual(['mia.example/about']);
  });

  test.each([
    ['no link at all', ''],
    ['a link that is not rel="me"', `<a href="${profile}">x</a>`],
    ['a link that is rel="member"', `<a rel="member" href="${profile}">x</a>`],
    ['a link to someone else', `<a rel="me" href="${profile.replace('9d7e', '0000')}">x</a>`],
    ['a link to another marketplace', `<a rel="me" href="https://guildhall.example.com/profile/mia/${userId}">x</a>`],
    [
      'a link to the profile’s name as a user',
      `<a rel="me" href="https://guildhall.example@other.example/profile/mia/${userId}">x</a>`,
    ],
    ['a link below the profile', `<a rel="me" href="${profile}/more">x</a>`],
    ['a path without the marketplace', `<a rel="me" href="/profile/mia-berg/${userId}">x</a>`],
    ['a link in a comment', `<!-- ${linkBack} -->`],
    ['a link in a script', `<script>const text = '${linkBack}';</script>`],
    ['a link in a text field', `<textarea>${linkBack}</textarea>`],
    ['a link in an attribute', `<p title='${linkBack}'>x</p>`],
    ['a written link', linkBack.replaceAll('<', '&lt;')],
  ])('does not verify with %s', async (_, body) => {
    sites.listen(page(body));
    expect(await ofPage(mia)).toEqual({ problem: 'noLinkBack', detail: null });
  });

  test('is read packed, too', async () => {
    const packers = { gzip: gzipSync, br: brotliCompressSync };
    for (const [encoding, pack] of Object.entries(packers)) {
      sites.listen((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(pack(linkBack)),
      );
      expect(await ofPage(mia)).toBeNull();
    }
  });

  test('may pass on within its site, with www. or without', async () => {
    sites.listen((request, response) => {
      if (request.url === '/me') return page(linkBack)(request, response);
      response
        .writeHead(302, { location: request.headers.host === 'mia.example' ? 'https://www.mia.example/' : '/me' })
        .end();
    });
    expect(await ofPage(mia)).toBeNull();
    expect(sites.asked).toEqual(['mia.example/about', 'www.mia.example/', 'www.mia.example/me']);
  });

  test('is asked by name, without cookies, and says who asks', async () => {
    let headers: Record<string, unknown> = {};
    sites.listen((request, response) => {
      headers = request.headers;
      page(linkBack)(request, response);
    });
    await ofPage(mia);
    expect(headers).toMatchObject({ host: 'mia.example', accept: 'text/html' });
    expect(headers['user-agent']).toMatch(/^Guildhall-Verification\//);
    expect(headers).not.toHaveProperty('cookie');
  });
});

describe('a company’s website', () => {
  test.each([
    ['https://northwind.example', 'jonas@northwind.example'],
    ['https://www.northwind.example/about', 'jonas@NORTHWIND.example'],
    ['https://northwind.example', 'jonas@mail.northwind.example'],
  ])('%s verifies %s', async (address, email) => {
    sites.listen(page('Coffee'));
    expect(await ofCompany(address, email)).toBeNull();
  });

  test.each([
    ['https://mail.northwind.example', 'jonas@northwind.example', 'otherDomain'],
    ['https://wind.example', 'jonas@northwind.example', 'otherDomain'],
    ['https://co.uk', 'jonas@northwind.co.uk', 'noDomain'],
    ['https://github.io', 'jonas@northwind.github.io', 'noDomain'],
    ['https://gmail.com', 'jonas@gmail.com', 'freeMail'],
    ['https://proton.me', 'jonas@proton.me', 'freeMail'],
    ['https://163.com', 'jonas@vip.163.com', 'freeMail'],
  ])('%s does not verify %s', async (address, email, problem) => {
    expect(await ofCompany(address, email)).toMatchObject({ problem });
    expect(sites.connected).toEqual([]);
  });

  test('has to answer', async () => {
    sites.listen((_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end());
    expect(await ofCompany('https://northwind.example', 'jonas@northwind.example')).toEqual({
      problem: 'badStatus',
      detail: '404',
    });
  });
});

describe('an address that cannot be checked is refused before anything is asked', () => {
  test.each([
    ['http://mia.example', 'notHttps'],
    ['ftp://mia.example', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['https://mia.example:8443', 'notPlain'],
    ['https://mia@mia.example', 'notPlain'],
    ['https://mia:secret@mia.example', 'notPlain'],
    ['https://127.0.0.1', 'noDomain'],
    ['https://2130706433', 'noDomain'],
    ['https://0x7f.1', 'noDomain'],
    ['https://93.184.215.14', 'noDomain'],
    ['https://[::1]', 'noDomain'],
    ['https://[::ffff:127.0.0.1]', 'noDomain'],
    ['https://localhost', 'noDomain'],
    ['https://intranet', 'noDomain'],
    ['https://com', 'noDomain'],
    ['https://guildhall.example/profile/mia', 'ownSite'],
    ['https://www.guildhall.example', 'ownSite'],
    ['not an address', 'noDomain'],
  ])('%s: %s', async (address, problem) => {
    expect(await ofPage(address)).toEqual({ problem, detail: null });
    expect([sites.connected, sites.asked]).toEqual([[], []]);
  });
});

describe('nothing inside a network is ever connected to', () => {
  const mia = 'https://mia.example';

  test.each([
    ['a private address', ['10.0.0.7']],
    ['this machine', ['127.0.0.1']],
    ['the data of a cloud', ['169.254.169.254']],
    ['a mapped address', ['::ffff:10.0.0.7']],
    ['a public address beside a private one', ['93.184.215.14', '192.168.0.1']],
  ])('where the name leads to %s', async (_, addresses) => {
    sites.addresses.set('mia.example', addresses);
    sites.listen(page(linkBack));
    expect(await ofPage(mia)).toEqual({ problem: 'notFound', detail: null });
    expect([sites.connected, sites.asked]).toEqual([[], []]);
  });

  test.each(['db.internal', 'printer.local', 'nas.home', 'wiki.corp.', 'mia.example'])(
    'and no name server is asked for %s, which no one can have registered',
    async (host) => {
      const network = { ...sites.network };
      delete network.isPublicName;
      sites.addresses.set(host, ['10.0.0.7']);
      const checked = { subject: 'portfolio', address: `https://${host}` } as const;
      const outcome = await checkAddress(checked, { userId, email: 'mia@gmail.com' }, { publicUrl, network });
      expect(outcome).toEqual({ problem: 'notFound', detail: null });
      expect(sites.resolved).toEqual([]);
    },
  );

  test('where the name server gives another answer to the second question', async () => {
    let questions = 0;
    sites.addresses.set('mia.example', async () => ((questions += 1) === 1 ? ['93.184.215.14'] : ['127.0.0.1']));
    sites.listen(page(linkBack));
    expect(await ofPage(mia)).toBeNull();
    // One question, and the connection to what it answered.
    expect([questions, sites.connected]).toEqual([1, ['93.184.215.14']]);
    expect(await ofPage(mia)).toMatchObject({ problem: 'notFound' });
    expect(sites.connected).toHaveLength(1);
  });

  test.each([
    ['https://127.0.0.1/', 'noDomain'],
    ['https://[::1]/', 'noDomain'],
    ['http://mia.example/', 'notHttps'],
    ['http://169.254.169.254/latest/meta-data', 'notHttps'],
    ['https://mia.example:22/', 'notPlain'],
    ['https://admin:admin@mia.example/', 'notPlain'],
    ['https://localhost/', 'noDomain'],
    ['//other.example/', 'redirectsElsewhere'],
    ['https://other.example/', 'redirectsElsewhere'],
    ['https://', 'noDomain'],
  ])('where the page passes on to %s: %s', async (location, problem) => {
    sites.listen((_, response) => response.writeHead(302, { location }).end());
    expect(await ofPage(mia)).toMatchObject({ problem });
    expect(sites.asked).toEqual(['mia.example/']);
  });

  test('where the page passes on to itself, whose name leads inside by then', async () => {
    let questions = 0;
    sites.addresses.set('mia.example', async () => ((questions += 1) === 1 ? ['93.184.215.14'] : ['10.0.0.7']));
    sites.listen((_, response) => response.writeHead(302, { location: '/next' }).end());
    expect(await ofPage(mia)).toMatchObject({ problem: 'notFound' });
    expect(sites.connected).toEqual(['93.184.215.14']);
  });

  test('over a proxy of the environment', async () => {
    const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'NODE_USE_ENV_PROXY'];
    const before = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : 'http://127.0.0.1:9';
    try {
      sites.listen(page(linkBack));
      expect(await ofPage(mia)).toBeNull();
    } finally {
      names.forEach((name, index) => {
        if (before[index] === undefined) delete process.env[name];
        else process.env[name] = before[index];
      });
    }
  });
});
