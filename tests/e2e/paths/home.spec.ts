import type { Role } from '@guildhall/api/enums';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { bootElementId } from '../../../apps/web/src/flow/boot.ts';
import type { HeadlineCounts } from '../../../packages/machines/src/domain/headline.ts';
import { homeMachine } from '../../../packages/machines/src/flows/home/flow.ts';
import { arrive, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { serves, spoils } from './moves.ts';
import type { Oracle } from './oracle/oracle.ts';
import type { Traveller } from './test.ts';
import { expect, test } from './test.ts';

type Machine = typeof homeMachine;
type Snapshot = SnapshotFrom<Machine>;
type HomeMove = LivedMove<Machine, World>;

const words = 'logo & type';
const isHere = {
  listFeaturedFreelancers: ({ context }: Snapshot) => context.freelancers !== null,
  listFeaturedProjects: ({ context }: Snapshot) => context.projects !== null,
};

/** Both lists come or fail, in any order. How the second one fails makes no difference any more. */
const loading = (canFail: boolean): HomeMove[] =>
  (['listFeaturedFreelancers', 'listFeaturedProjects'] as const).flatMap((call) => {
    const isAwaited = (snapshot: Snapshot) => !isHere[call](snapshot) && snapshot.context.query === '';
    const isFirst = (snapshot: Snapshot) => !Object.values(isHere).some((isThere) => isThere(snapshot));
    const isSecond = (snapshot: Snapshot) => isAwaited(snapshot) && !isFirst(snapshot);
    const served = serves<Machine, World>(`the answer is there (${call})`, call, {
      when: isAwaited,
      status: 200,
      data: ['sample'],
    });
    if (!canFail) return [served];
    return [
      served,
      ...spoils<Machine, World>(call, { when: isFirst }),
      ...spoils<Machine, World>(call, { when: isSecond, only: 'no network' }),
    ];
  });

const search = (place: World['place']) => place.getByRole('searchbox', { name: 'Search projects' });

/** Before there is anything, and when everything is there: in between a search is the same. */
const isTypical = ({ context: { freelancers, projects } }: Snapshot) =>
  (freelancers === null && projects === null) || (freelancers?.length === 1 && projects?.length === 1);

const isBlank = (snapshot: Snapshot) => isTypical(snapshot) && snapshot.context.query === '';

const searching = (role: Role | null): HomeMove[] => [
  {
    name: 'words to look for',
    by: 'person',
    events: (snapshot) => (isBlank(snapshot) ? [{ type: 'query.change', value: `  ${words} ` }] : null),
    async happen({ place }) {
      await search(place).fill(`  ${words} `);
      return [{ type: 'query.change', value: `  ${words} ` }];
    },
  },
  {
    name: 'a search for nothing',
    by: 'person',
    events: (snapshot) => (isBlank(snapshot) ? [{ type: 'search.submit', role }] : null),
    async happen({ place }) {
      await place.getByRole('button', { name: 'Search', exact: true }).click();
      return [{ type: 'search.submit', role }];
    },
  },
  {
    name: 'Enter',
    by: 'person',
    isLast: true,
    events: (snapshot) => (isTypical(snapshot) && !isBlank(snapshot) ? [{ type: 'search.submit', role }] : null),
    async happen({ place }) {
      await search(place).press('Enter');
      return [{ type: 'search.submit', role }];
    },
  },
];

interface Member {
  role: Role | null;
  firstName: string;
  /** Where a search leads. */
  found: string;
  /** The email address of a freelancer. */
  freelancer: string | null;
}

/** What concerns a member has machines of its own: it is tested in `greetingHome.spec.ts`, and left out here. */
const hideConcerns = () => {
  const sheet = new CSSStyleSheet();
  const concerns = ['waiting', 'fitting-jobs', 'people'].map((id) => `#main section[aria-labelledby^=${id}]`);
  sheet.replaceSync(`${concerns.join()} { display: none }`);
  document.adoptedStyleSheets.push(sheet);
};

async function home({ page, line }: Traveller, oracle: Oracle, { role, firstName, found, freelancer }: Member) {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.addInitScript(hideConcerns);
  const calls = await holdCalls(page, /^GET \/public\/featured/);
  const kinds = { listFeaturedFreelancers: /freelancers$/, listFeaturedProjects: /projects$/ };
  const place = page.getByRole('main');
  await arrive(page, '/about');
  // The figures are those of the server's marketplace.
  const boot = await page.locator(`#${bootElementId}`).textContent();
  const { headline } = JSON.parse(boot ?? '') as { headline: HeadlineCounts };
  await live({
    name: `home (${role ?? 'visitor'})`,
    machine: homeMachine,
    input: { freelancer },
    // How a list fails is the same for everyone.
    moves: [...loading(role === null), ...(role === 'CLIENT' ? [] : searching(role))],
    tell: ({ context: { freelancers, projects, query } }: Snapshot) =>
      `${freelancers?.length} ${projects?.length} ${query}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('home', { input: { freelancer }, events, role, firstName, headline, now }),
    async begin() {
      // The server has settled the page that it serves; in the browser the lists are loaded when one comes from elsewhere.
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await header.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/');
      return { page, place, line, calls, kinds };
    },
    end: () => expect(page).toHaveURL(found),
  });
}

test('the home page of a visitor: every way through it', async ({ traveller, oracle }) => {
  const found = '/jobs?search=logo+%26+type';
  await home(traveller, oracle, { role: null, firstName: '', found, freelancer: null });
});

for (const [role, account, door] of [
  ['CLIENT', demoAccounts.client, 'Client'],
  ['FREELANCER', demoAccounts.freelancer, 'Freelancer'],
] as const) {
  test(`the home page of a ${door.toLowerCase()}: every way through it`, async ({ traveller, oracle }) => {
    await logIn(traveller.page, door, account);
    await expect(traveller.page).toHaveURL(/dashboard/);
    const firstName = account.name.split(' ')[0] ?? '';
    await home(traveller, oracle, {
      role,
      firstName,
      found: '/find-work?search=logo+%26+type',
      freelancer: role === 'FREELANCER' ? account.email : null,
    });
  });
}
