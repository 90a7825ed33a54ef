import type { Toast } from '@guildhall/machines/kit/effects';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { later } from '../flow/loading.ts';
import type { Messages, ToastOptions } from './messages.tsx';
import { plainMessage } from './plainMessage.css.ts';

const loadMessages = later(() => import('./messages.tsx'));

export interface Toasts {
  toast: (toast: Toast, options?: ToastOptions) => void;
  /** Takes away what is out of date. */
  withdraw: (toasts: readonly Toast[]) => void;
  /** Where the messages appear; one on a page. */
  region: ReactNode;
}

/**
 * Shows messages. Nothing is said before a person does something, so their code comes later. A person who is cut off
 * before it came reads the message all the same, plainly, and has it as a toast when the connection is back.
 */
export function useToasts(): Toasts {
  const [region, setRegion] = useState<ReactNode>(null);
  const messages = useRef<Messages>(null);

  const [pathname] = useLocation();
  useEffect(() => {
    messages.current?.turnPage();
    if (messages.current === null) setRegion(null);
  }, [pathname]);

  async function show(message: Toast, options?: ToastOptions) {
    const { createMessages } = await loadMessages();
    messages.current ??= createMessages();
    messages.current.toast(message, options);
    setRegion(messages.current.region);
  }

  function toast(message: Toast, options?: ToastOptions) {
    show(message, options).catch(() => {
      setRegion(
        <p role="alert" className={plainMessage}>
          {message.title} {message.description}
        </p>,
      );
      window.addEventListener('online', () => toast(message, options), { once: true });
    });
  }

  return { toast, withdraw: (toasts) => messages.current?.withdraw(toasts), region };
}
