import type { Role } from '@guildhall/api/enums';
import { BriefcaseBusiness, PenTool } from '@guildhall/ui/icons';

/** The two kinds of account, as a person chooses between them. */
export const roleOptions = [
  { value: 'CLIENT', label: 'Client', description: 'I hire for projects', icon: BriefcaseBusiness },
  { value: 'FREELANCER', label: 'Freelancer', description: 'I look for work', icon: PenTool },
] as const satisfies readonly { value: Role; label: string; description: string; icon: unknown }[];
