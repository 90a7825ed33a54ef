import { paths, withSearch } from '../../paths.ts';
import { wishIn } from '../../session/guards.ts';

/** What a visitor may see of the page that they were sent to the login from; null where that is nothing. */
export function browseHref(search: string): string | null {
  const wish = wishIn(search);
  if (wish === null) return null;
  const { pathname, searchParams } = new URL(wish.address, 'https://site.invalid');
  return pathname === paths.findWork ? withSearch(paths.jobs, { search: searchParams.get('search') }) : null;
}
