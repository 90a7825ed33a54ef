import type { Toast } from '@guildhall/machines/kit/effects';
import { isTrouble } from '@guildhall/machines/kit/effects';
import { createToastQueue, ToastRegion } from '@guildhall/ui/Toast';

export interface ToastOptions {
  /** The page changes because of what is said: it stays for that one change. Default false. */
  isFarewell?: boolean;
}

/**
 * The messages of an app. Bad news goes when it is out of date: with good news, with the next attempt that succeeds, or
 * with the page. Any goes when it is withdrawn.
 */
export function createMessages() {
  const queue = createToastQueue();
  /** What is shown, with its key and how many changes of the page it outlives. */
  const shown = new Map<Toast, { key: string; changes: number }>();

  function withdraw(toasts: Iterable<Toast>) {
    for (const toast of toasts) {
      const message = shown.get(toast);
      if (message) queue.close(message.key);
    }
  }

  return {
    region: <ToastRegion queue={queue} />,
    withdraw,
    toast(message: Toast, { isFarewell = false }: ToastOptions = {}) {
      const { tone, title, description } = message;
      if (tone === 'positive') withdraw([...shown.keys()].filter(isTrouble));
      const key = queue.add(
        { tone, title, ...(description !== undefined && { description }) },
        { onClose: () => shown.delete(message) },
      );
      shown.set(message, { key, changes: isFarewell ? 1 : 0 });
    },
    turnPage() {
      const troubles = [...shown].filter(([toast]) => isTrouble(toast));
      const past = troubles.filter(([, { changes }]) => changes === 0).map(([toast]) => toast);
      for (const [, trouble] of troubles) trouble.changes -= 1;
      withdraw(past);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
