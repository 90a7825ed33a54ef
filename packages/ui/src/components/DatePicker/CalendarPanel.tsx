import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import type { DialogProps } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

import { panel } from './Calendar.css.ts';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';

interface CalendarPanelProps extends CalendarProps {
  /** The field that the panel belongs to. */
  fieldRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  dialogProps: DialogProps;
}

/** The calendar of a `DatePicker`, over the page. */
export function CalendarPanel({ fieldRef, isOpen, onOpenChange, dialogProps, ...props }: CalendarPanelProps) {
  return (
    <Popover
      triggerRef={fieldRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger="DatePicker"
      placement="bottom start"
      containerPadding={4}
      className={panel}
    >
      <Dialog {...dialogProps}>
        <Calendar {...props} />
      </Dialog>
    </Popover>
  );
}
