import type { Role } from '@guildhall/api/enums';

/** What someone with this role is called within a sentence. */
export const roleNouns: Readonly<Record<Role, string>> = { CLIENT: 'client', FREELANCER: 'freelancer' };

/** There are two. */
export const otherRole: Readonly<Record<Role, Role>> = { CLIENT: 'FREELANCER', FREELANCER: 'CLIENT' };
