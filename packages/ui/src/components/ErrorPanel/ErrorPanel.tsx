import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { notice } from '../../internal/keepClear.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorPanel.css.ts';

export interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** Tries again. Without it the panel has no button. */
  onRetry?: () => void;
  /** What the button says that tries once more. Default `Try Again`. */
  retryLabel?: string;
  /** The attempt is under way. Default false. */
  isRetrying?: boolean;
  /** Level of the title in the page's outline. Default 2. */
  level?: HeadingProps['level'];
}

/** Stands where something failed to load: what happened, what was kept, what to do. Read aloud when it appears. */
export function ErrorPanel({
  title,
  children,
  onRetry,
  retryLabel = 'Try Again',
  isRetrying = false,
  level = 2,
}: ErrorPanelProps) {
  return (
    <div className={styles.errorPanel} {...notice}>
      <span className={styles.drawing}>
        <Icon icon={CircleAlert} size="large" />
      </span>
      <div role="alert" className={styles.message}>
        <Heading level={level} size="lg" align="center">
          {title}
        </Heading>
        {children === undefined ? null : <div className={styles.words}>{children}</div>}
      </div>
      {onRetry === undefined ? null : (
        <div className={styles.action}>
          <Button onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
