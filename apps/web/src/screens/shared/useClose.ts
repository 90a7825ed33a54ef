import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * How a dialog closes that the address opens. Closing is going back where that leads to the same page without the dialog, so that Back does not stand still
 * afterwards; elsewhere (a deep link, or a search that changed behind the dialog) the address is replaced.
 */
export function useClose(current: string, closed: string): () => void {
  const [, navigate] = useLocation();
  const before = useRef<string | null>(null);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (current === closed) {
      before.current = closed;
      opened.current = null;
    } else {
      opened.current ??= current;
    }
  }, [current, closed]);
  return () => {
    const isBehind = before.current === closed && opened.current === current;
    if (isBehind) window.history.back();
    else navigate(closed, { replace: true });
  };
}
