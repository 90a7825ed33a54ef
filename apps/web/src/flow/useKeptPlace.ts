import { useEffect, useRef } from 'react';

/** Where in the history a list keeps which of its links was followed. It survives a reload, and goes with its entry. */
const key = 'followed';

function keptPlace(): string | null {
  const state: unknown = window.history.state;
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return typeof place === 'string' ? place : null;
}

function keepPlace(href: string): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), [key]: href }, '');
}

/** Whether a person has gone somewhere else since the page came: their place is not taken from them. */
function hasMovedOn(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !activeElement.matches('#main, #main h1');
}

/**
 * A list whose entries lead to other pages: anyone who comes back to it, also by a reload, finds the focus on the link that
 * was followed, as soon as the list is there.
 */
export function useKeptPlace(isListed: boolean): void {
  useEffect(() => {
    const listener = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#main article a[href]') : null;
      if (link !== null && link.pathname !== window.location.pathname) keepPlace(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  const isDone = useRef(false);
  useEffect(() => {
    if (!isListed || isDone.current) return undefined;
    isDone.current = true;
    const place = keptPlace();
    if (place === null) return undefined;
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const link = document.querySelector<HTMLElement>(`#main article a[href="${CSS.escape(place)}"]`);
        if (link === null || hasMovedOn()) return;
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isListed]);
}
