import { useEffect, useRef } from 'react';

/**
 * When a list turns its page, and only then, the view and the focus go to the element with this id, which begins it.
 * `list` tells apart what is listed: another search starts on its first page without taking the focus from its field.
 */
export function useTurnedPage(id: string, page: number, list = ''): void {
  const last = useRef({ page, list });
  useEffect(() => {
    const isTurned = last.current.list === list && last.current.page !== page;
    last.current = { page, list };
    if (!isTurned) return;
    const start = document.getElementById(id);
    start?.focus({ preventScroll: true });
    start?.scrollIntoView({ block: 'start' });
  }, [id, page, list]);
}
