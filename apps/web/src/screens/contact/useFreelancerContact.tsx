import type { Schema } from '@guildhall/machines/kit/schema';

import { laterView } from '../../flow/laterView.tsx';
import { useApi } from '../../session/SessionProvider.tsx';
import { useOpenContact } from './useOpenContact.ts';

const ContactDialog = laterView(async () => (await import('./ContactDialog.tsx')).ContactDialog);

/** Writing to one of these freelancers: the way to it, and the dialog where the address opens it. */
export function useFreelancerContact(freelancers: readonly Schema<'FreelancerListing'>[] = []) {
  const api = useApi();
  const { openContact, contactHref } = useOpenContact(freelancers.map(({ id, profile: { name } }) => ({ id, name })));
  const contactDialog = openContact && (
    <ContactDialog
      key={openContact.userId}
      {...openContact}
      readEmail={(freelancerId, signal) => api.getFreelancerContact({ params: { freelancerId }, signal })}
    />
  );
  return { contactHref, contactDialog };
}
