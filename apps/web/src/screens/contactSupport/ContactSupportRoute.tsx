import type { SupportRequestValues } from '@guildhall/machines/flows/supportRequest';
import { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { use, useEffect } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { replyPromise } from '../shared/supportWords.ts';
import { contactSupportProps } from './contactSupportProps.ts';
import { ContactSupportScreen } from './ContactSupportScreen.tsx';

const draftName = 'supportRequest';

export function Route() {
  const api = useApi();
  const session = useSession();
  const { supportEmail } = use(BootContext);
  const flow = useFlow(() => withCalls(supportRequestMachine, api), {
    input: { idempotencyKey: crypto.randomUUID() },
  });
  const { snapshot, send } = flow;
  useEffect(() => {
    // The server draws the page too, and knows no draft.
    const draft = readDraft<SupportRequestValues>(draftName);
    if (draft !== null) send({ type: 'draft.restore', draft });
  }, [send]);
  useEffect(() => {
    if (session !== null) send({ type: 'sender.know', name: session.name, email: session.email });
  }, [session, send]);
  const { values } = snapshot.context;
  useDraft(draftName, {
    values,
    // What the session fills in is no one's draft: the next person in this window must not meet it.
    isLoading: session !== null && values.email === '',
    isOver: snapshot.matches('submitted'),
  });
  return (
    <>
      <PageHead
        title="Contact support"
        description={`Write to support by form or email. A person reads it and replies ${replyPromise}.`}
      />
      <ContactSupportScreen {...flow} {...contactSupportProps(supportEmail)} />
    </>
  );
}
