import { brand } from '@guildhall/machines/domain/brand';
import type { sessionMachine } from '@guildhall/machines/flows/session';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { EventFrom } from 'xstate';

import { forgetDrafts } from '../flow/drafts.ts';
import { useNow } from '../flow/useNow.ts';
import { paths } from '../paths.ts';
import { notFound, routeAt } from '../routes.ts';
import { useSessionActor } from '../session/SessionProvider.tsx';
import { expectedVisitor } from './navigation.ts';
import { ShellView } from './ShellView.tsx';
import { useArrival } from './useArrival.ts';
import { usePicture } from './usePicture.ts';

/** Header, page and footer. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  const actor = useSessionActor();
  const snapshot = useSelector(actor, (current) => current);
  const [pathname] = useLocation();
  const now = useNow();
  const picture = usePicture();
  const send = (event: EventFrom<typeof sessionMachine>) => {
    // Anyone who logs out leaves nothing half written to the next person; a session that merely ended keeps it.
    if (event.type === 'session.close') forgetDrafts();
    actor.send(event);
  };
  return (
    <ShellView
      snapshot={snapshot}
      send={send}
      picture={picture}
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
