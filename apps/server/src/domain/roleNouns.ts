import type { Role } from '@guildhall/api/enums';

/** What an answer calls someone with this role. */
export const roleNouns: Readonly<Record<Role, string>> = { CLIENT: 'client', FREELANCER: 'freelancer' };
