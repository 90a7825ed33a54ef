import type { Schema } from '@guildhall/machines/kit/schema';

import { laterScreen } from '../../kit/laterScreen.ts';
import { useOpenContact } from './useOpenContact.ts';

const ContactDialog = laterScreen(() => import('./screen.tsx'));

/** Writing to one of these freelancers: the way to it, and the dialog where the address opens it. */
export function useFreelancerContact(freelancers: readonly Schema<'FreelancerListing'>[] = []) {
  const { openContact, contactHref } = useOpenContact(freelancers.map(({ id, profile: { name } }) => ({ id, name })));
  const contactDialog = openContact && <ContactDialog key={openContact.userId} {...openContact} />;
  return { contactHref, contactDialog };
}
