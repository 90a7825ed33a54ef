/** Whom a page is for, as the route table of the specification (2.1) has it. */
export const table = {
  everyone:
    '/ /about /how-to-find-work /skill-development /success-stories /press /contact-support /get-started /success-tips /terms /privacy /sitemap /jobs /jobs?search=logo /freelancers /freelancers?skills=React /no-such-page /?job={job} {profile} {jobPage}',
  guests: '/login /signup /client-signup /freelancer-signup /forgot-password /login?next=%2Fabout',
  clients:
    '/client-dashboard /client-dashboard?tab=applicants /client-dashboard?tab=meetings /client-dashboard?tab=jobs /client-dashboard/timeline /client-dashboard/edit-job /client-profile-setup /find-talent /find-talent?search=react /find-talent/compare /post-job',
  freelancers:
    '/freelancer-dashboard /freelancer-dashboard?tab=assigned /freelancer-dashboard?tab=applications /freelancer-dashboard?tab=profile /freelancer-dashboard?tab=meetings /freelancer-dashboard/timeline /freelancer-profile-setup /find-work /find-work?search=logo',
  members:
    '/dashboard /profile /profile?tab=portfolio /profile?tab=reviews /edit-profile /edit-profile?part=education /work-statement /account',
} as const;

export const people = ['visitor', 'client', 'freelancer', 'stale token', 'unknown role'] as const;

export const ways = [
  'typed',
  'link',
  'back',
  'back within the page',
  'second tab',
  'logged in as Client',
  'logged in as Freelancer',
  'another tab logged in as Client',
  'another tab logged in as Freelancer',
] as const;

type Kind = keyof typeof table;
type Who = (typeof people)[number];
export type Way = (typeof ways)[number];

export interface Cell {
  kind: Kind;
  address: string;
  who: Who;
  way: Way;
}

/** Where a cell ends, and as whom the page knows the person there. */
export interface End {
  address: string;
  isSignedIn: boolean;
}

const dashboard = { client: '/client-dashboard', freelancer: '/freelancer-dashboard' } as const;

/** Addresses that lead each role to a page of its own. */
const own: Record<string, Record<keyof typeof dashboard, string>> = {
  '/dashboard': dashboard,
};

export const afterLogin = (next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Of the table: an address without a page. */
const nowhere = '/no-such-page';

const isRole = (who: Who): who is keyof typeof dashboard => who === 'client' || who === 'freelancer';

/** The role that logs in on this way; on the others no one does, and neither does a person who is signed in already. */
export const loginOf = ({ who, way }: Cell): 'Client' | 'Freelancer' | null => {
  if (isRole(who)) return null;
  return way.endsWith('as Client') ? 'Client' : way.endsWith('as Freelancer') ? 'Freelancer' : null;
};

/** A person who is signed in needs no login: for them the four ways with one are the same, and the first is enough. */
export const isRepeated = (cell: Cell): boolean =>
  loginOf(cell) === null && cell.way.includes('logged in') && cell.way !== 'logged in as Client';

/** Where each kind of person ends who asks for a page of each kind (specification, 2.2). `null` is the page itself. */
const ends: Record<Kind, Record<Who, string | null>> = {
  everyone: { visitor: null, client: null, freelancer: null, 'stale token': null, 'unknown role': null },
  guests: { visitor: null, ...dashboard, 'stale token': null, 'unknown role': null },
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

export function endOf(cell: Cell): End {
  const { kind, address, who, way } = cell;
  const login = loginOf(cell);
  if (login !== null) {
    const role = login === 'Client' ? 'client' : 'freelancer';
    // The login that was asked for is behind the person, and a page that does not exist is not worth going to.
    if (kind === 'guests' || address === nowhere) return { address: dashboard[role], isSignedIn: true };
    return endOf({ kind, address, who: role, way: 'typed' });
  }
  const isSignedIn = isRole(who);
  if (isSignedIn && address === nowhere && way.includes('logged in')) return { address: dashboard[who], isSignedIn };
  // A page that was asked for by name is shown to whom it is for, also by way of the login that was not needed.
  if (address.startsWith('/login?next=') && isSignedIn && !way.includes('logged in')) {
    return { address: '/about', isSignedIn };
  }
  const end = ends[kind][who];
  if (end === 'login') return { address: afterLogin(address), isSignedIn };
  return { address: end ?? (isSignedIn ? own[address]?.[who] : undefined) ?? address, isSignedIn };
}

const pages = Object.entries(table).flatMap(([kind, addresses]) =>
  // The keys of a literal are what its type says.
  addresses.split(' ').map((address) => ({ kind: kind as Kind, address })),
);

export const cells: readonly Cell[] = pages.flatMap((page) =>
  people.flatMap((who) => ways.map((way) => ({ ...page, who, way }))),
);

/**
 * For whom a page is, who asks and in which way decide where the way ends. Each kind of page is opened as each person and
 * in each way, by another of its addresses each time, until all of them have been opened.
 */
export const oneOfEachKind: readonly Cell[] = Object.keys(table).flatMap((kind, shift) => {
  const addresses = pages.filter((page) => page.kind === kind);
  const pairs = people.flatMap((who, index) =>
    ways
      .filter((way, place) => way === 'typed' || (place + shift) % people.length === index)
      .map((way) => ({ who, way })),
  );
  return Array.from({ length: Math.max(pairs.length, addresses.length) }).flatMap((_, index) => {
    const page = addresses[index % addresses.length];
    const pair = pairs[index % pairs.length];
    return page && pair ? [{ ...page, ...pair }] : [];
  });
});
