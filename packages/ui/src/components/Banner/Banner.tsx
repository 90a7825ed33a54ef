import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { notice } from '../../internal/keepClear.ts';
import type { Tone } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';
import { messageIcons } from './messageIcons.ts';

export interface BannerProps {
  /** What is said. */
  children: ReactNode;
  /** What kind of message it is: colour pair and icon. Default `info`. */
  tone?: Tone;
  /** The gist, in bold. */
  title?: string;
  /** A button or link that follows from the message. */
  action?: ReactNode;
  /** Puts the banner away. Without it there is no button for it. */
  onDismiss?: () => void;
  /** Name of the button that takes it away. Default `Dismiss`. */
  dismissLabel?: string;
  /** Read aloud when it appears: `alert` at once, `status` when there is a pause. Default: not by itself. */
  role?: 'alert' | 'status';
}

/** A message that belongs to the page and stays: demo data, a profile that is not complete. */
export function Banner({
  children,
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  role,
}: BannerProps) {
  return (
    <div className={styles.banner({ tone })} {...notice}>
      <span className={styles.drawing}>
        <Icon icon={messageIcons[tone]} size="medium" />
      </span>
      <div className={styles.words}>
        <div role={role}>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <span className={styles.dismiss}>
          <IconButton icon={X} aria-label={dismissLabel} size="small" onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}
