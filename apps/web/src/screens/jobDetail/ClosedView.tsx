import type { ProjectStatus } from '@guildhall/api/enums';
import { Banner } from '@guildhall/ui/Banner';

import { closedText } from '../jobs/jobWords.ts';

/** That a job takes no more proposals, and why. */
export function ClosedView({ status }: { status: ProjectStatus }) {
  return (
    <Banner tone="info" title="This project is closed to new proposals">
      {closedText(status)}
    </Banner>
  );
}
