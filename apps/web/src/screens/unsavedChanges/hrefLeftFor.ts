/** Where a click leads that leaves this page for another of this site in this window; null where it does not. */
export function hrefLeftFor(event: MouseEvent, here: Pick<Location, 'origin' | 'pathname' | 'search'>): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return null;
  return pathname + search + hash;
}

/**
 * The entry of the history to which Back or Forward leaves this page for another of this site; null where it does not,
 * or where the browser does not let it be asked about.
 */
export function entryLeftFor(
  {
    navigationType,
    cancelable,
    destination,
  }: Pick<NavigateEvent, 'navigationType' | 'cancelable'> & {
    destination: Pick<NavigationDestination, 'key' | 'url'>;
  },
  here: Pick<Location, 'pathname' | 'search'>,
): string | null {
  if (navigationType !== 'traverse' || !cancelable) return null;
  const { pathname, search } = new URL(destination.url);
  return pathname === here.pathname && search === here.search ? null : destination.key;
}
