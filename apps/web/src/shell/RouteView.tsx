import { admit } from '@guildhall/machines/domain/access';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { HydratedContext } from '../flow/hydrated.ts';
import { loadedModule, pageModule } from '../routeModules.ts';
import { notFound, routeAt } from '../routes.ts';
import { placeAt } from '../session/guards.ts';
import { useSessionActor, useViewer } from '../session/SessionProvider.tsx';
import { PageHead } from './PageHead.tsx';
import { PagePending } from './PagePending.tsx';
import { useRedirect } from './useRedirect.ts';

/** The page at the current address, once its guard lets the visitor through. */
export function RouteView() {
  const [pathname] = useLocation();
  const search = useSearch();
  const actor = useSessionActor();
  const viewer = useViewer();

  const { module } = routeAt(pathname) ?? notFound;
  const place = placeAt(pathname, search);
  const verdict = admit(viewer, place);
  const isShown = verdict === 'show';
  useRedirect(typeof verdict === 'object' ? verdict : null);

  useEffect(() => {
    if (isShown) actor.send({ type: 'page.show' });
  }, [isShown, viewer.state, actor]);

  // A guest page that is on screen stays until the next page can be drawn; for a signed-in person it is not drawn anew.
  const isDoor = isShown && place.access === 'guest';
  const [door, setDoor] = useState<string | null>(null);
  if (isDoor && door !== pathname) setDoor(pathname);
  else if (isShown && !isDoor && door !== null) setDoor(null);

  // The same element for the same page: React would draw anew, from nothing, what changes before it was taken over.
  const page = useMemo(
    () => (
      <Suspense fallback={<PagePending />}>
        <Page key={pathname} module={module} />
      </Suspense>
    ),
    [pathname, module],
  );

  const head = loadedModule(module)?.head;
  return (
    <>
      {head && !head.isIndexed && <PageHead {...head} isPrivate />}
      {isShown || door === pathname ? page : <PagePending />}
    </>
  );
}

function Page({ module }: { module: string }) {
  const found = pageModule(module);
  const { Route } = found instanceof Promise ? use(found) : found;
  const onHydrated = use(HydratedContext);
  useEffect(onHydrated, [onHydrated]);
  return <Route />;
}
