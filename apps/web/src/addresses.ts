import { isOpen } from '@guildhall/machines/domain/access';

import { jobPath } from './jobPath.ts';
import { lastChanged } from './lastChanged.ts';
import { profilePath } from './profilePath.ts';
import { routeAt, routes } from './routes.ts';

type PathOf = (page: { id: string; name: string }) => string;

const jobPathOf: PathOf = ({ id, name }) => jobPath({ id, title: name });

const nothing = { id: '00000000-0000-0000-0000-000000000000', name: '' };

const ifPublic = (pathOf: PathOf) => (routeAt(pathOf(nothing))?.access === 'public' ? pathOf : null);

/** What search engines are told: the pages that open to everyone, and, where the app has a page for them, profiles and jobs. */
export const addresses = {
  pages: routes.filter(({ access }) => isOpen(access)).map(({ path }) => ({ path, changedOn: lastChanged[path] })),
  profiles: ifPublic(profilePath),
  jobs: ifPublic(jobPathOf),
};
