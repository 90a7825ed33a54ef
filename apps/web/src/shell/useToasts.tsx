import type { Toast } from '@guildhall/machines/effects';
import type { ToastQueue } from '@guildhall/ui/Toast';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { later } from '../flow/awake.ts';
import { plainMessage } from './shell.css.ts';

const loadToasts = later(() => import('@guildhall/ui/Toast'));

interface Toasts {
  toast: (toast: Toast) => void;
  /** Where the messages appear; one on a page. */
  region: ReactNode;
}

/**
 * Shows messages. Nothing is said before somebody does something, so their code comes later. Whoever is cut off before
 * it came reads the message all the same, plainly, and has it as a toast when there is a way again.
 */
export function useToasts(): Toasts {
  const [region, setRegion] = useState<ReactNode>(null);
  const queue = useRef<ToastQueue>(null);

  async function show({ tone, title, description }: Toast) {
    const { createToastQueue, ToastRegion } = await loadToasts();
    queue.current ??= createToastQueue();
    queue.current.add({ tone, title, ...(description !== undefined && { description }) });
    setRegion(<ToastRegion queue={queue.current} />);
  }

  function toast(message: Toast) {
    show(message).catch(() => {
      setRegion(
        <p role="alert" className={plainMessage}>
          {message.title} {message.description}
        </p>,
      );
      window.addEventListener('online', () => toast(message), { once: true });
    });
  }

  return { toast, region };
}
