import { useEffect, useEffectEvent } from 'react';

import type { Place } from '../../kit/reader.ts';

interface AfterReadingProps {
  place: Place;
  onClosed: () => void;
}

/** When a job that was open over the page is closed, a draft may have been begun in it, or sent. */
export function AfterReading({ place: { query }, onClosed }: AfterReadingProps) {
  const isReading = query['job'] !== undefined;
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isReading) closed();
  }, [isReading]);
  return null;
}
