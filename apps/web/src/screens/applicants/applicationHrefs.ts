import { firstName } from '@guildhall/machines/domain/names';
import type { Schema } from '@guildhall/machines/kit/schema';

import { jobPath } from '../../jobPath.ts';
import { profilePath } from '../../profilePath.ts';
import { composeMail } from '../contact/composeMail.ts';

interface Inquiry {
  application: Schema<'ClientApplication'>;
  /** The freelancer's email. */
  to: string;
  clientName: string;
}

/** A message to someone who applied, begun in the mail service. */
const inquiryHref = ({ application: { freelancer, project }, to, clientName }: Inquiry): string =>
  composeMail({
    to,
    subject: `Project Inquiry: ${project.title}`,
    body: `Hello ${firstName(freelancer.name)},\n\nThank you for your application for “${project.title}”.\n\n\n\nBest regards,\n${clientName}`,
  });

/** Where the links of an application lead. */
export interface ApplicationHrefs {
  /** The whole of it, in the address of this page. */
  details: string;
  /** The page of the job that it is for. */
  job: string;
  /** The dialog that schedules an interview; null where none may be scheduled. */
  interview: string | null;
  /** Its freelancer; null where their account was erased. */
  freelancer: {
    /** The public profile. */
    profile: string;
    /** A message, begun in the mail service. */
    message: string;
  } | null;
}

interface Place {
  clientName: string;
  detailsHref: (applicationId: string) => string;
  interviewHref: (application: Schema<'ClientApplication'>) => string | null;
}

export const applicationHrefs = (
  application: Schema<'ClientApplication'>,
  { clientName, detailsHref, interviewHref }: Place,
): ApplicationHrefs => ({
  details: detailsHref(application.id),
  job: jobPath(application.project),
  interview: interviewHref(application),
  freelancer: freelancerHrefs(application, clientName),
});

function freelancerHrefs(application: Schema<'ClientApplication'>, clientName: string): ApplicationHrefs['freelancer'] {
  const { userId, name, email } = application.freelancer;
  if (email === null) return null;
  return { profile: profilePath({ id: userId, name }), message: inquiryHref({ application, to: email, clientName }) };
}
