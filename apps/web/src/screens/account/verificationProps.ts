import type { Role } from '@guildhall/api/enums';

import { paths, withSearch } from '../../paths.ts';
import { fieldParameter } from '../profileSetup/fieldHref.ts';

/** What the screen needs besides its flow. */
export const verificationProps = (role: Role) => ({
  role,
  editHref: withSearch(paths.editProfile, { [fieldParameter]: role === 'CLIENT' ? 'website' : 'githubUrl' }),
});
