import { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { hrefLeftFor } from './hrefLeftFor.ts';
import { UnsavedChangesScreen } from './UnsavedChangesScreen.tsx';

/**
 * Asks before a form is left that keeps a draft of this name, by a link or by closing the window. Back and Forward do not
 * ask: the draft is found again.
 */
export function useUnsavedChanges(draftName: string): ReactNode {
  const { snapshot, send } = useFlow(() => unsavedChangesMachine, { input: undefined });
  const hasChanges = useEffectEvent(() => readDraft(draftName) !== null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = hrefLeftFor(event, window.location);
      if (href === null || !hasChanges()) return;
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'leave.ask', href });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [send]);
  const isDiscarded = snapshot.matches('discarded');
  useEffect(() => {
    if (isDiscarded) writeDraft(draftName, null);
  }, [isDiscarded, draftName]);
  return <UnsavedChangesScreen snapshot={snapshot} send={send} />;
}
