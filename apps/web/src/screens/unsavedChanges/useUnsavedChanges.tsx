import { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { hrefLeftFor } from './hrefLeftFor.ts';
import { UnsavedChangesScreen } from './UnsavedChangesScreen.tsx';

interface UnsavedChanges {
  /** Stands beside the form. */
  question: ReactNode;
  /** Closes a form that is a dialog, after the question where there are changes. */
  close: () => void;
}

/**
 * Asks before a form is left that keeps a draft of this name, by a link or by closing the window. Back and Forward do not
 * ask: the draft is found again.
 *
 * @param onClose closes the form, where it is a dialog
 */
export function useUnsavedChanges(draftName: string, onClose: () => void = () => {}): UnsavedChanges {
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
  const closes = useEffectEvent(() => {
    if (snapshot.context.href === null) onClose();
  });
  useEffect(() => {
    if (!isDiscarded) return;
    writeDraft(draftName, null);
    closes();
  }, [isDiscarded, draftName]);
  return {
    question: <UnsavedChangesScreen snapshot={snapshot} send={send} />,
    close: () => {
      if (readDraft(draftName) === null) onClose();
      else send({ type: 'leave.ask', href: null });
    },
  };
}
