import { talentFromAddress, talentInAddress } from '@guildhall/machines/domain/talentCriteria';
import { workFromAddress, workInAddress } from '@guildhall/machines/domain/workCriteria';
import type { Search } from '@guildhall/machines/kit/lists';

import type { Path } from '../paths.ts';
import { paths, withSearch } from '../paths.ts';

interface Directory {
  path: Path;
  /** What of an address the two lists share: their criteria. */
  shared: (search: Search) => Record<string, string>;
}

/** What everyone may see of a page behind the login. */
const directories = new Map<string, Directory>([
  [paths.findWork, { path: paths.jobs, shared: (search) => workInAddress(workFromAddress(search)) }],
  [paths.findTalent, { path: paths.freelancers, shared: (search) => talentInAddress(talentFromAddress(search)) }],
]);

/** The public list that shows the same as an address behind the login, with all of its filters; null where there is none. */
export function directoryHref(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const directory = directories.get(pathname);
  return directory === undefined
    ? null
    : withSearch(directory.path, directory.shared(Object.fromEntries(searchParams)));
}
