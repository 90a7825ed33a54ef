import { useState } from 'react';

/**
 * The part of the page that an element stands in, for what opens beside it and belongs there, not to the end of the
 * document. Give the ref to any element at the place.
 */
export function useLandmark() {
  const [landmark, setLandmark] = useState<Element>();
  const findLandmark = (place: Element | null) => {
    const closest = place?.closest('main, header, footer, nav, aside');
    if (closest && closest !== landmark) setLandmark(closest);
  };
  return [landmark, findLandmark] as const;
}
