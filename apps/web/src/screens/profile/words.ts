import type { Role } from '@guildhall/api/enums';

import { dashboardPath, paths } from '../../paths.ts';
import type { NotYetScreenProps } from '../notYet/NotYetScreen.tsx';

/** What the page says to somebody of this role. */
export const profileWords = (role: Role): NotYetScreenProps => ({
  title: 'Your profile',
  children:
    'Your profile cannot be seen here as others see it. Its form shows everything that you have told, and changes it.',
  ways: [
    { label: 'Edit Profile', href: paths.editProfile },
    { label: 'Dashboard', href: dashboardPath[role] },
  ],
});
