import type { Content } from './layout.ts';
import { client } from './reasons.ts';

/** Where a client reads an application. Absent from mails that the version before put into the queue. */
interface ApplicationPlace {
  projectId?: string;
  applicationId?: string;
}

const applicationPath = ({ projectId, applicationId }: ApplicationPlace): string => {
  const project = projectId === undefined ? '' : `&project=${projectId}`;
  const application = applicationId === undefined ? '' : `&application=${applicationId}`;
  return `/client-dashboard?tab=applicants${project}${application}`;
};

/** What a client is told of applications to a job. */
export const applicationTemplates = {
  applicationReceived: (
    data: { clientName: string; freelancerName: string; projectTitle: string } & ApplicationPlace,
  ): Content => ({
    subject: `${data.freelancerName} applied to “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.clientName},`,
      `${data.freelancerName} sent a proposal for “${data.projectTitle}”. You can read it, and accept or reject it, on your dashboard.`,
    ],
    action: { label: 'View the Application', path: applicationPath(data) },
    reason: client,
  }),

  /** The client has no calendar file of the interview, so that it falls away is said in words. */
  applicationWithdrawn: (
    data: {
      clientName: string;
      freelancerName: string;
      projectTitle: string;
      hadInterview: boolean;
    } & ApplicationPlace,
  ): Content => ({
    subject: `${data.freelancerName} withdrew from “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.clientName},`,
      `${data.freelancerName} withdrew their application for “${data.projectTitle}”.${data.hadInterview ? ' The interview that you had scheduled will not take place.' : ''} There is nothing for you to do; the other applications stay as they are.`,
    ],
    action: { label: 'View the Application', path: applicationPath(data) },
    reason: client,
  }),
};
