import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field whenever the step of a form changes: what had it is gone. Not at first, when the
 * page itself has just been entered.
 */
export function useStepFocus(step: number | undefined): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const fields = [...(body.current?.querySelectorAll('input') ?? [])];
    const [first] = fields;
    // Of radio buttons the chosen one is where the keyboard enters.
    const chosen = fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked);
    (chosen ?? first)?.focus();
  }, [step]);
  return body;
}
