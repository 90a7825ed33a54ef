import type { SupportRequestValues, supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { useEffect } from 'react';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';

const draftName = 'supportRequest';

/** Keeps what is typed, and fills in who is logged in. */
export function KeptRequest({ snapshot, send, place: { account } }: Mounted<typeof supportRequestMachine, undefined>) {
  useEffect(() => {
    // The server draws the page too, and knows no draft.
    const draft = readDraft<SupportRequestValues>(draftName);
    if (draft !== null) send({ type: 'draft.restore', draft });
  }, [send]);
  useEffect(() => {
    if (account !== null) send({ type: 'sender.know', name: account.name, email: account.email });
  }, [account, send]);
  const { values } = snapshot.context;
  useDraft(draftName, {
    values,
    // What the session fills in is no one's draft: the next person in this window must not meet it.
    isLoading: account !== null && values.email === '',
    isOver: snapshot.matches('submitted'),
  });
  return null;
}
