import type { Schema } from '@guildhall/machines/kit/schema';

import { profilePath } from '../../profilePath.ts';
import { inquiryHref } from './inquiryHref.ts';

/** Where the links of an application lead. */
export interface ApplicationHrefs {
  /** The whole of it, in the address of this page. */
  details: string;
  /** Its freelancer's public profile. */
  profile: string;
  /** A message to the freelancer, begun in the mail service. */
  message: string;
}

interface Place {
  clientName: string;
  detailsHref: (applicationId: string) => string;
}

export const applicationHrefs = (
  application: Schema<'ClientApplication'>,
  { clientName, detailsHref }: Place,
): ApplicationHrefs => ({
  details: detailsHref(application.id),
  profile: profilePath({ id: application.freelancer.userId, name: application.freelancer.name }),
  message: inquiryHref({ application, clientName }),
});
