import type { Schema } from '@guildhall/machines/kit/schema';

import { profilePath } from '../../profilePath.ts';
import { inquiryHref } from './inquiryHref.ts';

/** Where the links of an application lead. */
export interface ApplicationHrefs {
  /** The whole of it, in the address of this page. */
  details: string;
  /** Its freelancer's public profile. */
  profile: string;
  /** The dialog that schedules an interview; null where none may be scheduled. */
  interview: string | null;
  /** A message to the freelancer, begun in the mail service. */
  message: string;
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
  profile: profilePath({ id: application.freelancer.userId, name: application.freelancer.name }),
  interview: interviewHref(application),
  message: inquiryHref({ application, clientName }),
});
