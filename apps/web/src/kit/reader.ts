import type { Role } from '@guildhall/api/enums';
import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import type { Search } from '@guildhall/machines/kit/lists';
import { use, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { BootContext } from '../flow/boot.ts';
import { deviceZone } from '../flow/deviceZone.ts';
import { useNow } from '../flow/useNow.ts';
import { withSearch } from '../paths.ts';
import type { Visitor } from '../session/guards.ts';
import { takingAlong } from '../session/guards.ts';
import { useSession, useVisitor } from '../session/SessionProvider.tsx';

/** Who reads, when, and where: plain data, so that the app, Storybook, the server and tests can all supply it. */
export interface Reader {
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Null for a visitor. */
  account: { role: Role; name: string; email: string } | null;
  /** Who reads, as far as that is known: it is not before the session is restored. */
  visitor: Visitor;
  /** The path and the query of the page, `?` left out. */
  pathname: string;
  search: string;
  /** The zone in which they see times, as IANA names it. */
  timeZone: string;
  /** The zone that their device is set to. */
  deviceZone: string;
  /** Where support reads its mail. */
  supportEmail: string;
  /** What the marketplace can say of itself in figures; null where it could not be counted. */
  headline: HeadlineCounts | null;
}

/** What a screen makes its links from. */
export interface Place extends Reader {
  query: Search;
  /** This page with some parameters changed; those that are not named stay, those without a value go. */
  here: (changes: Record<string, string | null>) => string;
  /** A link between guest pages, which takes along what its reader had asked for. */
  takeAlong: (href: string) => string;
}

export function placeOf(reader: Reader): Place {
  const query = Object.fromEntries(new URLSearchParams(reader.search));
  return {
    ...reader,
    query,
    here: (changes) => withSearch(reader.pathname, { ...query, ...changes }),
    takeAlong: (href) => takingAlong(href, reader),
  };
}

/** The freelancer who reads, by email; null for everyone else. */
export const freelancerOf = (account: Reader['account']): string | null =>
  account?.role === 'FREELANCER' ? account.email : null;

/** Tells the time as the reader's own clock does, minute by minute. */
export type Clock = () => number;

/** Tells the zone in which the reader sees times. */
export type Zone = () => string;

/** No time is said. */
const useNoZone: Zone = () => 'UTC';

/** The reader of a page that the server draws: it does not know who asks. */
export const visitorAt = ({ pathname, search }: URL): Reader => ({
  now: Date.now(),
  account: null,
  visitor: 'unknown',
  pathname,
  search: search.slice(1),
  timeZone: 'UTC',
  deviceZone: 'UTC',
  supportEmail: '',
  headline: null,
});

/** The reader in front of this page. */
export function useReader(useClock: Clock = useNow, useZone: Zone = useNoZone): Reader {
  const now = useClock();
  const account = useSession();
  const visitor = useVisitor();
  const [pathname] = useLocation();
  const search = useSearch();
  const [device] = useState(deviceZone);
  const { supportEmail, headline } = use(BootContext);
  return { now, account, visitor, pathname, search, timeZone: useZone(), deviceZone: device, supportEmail, headline };
}
