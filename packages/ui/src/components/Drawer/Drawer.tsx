import type { RecipeVariants } from '@vanilla-extract/recipes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ModalOverlayProps } from 'react-aria-components/Modal';

import { keepClear } from '../../internal/keepClear.ts';
import { heading } from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.drawer>>;

export interface DrawerProps extends Required<Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'>> {
  /** Names the drawer, and stands at its head. */
  title: string;
  children: ReactNode;
  /** Stays in sight at the lower end. */
  footer?: ReactNode;
  /** The edge of the screen it comes from. Default `end`. */
  side?: Variants['side'];
  /** Name of the button that closes it. Default `Close`. */
  closeLabel?: string;
}

/** A panel over the edge of the page: the menu on phones, filters. Escape and a press beside it close it. */
export function Drawer({ title, children, footer, side, closeLabel = 'Close', ...props }: DrawerProps) {
  return (
    <ModalOverlay {...props} isDismissable className={styles.overlay}>
      <Modal className={styles.drawer({ side })}>
        <Dialog className={styles.dialog}>
          <div className={styles.head} {...keepClear}>
            <AriaHeading slot="title" level={2} className={heading({ size: 'lg', face: 'text' })}>
              {title}
            </AriaHeading>
            <IconButton slot="close" icon={X} aria-label={closeLabel} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : (
            <div className={styles.foot} {...keepClear}>
              {footer}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
