import { useEffect, useRef } from 'react';

import { fieldOf } from './fieldHref.ts';

/** What is typed into under a name: the name of a list of words stands at a hidden field beside its box. */
function boxNamed(name: string): HTMLElement | null {
  const named = document.querySelector<HTMLElement>(`#main [name="${name}"]`);
  return named instanceof HTMLInputElement && named.type === 'hidden'
    ? (named.parentElement?.querySelector<HTMLElement>('input:not([type=hidden])') ?? null)
    : named;
}

/** Goes to the field that the address names, if it names one, once, as soon as the form is there. */
export function useFieldOfAddress(wanted: string | null, isEditing: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const name = Object.values(fieldOf).find((one) => one === wanted);
    if (!isEditing || isDone.current || name === undefined) return undefined;
    isDone.current = true;
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const box = boxNamed(name);
        box?.focus({ preventScroll: true });
        box?.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isEditing, wanted]);
}
