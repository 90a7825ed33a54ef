import { useLayoutEffect } from 'react';

/**
 * Typing into a field that was scrolled out of sight brings it back: the browser scrolls to it, and the list of
 * suggestions opens. react-aria closes a list when the page scrolls, so that this very scroll, which is reported one
 * frame later, would close it again. Until that frame is over it is not heard of; any later scroll closes the list.
 */
export function useOpenThroughTyping(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const stop = (event: Event) => event.stopImmediatePropagation();
    const end = () => window.removeEventListener('scroll', stop, true);
    window.addEventListener('scroll', stop, true);
    // Scrolls are reported before the frame's own callbacks.
    const frame = requestAnimationFrame(end);
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [isOpen]);
}
