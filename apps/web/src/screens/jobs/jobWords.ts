import type { ProjectStatus } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';

/** How many have applied. */
export const proposalsText = (count: number): string => (count === 0 ? 'No proposals yet' : counted(count, 'proposal'));

const closedReasons: Record<ProjectStatus, string> = {
  // An open project is never drawn as closed.
  OPEN: '',
  ASSIGNED: 'The client has chosen a freelancer.',
  IN_PROGRESS: 'The client has chosen a freelancer, who is at work on it.',
  PENDING_COMPLETION: 'The client has chosen a freelancer, and the work is being approved.',
  COMPLETED: 'The work is done.',
  CANCELLED: 'It has been canceled.',
};

/** Why a job takes no more proposals. */
export const closedText = (status: ProjectStatus): string => closedReasons[status];
