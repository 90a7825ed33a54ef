import { useEffect, useRef } from 'react';

/** The heading of what is open beside the list. */
export const detailTitleId = 'application-detail';

/** What opens beside the list comes after all of it: the focus goes there from the link that was followed. */
export function useDetailFocus(openedId: string | null): void {
  const last = useRef(openedId);
  useEffect(() => {
    const isNew = openedId !== null && openedId !== last.current;
    last.current = openedId;
    if (isNew) document.getElementById(detailTitleId)?.focus({ preventScroll: true });
  }, [openedId]);
}
