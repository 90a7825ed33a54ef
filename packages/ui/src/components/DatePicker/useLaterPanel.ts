import { useEffect, useEffectEvent, useState } from 'react';

import type { CalendarPanel as Panel } from './CalendarPanel.tsx';

let CalendarPanel: typeof Panel | undefined;

async function load(): Promise<void> {
  ({ CalendarPanel } = await import('./CalendarPanel.tsx'));
}

/** Calendars are heavy, and most people type the day. */
export function useLaterPanel({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsHere] = useState(false);
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isOpen || CalendarPanel) return;
    load().then(
      () => {
        setHasFailed(false);
        setIsHere(true);
      },
      () => {
        setHasFailed(true);
        close();
      },
    );
  }, [isOpen]);
  return {
    CalendarPanel,
    /** What was pressed could not be fetched; the next press asks for it again. */
    hasFailed,
    /** The pointer or the focus nears the button. A failure is met when it is pressed. */
    prefetch: () => void load().catch(() => {}),
  };
}
