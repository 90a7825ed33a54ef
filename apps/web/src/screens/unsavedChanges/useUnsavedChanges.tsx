import { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import { useEffect, useEffectEvent, useRef } from 'react';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useFlow } from '../../flow/useFlow.ts';
import type { Leaving } from '../../kit/keptDraft.tsx';
import { entryLeftFor, hrefLeftFor } from './hrefLeftFor.ts';

/** A dialog is heavy, and asked in by few of those who edit: its code comes after the form's. */
export const LaterQuestion = laterView(async () => (await import('./UnsavedChangesView.tsx')).UnsavedChangesView);

/**
 * Asks before a form is left that keeps a draft of this name: by a link, by Back and Forward where the browser lets them
 * be asked about, and by closing the window. Where it does not, the draft is found again.
 *
 * @param onClose closes the form, where it is a dialog
 */
export function useUnsavedChanges(draftName: string, onClose: () => void): Leaving {
  const { snapshot, send } = useFlow(() => unsavedChangesMachine, { input: undefined });
  const hasChanges = useEffectEvent(() => readDraft(draftName) !== null);
  /** The entry of the history that Back or Forward asked for. */
  const entry = useRef<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = hrefLeftFor(event, window.location);
      if (href === null || !hasChanges()) return;
      event.preventDefault();
      event.stopPropagation();
      entry.current = null;
      send({ type: 'leave.ask', href });
    };
    const onNavigate = (event: NavigateEvent) => {
      const key = entryLeftFor(event, window.location);
      if (key === null || !hasChanges()) return;
      event.preventDefault();
      entry.current = key;
      send({ type: 'leave.ask', href: null });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    // Not every browser has it yet.
    const navigation = Reflect.get(window, 'navigation') as Navigation | undefined;
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [send]);
  const isDiscarded = snapshot.matches('discarded');
  const closes = useEffectEvent(() => {
    if (snapshot.context.href !== null) return;
    if (entry.current === null) onClose();
    else window.navigation.traverseTo(entry.current);
  });
  useEffect(() => {
    if (!isDiscarded) return;
    writeDraft(draftName, null);
    closes();
  }, [isDiscarded, draftName]);
  return {
    question: <LaterQuestion snapshot={snapshot} send={send} />,
    close: () => {
      if (readDraft(draftName) === null) onClose();
      else {
        entry.current = null;
        send({ type: 'leave.ask', href: null });
      }
    },
  };
}
