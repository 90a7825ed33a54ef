import type { Role } from '@guildhall/api/enums';

import { dashboardPath, paths } from '../../paths.ts';
import type { NotYetScreenProps } from '../notYet/NotYetScreen.tsx';

/** What the page says to someone of this role. */
export const profileWords = (role: Role): NotYetScreenProps => ({
  title: 'Your profile',
  children:
    'You cannot preview your profile here yet. The form shows everything you have entered, and you can change it there.',
  ways: [
    { label: 'Edit Profile', href: paths.editProfile },
    { label: 'Dashboard', href: dashboardPath[role] },
  ],
});
