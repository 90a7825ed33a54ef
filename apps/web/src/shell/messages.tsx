import type { Toast } from '@guildhall/machines/kit/effects';
import { isTrouble } from '@guildhall/machines/kit/effects';
import { createToastQueue, ToastRegion } from '@guildhall/ui/Toast';

export interface ToastOptions {
  /** The page changes because of what is said: it stays for that one change. Default false. */
  isFarewell?: boolean;
}

/**
 * The messages of an app. Bad news goes when it is out of date: with good news, with the next attempt that succeeds, or
 * with the page.
 */
export function createMessages() {
  const queue = createToastQueue();
  /** Bad news that is shown, with its key and how many changes of the page it outlives. */
  const troubles = new Map<Toast, { key: string; changes: number }>();

  function withdraw(toasts: Iterable<Toast>) {
    for (const toast of toasts) {
      const trouble = troubles.get(toast);
      if (trouble) queue.close(trouble.key);
    }
  }

  return {
    region: <ToastRegion queue={queue} />,
    withdraw,
    toast(message: Toast, { isFarewell = false }: ToastOptions = {}) {
      const { tone, title, description } = message;
      if (tone === 'positive') withdraw([...troubles.keys()]);
      const key = queue.add(
        { tone, title, ...(description !== undefined && { description }) },
        { onClose: () => troubles.delete(message) },
      );
      if (isTrouble(message)) troubles.set(message, { key, changes: isFarewell ? 1 : 0 });
    },
    turnPage() {
      const past = [...troubles].filter(([, { changes }]) => changes === 0).map(([toast]) => toast);
      for (const trouble of troubles.values()) trouble.changes -= 1;
      withdraw(past);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
