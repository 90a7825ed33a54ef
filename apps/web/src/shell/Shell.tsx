import { brand } from '@guildhall/machines/brand';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { useNow } from '../flow/useNow.ts';
import { paths } from '../paths.ts';
import { notFound, routeAt } from '../routes.ts';
import { useSessionActor } from '../session/SessionProvider.tsx';
import { expectedVisitor } from './navigation.ts';
import { ShellView } from './ShellView.tsx';
import { useArrival } from './useArrival.ts';

/** Header, page and footer. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  const actor = useSessionActor();
  const snapshot = useSelector(actor, (current) => current);
  const [pathname] = useLocation();
  const now = useNow();
  return (
    <ShellView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      brand={brand}
      homeHref={paths.home}
      pathname={pathname}
      expected={expectedVisitor((routeAt(pathname) ?? notFound).access)}
      year={new Date(now).getUTCFullYear()}
    >
      {children}
    </ShellView>
  );
}
