import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, expect, test } from '@playwright/test';

import { launchOptions } from './browsers.ts';
import { axeCheck } from './checks/axe.ts';
import { idReferences } from './checks/idReferences.ts';
import { checkVisit } from './checkVisit.ts';
import type { Marketplace } from './marketplaces.ts';
import { openRoute, prepareRoute } from './openRoute.ts';
import type { RouteVisit } from './visit.ts';

const visit: RouteVisit = {
  kind: 'route',
  address: '/page',
  visitor: 'visitor',
  data: 'served',
  leadsTo: null,
  theme: 'light',
  direction: 'ltr',
  widths: [1280],
};

/** What the audit finds on a page that is served with this main part, and put in order by its script. */
async function findingsOn(main: string): Promise<string[]> {
  const repair = `document.querySelector('main').innerHTML = '<h1>In order</h1>'`;
  const html = `<!doctype html><html lang="en"><head><title>Page</title></head>
    <body><main>${main}</main><script>${repair}</script></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    // A visitor has no session.
    const full = { url: `http://127.0.0.1:${port}` } as Marketplace;
    const marketplaces = { full, empty: full, stop: async () => {} };
    await prepareRoute(page, visit, marketplaces);
    const open = () => openRoute(page, visit, marketplaces);
    await open();
    const { findings, failures, looks } = await checkVisit(page, visit, [axeCheck, idReferences], open);
    expect(failures).toEqual([]);
    expect(looks.map(({ checks }) => checks)).toEqual([['axe', 'id-references']]);
    return findings.map(({ message }) => message);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

test('a page that is served in order has no findings', async () => {
  expect(await findingsOn('<h1>Form</h1><label for="name">Name</label><input id="name">')).toEqual([]);
});

test('help that is named before it is there is found on the page as served, though scripts bring it', async () => {
  const main = '<h1>Form</h1><label for="name">Name</label><input id="name" aria-describedby="help">';
  expect(await findingsOn(main)).toContain('aria-describedby names help, which is not there');
});

test('a fault in what stands there only without scripts is found', async () => {
  const [finding, ...others] = await findingsOn('<h1>Form</h1><noscript><img src="data:,"></noscript>');
  expect(finding).toContain('image-alt');
  expect(others).toEqual([]);
});
