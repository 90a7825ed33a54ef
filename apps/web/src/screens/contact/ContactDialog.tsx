import type { ContactValues } from '@guildhall/machines/flows/contact';
import { contactMachine } from '@guildhall/machines/flows/contact';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { composeMail, mailtoHref } from '../shared/composeMail.ts';
import type { ReadEmail } from './contactCalls.ts';
import { contactCalls } from './contactCalls.ts';
import { ContactScreen } from './ContactScreen.tsx';
import type { OpenContact } from './useOpenContact.ts';

interface ContactDialogProps extends OpenContact {
  readEmail: ReadEmail;
}

/** A message to the person whom the address names. What is typed is kept for them until it is sent. Browser only. */
export function ContactDialog({ userId, name, onClose, readEmail }: ContactDialogProps) {
  const draft = `contact:${userId}`;
  const flow = useFlow(() => contactMachine.provide({ actors: contactCalls(readEmail) }), {
    input: { userId, draft: readDraft<ContactValues>(draft) },
    onDone: () => {
      // The dialog may be gone before it is drawn once more.
      writeDraft(draft, null);
      onClose();
    },
  });
  useDraft(draft, { values: flow.snapshot.context.values, isOver: flow.snapshot.matches('sent') });
  return <ContactScreen {...flow} name={name} onClose={onClose} composeHref={composeMail} mailHref={mailtoHref} />;
}
