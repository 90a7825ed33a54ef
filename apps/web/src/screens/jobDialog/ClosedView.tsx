import type { ProjectStatus } from '@guildhall/api/enums';
import { Banner } from '@guildhall/ui/Banner';

const reasons: Record<ProjectStatus, string> = {
  // An open project is never drawn as closed.
  OPEN: '',
  ASSIGNED: 'The client has chosen a freelancer.',
  IN_PROGRESS: 'The client has chosen a freelancer, who is at work on it.',
  PENDING_COMPLETION: 'The client has chosen a freelancer, and the work is being approved.',
  COMPLETED: 'The work is done.',
  CANCELLED: 'The client has withdrawn it.',
};

/** That a job takes no more proposals, and why. */
export function ClosedView({ status }: { status: ProjectStatus }) {
  return (
    <Banner tone="info" title="This project is closed to new proposals">
      {reasons[status]}
    </Banner>
  );
}
