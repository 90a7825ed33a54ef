import { firstName } from '@guildhall/machines/domain/names';
import type { Schema } from '@guildhall/machines/kit/schema';

import { composeMail } from '../contact/composeMail.ts';

interface Inquiry {
  application: Schema<'ClientApplication'>;
  /** The freelancer's email. */
  to: string;
  clientName: string;
}

/** A message to someone who applied, begun in the mail service. */
export const inquiryHref = ({ application: { freelancer, project }, to, clientName }: Inquiry): string =>
  composeMail({
    to,
    subject: `Project Inquiry: ${project.title}`,
    body: `Hello ${firstName(freelancer.name)},\n\nThank you for your application for “${project.title}”.\n\n\n\nBest regards,\n${clientName}`,
  });
