import { browserStorages, readSession } from '../session/storage.ts';
import { connectTabs, patience } from '../session/tabs.ts';
import { guestMark } from './guestMark.ts';

/**
 * Comes when someone turns out to be signed in, here or in another tab, now or until `over`, as long as the page is read:
 * then it has more to show than what was served.
 */
export function sessionFound(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isKept = () => readSession(browserStorages()) !== null;
    const tabs = connectTabs(({ type }) => {
      if (type === 'opened') resolve();
    });
    over.addEventListener('abort', () => tabs.disconnect());
    const look = () => {
      if (isKept()) resolve();
      else tabs.tell({ type: 'asked' });
    };
    // A page that was put to sleep, or away whole, may have missed what was said meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal: over });
    document.addEventListener('resume', look, { signal: over });
    look();
    setTimeout(() => {
      if (!over.aborted) document.documentElement.setAttribute(guestMark, '');
    }, patience);
  });
}
