import type { RecipeVariants } from '@vanilla-extract/recipes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';

import { keepClear } from '../../internal/keepClear.ts';
import { heading } from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.modal>>;

export interface DialogProps {
  /** Open or not. */
  isOpen: boolean;
  /** Called with false on Escape, the close button or a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and stands at its head. */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** The actions, primary last. They stay in sight while the rest scrolls. A form inside is sent by `<Button type="submit" form="its id">`. */
  footer?: ReactNode;
  /** Width: 28, 36 or 48 rem. On phones it fills the screen, `small` aside. Default `medium`. */
  size?: Variants['size'] | undefined;
  /** Can be closed. False while a call is in flight that must end first. Default true. */
  isDismissable?: boolean | undefined;
  /** `alertdialog` for a question that must be answered: read out whole, closed by its actions. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Name of the button that closes it. Default `Close`. */
  closeLabel?: string | undefined;
}

/** Something to do before going on with the page behind it. It takes the focus, keeps it, and gives it back. */
export function Dialog({
  title,
  description,
  children,
  footer,
  size,
  isDismissable = true,
  role = 'dialog',
  closeLabel = 'Close',
  ...props
}: DialogProps) {
  return (
    <ModalOverlay
      {...props}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog role={role} className={styles.dialog}>
          <header className={styles.head} {...keepClear}>
            <div className={styles.words}>
              <AriaHeading slot="title" level={2} className={heading({ size: 'lg', face: 'text' })}>
                {title}
              </AriaHeading>
              {description ? <p className={styles.description}>{description}</p> : null}
            </div>
            {role === 'alertdialog' ? null : (
              <IconButton slot="close" icon={X} aria-label={closeLabel} isDisabled={!isDismissable} />
            )}
          </header>
          <Text slot="description" elementType="div" className={styles.body}>
            {children}
          </Text>
          {footer ? (
            <footer className={styles.foot} {...keepClear}>
              {footer}
            </footer>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
