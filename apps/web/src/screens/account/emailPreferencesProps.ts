import type { Role } from '@guildhall/api/enums';

import { paths, withSearch } from '../../paths.ts';

/** What the route gives the screen besides its flow. */
export const emailPreferencesProps = (role: Role) => ({
  role,
  savedSearchesHref: withSearch(role === 'CLIENT' ? paths.findTalent : paths.findWork, { saved: '1' }),
});
