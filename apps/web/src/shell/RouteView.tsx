import { Suspense, use, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { comeAlive, wake } from '../flow/awake.ts';
import { loadedModule, pageModule } from '../routeModules.ts';
import { notFound, routeAt } from '../routes.ts';
import { guard } from '../session/guards.ts';
import { useVisitor } from '../session/SessionProvider.tsx';
import { PageHead } from './PageHead.tsx';
import { PagePending } from './PagePending.tsx';
import { useGo } from './useGo.ts';

/** The page at the current address, once its guard lets the visitor through. */
export function RouteView() {
  const [pathname] = useLocation();
  const search = useSearch();
  const go = useGo();
  const visitor = useVisitor();

  const { access, module } = routeAt(pathname) ?? notFound;
  const wanted = search === '' ? pathname : `${pathname}?${search}`;
  const verdict = guard(access, visitor, wanted);
  const redirect = typeof verdict === 'object' ? verdict.redirect : null;
  useEffect(() => {
    if (redirect !== null) go(redirect, { replace: true, yields: true });
  }, [redirect, go]);
  const isSomebody = visitor !== 'unknown' && visitor !== 'guest';
  useEffect(() => {
    // What the page shows to somebody is not what the server drew for everybody.
    if (isSomebody) wake();
  }, [isSomebody]);

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
  // A person who has just logged in may be on the way to a page of their own choice: the old one stays meanwhile.
  const isPending = verdict === 'wait' || (redirect !== null && access !== 'guest');
  return (
    <>
      {head && <PageHead {...head} isPrivate />}
      {isPending ? <PagePending /> : page}
    </>
  );
}

function Page({ module }: { module: string }) {
  const found = pageModule(module);
  const { Route } = found instanceof Promise ? use(found) : found;
  useEffect(comeAlive, []);
  return <Route />;
}
