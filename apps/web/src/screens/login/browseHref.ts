import { paths, withSearch } from '../../paths.ts';
import { wishIn } from '../../session/guards.ts';

/** What everyone may see of a page behind the login. */
const directories: Readonly<Record<string, string>> = {
  [paths.findWork]: paths.jobs,
  [paths.findTalent]: paths.freelancers,
};

/** What a visitor may see of the page that they were sent to the login from; null where that is nothing. */
export function browseHref(search: string): string | null {
  const wish = wishIn(search);
  if (wish === null) return null;
  const { pathname, searchParams } = new URL(wish.address, 'https://site.invalid');
  const directory = directories[pathname];
  return directory === undefined ? null : withSearch(directory, { search: searchParams.get('search') });
}
