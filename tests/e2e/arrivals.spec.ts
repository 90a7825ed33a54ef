import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isDeep, timeLimit } from '../proof/depth.ts';
import { signIn } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

/** Whom a page is for, as the route table of the specification (2.1) has it. */
const table = {
  everyone:
    '/ /about /how-to-find-work /skill-development /success-stories /press /contact-support /get-started /success-tips /terms /privacy /sitemap /no-such-page /?job={job} /profile/a-name/{freelancer}',
  guests: '/login /signup /client-signup /freelancer-signup /forgot-password /login?next=%2Fabout',
  clients:
    '/client-dashboard /client-dashboard?tab=applicants /client-dashboard?tab=overview /client-profile-setup /find-talent /find-talent?search=react /post-job',
  freelancers:
    '/freelancer-dashboard /freelancer-dashboard?tab=assigned /freelancer-dashboard?tab=applications /freelancer-profile-setup /find-work /find-work?search=logo',
  members: '/dashboard /profile /edit-profile',
} as const;

const people = ['visitor', 'client', 'freelancer', 'stale token', 'unknown role'] as const;
const ways = ['typed', 'link', 'back', 'second tab', 'logged in as Client', 'logged in as Freelancer'] as const;

type Kind = keyof typeof table;
type Who = (typeof people)[number];
type Way = (typeof ways)[number];

interface Cell {
  kind: Kind;
  address: string;
  who: Who;
  way: Way;
}

const dashboard = { client: '/client-dashboard', freelancer: '/freelancer-dashboard' } as const;

/** Addresses that lead each role to a page of its own. */
const own = {
  '/dashboard': dashboard,
  '/edit-profile': { client: '/client-profile-setup', freelancer: '/freelancer-profile-setup' },
} as const;

const afterLogin = (next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Where each kind of person ends who asks for a page of each kind (specification, 2.2). `null` is the page itself. */
const ends: Record<Kind, Record<Who, string | null>> = {
  everyone: { visitor: null, client: null, freelancer: null, 'stale token': null, 'unknown role': null },
  guests: { visitor: null, ...dashboard, 'stale token': afterLogin(dashboard.client), 'unknown role': null },
  clients: {
    visitor: 'login',
    client: null,
    freelancer: dashboard.freelancer,
    'stale token': 'login',
    'unknown role': '/',
  },
  freelancers: {
    visitor: 'login',
    client: dashboard.client,
    freelancer: null,
    'stale token': 'login',
    'unknown role': '/',
  },
  members: { visitor: 'login', client: null, freelancer: null, 'stale token': 'login', 'unknown role': '/' },
};

/** What the cell may end at: mostly one address. */
function endsOf({ kind, address, who, way }: Cell): string[] {
  const isSignedIn = who === 'client' || who === 'freelancer';
  if (way.startsWith('logged in') && !isSignedIn) {
    const role = way === 'logged in as Client' ? 'client' : 'freelancer';
    return kind === 'guests' ? [dashboard[role]] : endsOf({ kind, address, who: role, way: 'typed' });
  }
  // A page that was asked for by name is shown to whom it is for, also by way of the login that was not needed.
  if (address.startsWith('/login?next=') && isSignedIn && !way.startsWith('logged in')) return ['/about'];
  const end = ends[kind][who];
  if (end !== null && end !== 'login') {
    // Of a stale token the server may tell before the guard has led on.
    return who === 'stale token' ? [end, address, afterLogin('/about'), '/about'] : [end];
  }
  const pages = Object.entries(own).find(([path]) => path === address)?.[1];
  if (end === 'login')
    return [afterLogin(address), ...(pages && who === 'stale token' ? [afterLogin(pages.client)] : [])];
  return [pages && isSignedIn ? pages[who] : address];
}

const cells: Cell[] = Object.entries(table).flatMap(([kind, addresses]) =>
  addresses
    .split(' ')
    .flatMap((address) => people.flatMap((who) => ways.map((way) => ({ kind: kind as Kind, address, who, way })))),
);

/** A prime that goes round people and ways, so that every address, person and way has its turn. */
const chosen = isDeep ? cells : cells.filter((_, index) => index % 61 === 0);

test('the table has every page', () => {
  const listed = Object.values(table).flatMap((addresses) => addresses.split(' '));
  expect(listed).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});

/** What is in the way of calling a page settled. */
const unsettled = () => ({
  busy: document.querySelectorAll('#main [aria-busy=true]').length,
  loading: document.querySelector('#main')?.textContent.includes('Loading the page') ?? true,
  heading: document.querySelectorAll('#main h1').length,
});

async function expectEnd(page: Page, wanted: string[], cell: Cell) {
  const state = async () => {
    const { pathname, search } = new URL(page.url());
    return { isEnd: wanted.includes(pathname + search), at: pathname + search, ...(await page.evaluate(unsettled)) };
  };
  await expect
    .poll(() => state().catch(() => null), { message: `${JSON.stringify(cell)} ends at ${wanted.join(' or ')}` })
    .toMatchObject({ isEnd: true, busy: 0, loading: false, heading: 1 });
}

async function follow(page: Page, address: string) {
  const link = page.locator(`#main a[href="${address}"]`).first();
  await page.goto('/sitemap');
  if ((await link.count()) === 0) {
    // From a page of somebody else's, such as a mail.
    await page.goto('/robots.txt');
    await page.evaluate((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      document.body.replaceChildren(anchor);
      anchor.click();
    }, address);
  } else {
    await link.click();
  }
}

let count = 0;

for (const way of ways) {
  test(`every page ends settled, and in the same place: ${way}`, async ({ person, request }) => {
    test.setTimeout(timeLimit);
    const tokens = {
      client: await tokenOf('client', client),
      freelancer: await tokenOf('freelancer', freelancer),
    };
    const ids = {
      job: await idIn('/api/v1/public/featured/projects'),
      freelancer: await idIn('/api/v1/public/featured/freelancers'),
    };
    for (const sample of chosen.filter((cell) => cell.way === way)) await arriveAs(sample);

    async function tokenOf(role: string, { email, password }: { email: string; password: string }) {
      const answer = await request.post(`/api/v1/${role}/login`, { data: { email, password } });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    }

    async function idIn(path: string) {
      const { data } = (await (await request.get(path)).json()) as { data: { id: string }[] };
      return data[0]?.id ?? '';
    }

    /** What the browser of such a person holds. */
    function keptBy({ who, kind }: Cell): Record<string, string> {
      const role = kind === 'freelancers' ? 'freelancer' : 'client';
      if (who === 'client' || who === 'freelancer') return { [`${who}token`]: tokens[who], role: who.toUpperCase() };
      if (who === 'stale token') return { [`${role}token`]: 'long-over', role: role.toUpperCase() };
      return who === 'unknown role' ? { clienttoken: 'of-another-program', role: 'ADMIN' } : {};
    }

    async function arriveAs(cell: Cell) {
      count += 1;
      const address = cell.address.replace('{job}', ids.job).replace('{freelancer}', ids.freelancer);
      const wanted = endsOf({ ...cell, address });
      const page = await person(cell.who, { address: `198.51.100.${count % 256}` });
      await page.goto('/robots.txt');
      await page.evaluate((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, keptBy(cell));
      const end = (where: Page) => expectEnd(where, wanted, cell);
      switch (cell.way) {
        case 'typed':
          await page.goto(address);
          await end(page);
          break;
        case 'link':
          await follow(page, address);
          await end(page);
          break;
        case 'back':
          await page.goto(address);
          await end(page);
          await page.goto('/press');
          await page.goBack();
          await end(page);
          break;
        case 'second tab': {
          await page.goto('/press');
          const second = await page.context().newPage();
          await second.goto(address);
          await end(second);
          break;
        }
        case 'logged in as Client':
        case 'logged in as Freelancer': {
          const isSignedIn = cell.who === 'client' || cell.who === 'freelancer';
          if (cell.who === 'stale token') {
            await page.goto('/press');
            await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
            await page.evaluate(() => localStorage.clear());
          }
          await page.goto(afterLogin(address));
          if (!isSignedIn)
            await signIn(page, cell.way === 'logged in as Client' ? 'Client' : 'Freelancer', accountOf(cell.way));
          await end(page);
        }
      }
      await page.context().close();
    }
  });
}

const accountOf = (way: Way) => (way === 'logged in as Client' ? client : freelancer);
