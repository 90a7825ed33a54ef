import { isOpen } from '@guildhall/machines/domain/access';

import { lastChanged } from './lastChanged.ts';
import { profilePath } from './profilePath.ts';
import { routeAt, routes } from './routes.ts';

const someone = { id: '00000000-0000-0000-0000-000000000000', name: '' };

/** What search engines are told: the pages that open to everyone, and, once the app has a page for them, profiles. */
export const addresses = {
  pages: routes.filter(({ access }) => isOpen(access)).map(({ path }) => ({ path, changedOn: lastChanged[path] })),
  profile: routeAt(profilePath(someone))?.access === 'public' ? profilePath : null,
};
