import type { Role } from '@guildhall/api/enums';

import { dashboardPath, hrefOf, paths } from '../../apps/web/src/paths.ts';
import { routes } from '../../apps/web/src/routes.ts';
import * as clientDashboard from '../../apps/web/src/screens/clientDashboard/tabs.ts';
import * as freelancerDashboard from '../../apps/web/src/screens/freelancerDashboard/tabs.ts';
import * as profile from '../../apps/web/src/screens/ownProfile/tabs.ts';
import { placeAt } from '../../apps/web/src/session/guards.ts';
import { admit } from '../../packages/machines/src/domain/access.ts';
import type { Dimensions } from './options.ts';
import type { DataState, RouteVisit, Visitor } from './visit.ts';

/** An address without a page. */
export const nowhere = '/no-such-page';

/** Every page there is, each tab of the dashboards, and an address without a page. */
export function addresses(): string[] {
  const tabs = [
    ...clientDashboard.tabs.map(({ id }) => clientDashboard.tabHref(id)),
    ...freelancerDashboard.tabs.map(({ id }) => freelancerDashboard.tabHref(id)),
    ...profile.tabs.map(({ id }) => profile.tabHref(id)),
  ];
  return [...new Set([...routes.map(({ path }) => path), ...tabs, nowhere])];
}

export const roleOf: Record<Visitor, Role | null> = { visitor: null, client: 'CLIENT', freelancer: 'FREELANCER' };

/** Where a request for an address ends: there, or where the guards lead. */
export function destination(address: string, visitor: Visitor): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  const role = roleOf[visitor];
  const viewer = { state: role === null ? 'guest' : 'signedIn', role } as const;
  const verdict = admit(viewer, placeAt(pathname, search.slice(1)));
  if (typeof verdict === 'object') return hrefOf(verdict);
  if (role === null) return address;
  // One address for both roles, which leads each to their own.
  return pathname === paths.dashboard ? dashboardPath[role] : address;
}

const visitors: readonly Visitor[] = ['visitor', 'client', 'freelancer'];
const dataStates: readonly DataState[] = ['loaded', 'empty', 'failed'];

/** Each address, for each person, with each kind of data; and as it is served, before a person is known. */
export function routeVisits({ grep, themes, directions, widths }: Dimensions): RouteVisit[] {
  // The product is written in English; right to left is what stories are for.
  if (!directions.includes('ltr')) return [];
  const wanted = addresses().filter((address) => grep?.test(address) ?? true);
  const served = wanted.flatMap((address) =>
    // The server knows no session: it draws the same page for everyone, where scripts would lead elsewhere too.
    themes.map((theme): RouteVisit => {
      return {
        kind: 'route',
        address,
        visitor: 'visitor',
        data: 'served',
        leadsTo: null,
        theme,
        direction: 'ltr',
        widths,
      };
    }),
  );
  const alive = wanted.flatMap((address) =>
    visitors.flatMap((visitor) =>
      dataStates.flatMap((data) => {
        const arrived = destination(address, visitor);
        const leadsTo = arrived === address ? null : arrived;
        // Where one is led elsewhere, that page is there in every theme by its own address.
        const seen = leadsTo === null ? themes : themes.filter((theme) => theme === 'light');
        return seen.map((theme): RouteVisit => ({
          kind: 'route',
          address,
          visitor,
          data,
          leadsTo,
          theme,
          direction: 'ltr',
          widths,
        }));
      }),
    ),
  );
  return [...alive, ...served];
}
