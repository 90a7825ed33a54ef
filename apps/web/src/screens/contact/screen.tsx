import type { GetContactCall, Mail } from '@guildhall/machines/flows/contact';
import { contactMachine } from '@guildhall/machines/flows/contact';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { copyText } from '../../kit/copyText.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { composeMail, mailtoHref } from './composeMail.ts';
import { ContactView } from './ContactView.tsx';

interface Opened {
  userId: string;
  /** As the page has it that they were chosen from. */
  name: string | null;
  onClose: () => void;
  /** Reads the email address of the person who is written to. Default: as that of a freelancer. */
  readEmail?: (userId: string, signal: AbortSignal) => Promise<Schema<'FreelancerContact'>>;
}

/** Opens an address in a new tab, which learns nothing of this one. Rejects where the browser blocks it. */
async function openTab(href: string): Promise<void> {
  // With `noopener` a browser never says whether the tab is there.
  const tab = window.open(href, '_blank');
  if (tab === null) throw new Error('The browser did not open a new tab.');
  tab.opener = null;
}

/** A message to someone. What is typed is kept for them until it is sent. */
export const screen = defineScreen({
  machine: contactMachine,
  View: ContactView,
  input: (_place: Place, { userId }: Opened) => ({ userId }),
  draft: { name: (_place, { userId }) => `contact:${userId}` },
  props: (_place, { name, onClose }) => ({ name, onClose, composeHref: composeMail, mailHref: mailtoHref }),
  calls: (_api, _place, { readEmail }) => ({
    openCompose: fromPromise<void, Mail>(({ input }) => openTab(composeMail(input))),
    copyText,
    ...(readEmail && {
      getFreelancerContact: fromPromise<Schema<'FreelancerContact'>, GetContactCall>(({ input: { params }, signal }) =>
        readEmail(params.freelancerId, signal),
      ),
    }),
  }),
  onDone: (_snapshot, _place, { onClose }) => onClose(),
});
