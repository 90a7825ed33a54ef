import { useEffect } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';

import { count } from './Field.css.ts';

interface CountProps {
  used: number;
  most: number;
  /** The count in words. */
  children: string;
}

/** Counts for the eye all the time, and aloud when typing rests near the end. */
export function Count({ used, most, children }: CountProps) {
  const isNearEnd = used >= most * 0.9;

  useEffect(() => {
    if (!isNearEnd) return undefined;
    const rest = setTimeout(() => announce(children, 'polite'), 1000);
    return () => clearTimeout(rest);
  }, [isNearEnd, children]);

  return (
    <span aria-hidden="true" className={count} data-near-end={isNearEnd || undefined}>
      {children}
    </span>
  );
}
