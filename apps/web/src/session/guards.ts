import type { Role } from '@guildhall/api/enums';
import type { Place, Wish } from '@guildhall/machines/domain/access';

import { paths, sameSite, withSearch } from '../paths.ts';
import { notFound, routeAt } from '../routes.ts';

/** For whom a page is drawn: the role that is signed in, a guest, or not known yet. */
export type Visitor = 'unknown' | 'guest' | Role;

const accessTo = (pathname: string) => (routeAt(pathname) ?? notFound).access;

/**
 * The page that was asked for before the person was sent to an address with this query. A guest page is none, and
 * neither is an address without a page.
 */
export function wishIn(search: string): Wish | null {
  const address = sameSite(new URLSearchParams(search).get('next'));
  if (address === null) return null;
  const access = routeAt(new URL(address, 'https://site.invalid').pathname)?.access;
  return access === undefined || access === 'guest' ? null : { address, access };
}

/** What the guards know of an address. */
export function placeAt(pathname: string, search: string): Place {
  return {
    address: search === '' ? pathname : `${pathname}?${search}`,
    access: accessTo(pathname),
    isAt: (page) => paths[page] === pathname,
    next: wishIn(search),
  };
}

/**
 * A link between guest pages, or from one of them, takes along what the person had asked for: a person without an account
 * signs up first, and still arrives there.
 */
export function takingAlong(href: string, here: { pathname: string; search: string }): string {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  const isBetween = accessTo(pathname) === 'guest' && accessTo(here.pathname) === 'guest';
  if (!isBetween || searchParams.has('next')) return href;
  return withSearch(pathname, { ...Object.fromEntries(searchParams), next: wishIn(here.search)?.address });
}
