import type { Schema } from '@guildhall/machines/kit/schema';

import type { Api } from '../../api.ts';
import { lazyDialog } from '../../flow/lazyDialog.tsx';
import { paths, withSearch } from '../../paths.ts';
import { useApi, useVisitor } from '../../session/SessionProvider.tsx';
import type { ReadEmail } from '../contact/contactCalls.ts';
import { useOpenContact } from '../contact/useOpenContact.ts';
import { basicsOf } from './profileFacts.ts';

const ContactDialog = lazyDialog(async () => (await import('../contact/ContactDialog.tsx')).ContactDialog);

/** The address that came with the profile; else it is read again, now by someone who is signed in. */
const emailOf =
  (api: Api, { email }: Schema<'PublicProfile'>): ReadEmail =>
  async (userId, signal) =>
    email === null ? api.getPublicProfile({ params: { userId }, signal }) : { email };

/** Writing to the person of a profile: members do it here, visitors come back to it from the login. */
export function useProfileContact(userId: string, profile: Schema<'PublicProfile'> | null) {
  const api = useApi();
  const visitor = useVisitor();
  const people = profile === null ? [] : [{ id: profile.userId, name: basicsOf(profile).name }];
  const { openContact, contactHref } = useOpenContact(people);
  const isMember = visitor !== 'unknown' && visitor !== 'guest';
  return {
    visitor,
    contactHref: contactHref(userId),
    loginHref: withSearch(paths.login, { next: contactHref(userId) }),
    contactDialog:
      isMember && profile !== null && openContact?.userId === profile.userId ? (
        <ContactDialog {...openContact} readEmail={emailOf(api, profile)} />
      ) : null,
  };
}
