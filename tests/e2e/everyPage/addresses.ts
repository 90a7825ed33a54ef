import type { APIRequestContext } from '@playwright/test';

import type { Known } from '../arrivals/people.ts';
import { learn } from '../arrivals/people.ts';
import { cells, endOf } from '../arrivals/table.ts';

export const readers = ['visitor', 'client', 'freelancer'] as const;
export type Reader = (typeof readers)[number];

/** What opens over a page by its address, for whom. */
const dialogs: Record<Reader, string> = {
  visitor: '',
  client: '/?job={job} /find-talent?contact={freelancer} /find-talent?saved=1 {profile}?contact={freelancer}',
  freelancer:
    '/?job={job} /?job={job}&apply=1 /find-work?job={job} /find-work?job={job}&apply=1 /find-work?saved=1 /freelancer-dashboard?job={job}',
};

/** Pages in another state than the one that the table of arrivals opens. */
const others: Record<Reader, string> = {
  visitor: '/jobs?skills=React&budgetMax=5000 /freelancers?search=design&sort=rating',
  client:
    '/find-talent?skills=React&skillsExcluded=WordPress&maxRate=80 /find-talent?search=zzzqqq /find-talent/compare?people={two} /work-statement?project={completed} /client-dashboard?tab=jobs&status=COMPLETED /client-dashboard?tab=applicants&application={application} /account?part=emails',
  freelancer:
    '/find-work?skills=React&skillsExcluded=WordPress /find-work?search=zzzqqq /find-work?favourites=1 /account?part=emails',
};

export interface Opened {
  address: string;
  isDialog: boolean;
  /**
   * An arrow key leads elsewhere there: a tab to a page with tabs of its own, a filter's choice to another list. Going through by
   * keyboard looks for the controls that were drawn before, and is not made.
   */
  isRedrawn: boolean;
}

/** Pages whose main part is the same for everyone: before a visitor they are looked at. */
const isSameForAll: ReadonlySet<string> = new Set(
  '/how-to-find-work /skill-development /success-stories /press /get-started /success-tips /terms /privacy /sitemap /no-such-page'.split(
    ' ',
  ),
);

const listed = (text: string) => text.split(' ').filter((address) => address !== '');

/** Every address that a reader stays at, and what opens over it. */
export function addressesOf(reader: Reader): Opened[] {
  const pages = cells.filter(
    (cell) =>
      cell.who === reader &&
      cell.way === 'typed' &&
      endOf(cell).address === cell.address &&
      (reader === 'visitor' || !isSameForAll.has(cell.address)),
  );
  const addresses = [...pages.map(({ address }) => address), ...listed(others[reader])];
  const isDialog = (address: string) => address.includes('job={');
  const isRedrawn = (address: string) =>
    reader === 'freelancer' && (address.startsWith('/edit-profile') || address === '/freelancer-dashboard');
  return [
    ...addresses
      .filter((address) => !isDialog(address))
      .map((address) => ({ address, isDialog: false, isRedrawn: isRedrawn(address) })),
    ...listed(dialogs[reader]).map((address) => ({ address, isDialog: true, isRedrawn: false })),
  ];
}

export interface Places extends Known {
  names: Record<string, string>;
}

/** What stands in addresses, and the session of each role. */
export async function learnPlaces(request: APIRequestContext): Promise<Places> {
  const known = await learn(request);
  const authorization = `Bearer ${known.tokens.client}`;
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await request.get(`/api/v1${path}`, { headers: { authorization } });
    return ((await answer.json()) as { data: Data }).data;
  };
  const first = <Entry>([entry]: readonly Entry[], what: string): Entry => {
    if (entry === undefined) throw new Error(`The demo marketplace has no ${what}.`);
    return entry;
  };
  const { projects } = await ask<{ projects: { id: string }[] }>('/client/projects?status=COMPLETED');
  const { applications } = await ask<{ applications: { id: string }[] }>('/client/applications');
  const { freelancers } = await ask<{ freelancers: { id: string }[] }>('/public/freelancers?limit=2');
  const featured = await ask<{ id: string }[]>('/public/featured/freelancers');
  return {
    ...known,
    names: {
      ...known.ids,
      freelancer: first(featured, 'featured freelancer').id,
      application: first(applications, 'application').id,
      completed: first(projects, 'completed project').id,
      two: freelancers.map(({ id }) => id).join(','),
    },
  };
}
