import type { ApplicationStatus, ProjectStatus, Role } from '@guildhall/api/enums';
import { applicationStatusWord, projectStatusWord } from '@guildhall/machines/domain/statusWords';
import {
  Ban,
  CircleCheckBig,
  CircleDot,
  CircleX,
  Clock,
  Hammer,
  Handshake,
  Hourglass,
  UserRoundCheck,
} from '@guildhall/ui/icons';
import type { StatusBadgeProps } from '@guildhall/ui/StatusBadge';

type Look = Pick<StatusBadgeProps, 'tone' | 'icon'>;

const projectLooks: Record<ProjectStatus, Look> = {
  OPEN: { tone: 'info', icon: CircleDot },
  ASSIGNED: { tone: 'accent', icon: UserRoundCheck },
  IN_PROGRESS: { tone: 'progress', icon: Hammer },
  PENDING_COMPLETION: { tone: 'caution', icon: Hourglass },
  COMPLETED: { tone: 'positive', icon: CircleCheckBig },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

const applicationLooks: Record<ApplicationStatus, Look> = {
  PENDING: { tone: 'caution', icon: Clock },
  ACCEPTED: { tone: 'positive', icon: Handshake },
  REJECTED: { tone: 'critical', icon: CircleX },
  WITHDRAWN: { tone: 'neutral', icon: Ban },
};

/** A project's status as everyone reads it: `<StatusBadge {...projectStatusLook(status)} />`. */
export const projectStatusLook = (status: ProjectStatus): StatusBadgeProps => ({
  ...projectLooks[status],
  children: projectStatusWord(status),
});

/** An application's status as its reader's role has it: the client accepts, the freelancer is approved. */
export const applicationStatusLook = (status: ApplicationStatus, role: Role): StatusBadgeProps => ({
  ...applicationLooks[status],
  children: applicationStatusWord(status, role),
});
