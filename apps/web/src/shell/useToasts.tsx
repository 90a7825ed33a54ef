import type { Toast } from '@guildhall/machines/effects';
import { isTrouble } from '@guildhall/machines/effects';
import type { ToastQueue } from '@guildhall/ui/Toast';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { later } from '../flow/awake.ts';
import { plainMessage } from './shell.css.ts';

const loadToasts = later(() => import('@guildhall/ui/Toast'));

export interface Toasts {
  toast: (toast: Toast, options?: ToastOptions) => void;
  /** Takes away what is out of date. */
  withdraw: (toasts: readonly Toast[]) => void;
  /** Where the messages appear; one on a page. */
  region: ReactNode;
}

interface ToastOptions {
  /** The page changes because of what is said: it stays for that one change. Default false. */
  isFarewell?: boolean;
}

/**
 * Shows messages. Nothing is said before a person does something, so their code comes later. A person who is cut off
 * before it came reads the message all the same, plainly, and has it as a toast when the connection is back.
 *
 * Bad news goes when it is out of date: with good news, with the next attempt that succeeds, or with the page.
 */
export function useToasts(): Toasts {
  const [region, setRegion] = useState<ReactNode>(null);
  const queue = useRef<ToastQueue>(null);
  /** Bad news that is on its way or shown, with its key and how many changes of the page it outlives. */
  const troubles = useRef(new Map<Toast, { key?: string; changes: number }>());

  const withdraw = useCallback((toasts: Iterable<Toast>) => {
    for (const toast of toasts) {
      const key = troubles.current.get(toast)?.key;
      troubles.current.delete(toast);
      if (key !== undefined) queue.current?.close(key);
    }
    // The plain message stands for one of them.
    if (queue.current === null && troubles.current.size === 0) setRegion(null);
  }, []);

  const [pathname] = useLocation();
  useEffect(() => {
    const past = [...troubles.current].filter(([, trouble]) => trouble.changes === 0);
    for (const trouble of troubles.current.values()) trouble.changes -= 1;
    withdraw(past.map(([toast]) => toast));
  }, [pathname, withdraw]);

  async function show(message: Toast) {
    const { tone, title, description } = message;
    const { createToastQueue, ToastRegion } = await loadToasts();
    const trouble = troubles.current.get(message);
    if (isTrouble(message) && trouble === undefined) return;
    queue.current ??= createToastQueue();
    const key = queue.current.add(
      { tone, title, ...(description !== undefined && { description }) },
      { onClose: () => troubles.current.delete(message) },
    );
    if (trouble) trouble.key = key;
    setRegion(<ToastRegion queue={queue.current} />);
  }

  function toast(message: Toast, { isFarewell = false }: ToastOptions = {}) {
    if (isTrouble(message)) troubles.current.set(message, { changes: isFarewell ? 1 : 0 });
    else if (message.tone === 'positive') withdraw([...troubles.current.keys()]);
    show(message).catch(() => {
      setRegion(
        <p role="alert" className={plainMessage}>
          {message.title} {message.description}
        </p>,
      );
      const showAgain = () => {
        if (!isTrouble(message) || troubles.current.has(message)) toast(message, { isFarewell });
      };
      window.addEventListener('online', showAgain, { once: true });
    });
  }

  return { toast, withdraw, region };
}
