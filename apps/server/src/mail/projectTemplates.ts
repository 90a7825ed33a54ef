import type { Role } from '@guildhall/api/enums';

import type { Content } from './layout.ts';
import { client, work } from './reasons.ts';

/** What happens to a project beside its applications and its completion. */
export const projectTemplates = {
  /** For the side that did not end it. */
  projectEnded: (data: {
    clientName: string;
    freelancerName: string;
    projectTitle: string;
    projectId: string;
    endedBy: Role;
    endReason: string;
    /** Whether an interview that was still to come was cancelled with it. */
    hadInterview: boolean;
  }): Content => {
    const isForClient = data.endedBy === 'FREELANCER';
    const [reader, other] = isForClient
      ? [data.clientName, data.freelancerName]
      : [data.freelancerName, data.clientName];
    return {
      subject: `Ended: “${data.projectTitle}”`,
      paragraphs: [
        `Hello ${reader},`,
        `${other} ended “${data.projectTitle}”.${data.hadInterview ? ' The meeting that you had scheduled is cancelled.' : ''} ${other} gives this reason:`,
      ],
      quote: data.endReason,
      action: isForClient
        ? { label: 'Post It Again', path: `/post-job?again=${data.projectId}` }
        : { label: 'Find Other Work', path: '/find-work' },
      reason: isForClient ? client : work,
    };
  },
};
