import type { Role } from '@guildhall/api/enums';
import { BriefcaseBusiness, PenTool } from '@guildhall/ui/icons';

/** A kind of account, as buttons name it. */
export const roleNames = { CLIENT: 'Client', FREELANCER: 'Freelancer' } as const satisfies Record<Role, string>;

/** The two kinds of account, as a person chooses between them. */
export const roleOptions = [
  { value: 'CLIENT', label: roleNames.CLIENT, description: 'I hire for projects', icon: BriefcaseBusiness },
  { value: 'FREELANCER', label: roleNames.FREELANCER, description: 'I look for work', icon: PenTool },
] as const satisfies readonly { value: Role; label: string; description: string; icon: unknown }[];
