import { useEffect } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';

import { count } from './TextArea.css.ts';

interface CharacterCountProps {
  used: number;
  most: number;
  text?: ((used: number, most: number) => string) | undefined;
}

const english = (used: number, most: number) => `${used} of ${most} characters`;

/** Counts for the eye all the time, and aloud when typing rests near the end. */
export function CharacterCount({ used, most, text = english }: CharacterCountProps) {
  const message = text(used, most);
  const isNearEnd = used >= most * 0.9;

  useEffect(() => {
    if (!isNearEnd) return undefined;
    const rest = setTimeout(() => announce(message, 'polite'), 1000);
    return () => clearTimeout(rest);
  }, [isNearEnd, message]);

  return (
    <span aria-hidden="true" className={count} data-near-end={isNearEnd || undefined}>
      {message}
    </span>
  );
}
