import { browserStorages, readSession } from '../session/storage.ts';
import { connectTabs, patience } from '../session/tabs.ts';
import { guestMark } from './guestMark.ts';

/**
 * Comes when someone turns out to be signed in, here or in another tab, now or as long as the page is read: then it has
 * more to show than what was served.
 */
export function sessionFound(): Promise<void> {
  return new Promise((resolve) => {
    const isKept = () => readSession(browserStorages()) !== null;
    const over = new AbortController();
    const found = () => {
      over.abort();
      tabs.disconnect();
      resolve();
    };
    const tabs = connectTabs(({ type }) => {
      if (type === 'opened') found();
    });
    const look = () => {
      if (isKept()) found();
      else tabs.tell({ type: 'asked' });
    };
    // A page that was put to sleep, or away whole, may have missed what was said meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal: over.signal });
    document.addEventListener('resume', look, { signal: over.signal });
    look();
    setTimeout(() => {
      if (!over.signal.aborted) document.documentElement.setAttribute(guestMark, '');
    }, patience);
  });
}
