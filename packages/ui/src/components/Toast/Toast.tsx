import { X } from 'lucide-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import type { ToastOptions } from 'react-aria-components/Toast';

import type { Tone } from '../../tokens/theme.ts';
import { messageIcons } from '../Banner/messageIcons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { most } from './most.ts';
import * as styles from './Toast.css.ts';
import { usePlacement } from './usePlacement.ts';

export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** What follows from it. */
  description?: string;
  /** What kind of message it is. */
  tone: Extract<Tone, 'neutral' | 'info' | 'positive' | 'caution' | 'critical'>;
}

/** How long a toast stays, in milliseconds: time to read it, twice. Bad news stays longer. */
function readingTime({ title, description = '', tone }: ToastMessage) {
  const reading = 5000 + 60 * (title.length + description.length);
  return tone === 'critical' || tone === 'caution' ? reading * 1.5 : reading;
}

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone && one.title === other.title && one.description === other.description;

class TimedToastQueue extends AriaToastQueue<ToastMessage> {
  readonly #waiting = new Map<string, ToastMessage>();

  /**
   * Shows a message and answers with its key. Without `timeout` (milliseconds) it stays as long as it takes to read. The
   * same message again takes the place of the one that is there: it is read aloud anew, and stays as long again.
   */
  override add(message: ToastMessage, { onClose, ...options }: ToastOptions = {}): string {
    const same = [...this.#waiting].filter(([, other]) => isSame(message, other));
    const key = super.add(message, {
      timeout: readingTime(message),
      ...options,
      onClose: () => {
        this.#waiting.delete(key);
        onClose?.();
      },
    });
    this.#waiting.set(key, message);
    for (const [old] of same) this.close(old);
    return key;
  }
}

export type ToastQueue = TimedToastQueue;

/** The messages that wait and show. One for an app, made outside of React; `ToastRegion` draws it. */
export function createToastQueue(): ToastQueue {
  return new TimedToastQueue({ maxVisibleToasts: most });
}

export interface ToastRegionProps {
  /** The messages, made with `createToastQueue`. */
  queue: ToastQueue;
  /** Names the region, which F6 reaches. Default “Notifications”. */
  'aria-label'?: string;
  /** Name of the button that takes a message away. Default `Close`. */
  closeLabel?: string;
}

/**
 * Where toasts appear; one on a page. Each is read aloud once. They lie below the header, or where else they cover
 * neither the field in use, a heading, a dialog's edge, a notice nor the main button. The clocks of all stand still while the pointer or the
 * focus is on one of them; F6 goes to them and Shift+F6 back.
 */
export function ToastRegion({ queue, ...props }: ToastRegionProps) {
  const subscribe = useCallback((onChange: () => void) => queue.subscribe(onChange), [queue]);
  const isEmpty = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts.length === 0,
    () => true,
  );
  // react-aria enters the region among the landmarks of F6 when it mounts, and only if it has something to show then.
  return isEmpty ? null : <FilledRegion queue={queue} {...props} />;
}

function FilledRegion({ queue, 'aria-label': label = 'Notifications', closeLabel = 'Close' }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  usePlacement(region);
  return (
    <AriaToastRegion ref={region} queue={queue} aria-label={label} className={styles.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast}>
          <span className={styles.drawing({ tone: toast.content.tone })}>
            <Icon icon={messageIcons[toast.content.tone]} size="medium" />
          </span>
          <AriaToastContent className={styles.words}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {toast.content.description === undefined ? null : (
              <Text slot="description" className={styles.description}>
                {toast.content.description}
              </Text>
            )}
          </AriaToastContent>
          <span className={styles.close}>
            <IconButton slot="close" icon={X} aria-label={closeLabel} size="small" />
          </span>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
