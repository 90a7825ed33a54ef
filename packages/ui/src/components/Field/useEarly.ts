import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Hands on what a person, or a password manager, put into a server-rendered field before scripts arrived.
 * Hydration keeps it in the page for one moment only: the next drawing would put the machine's empty value there.
 */
function useEarly(handOn: () => void) {
  const run = useEffectEvent(handOn);
  useLayoutEffect(() => run(), []);
}

export function useEarlyText(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  useEarly(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
}

export function useEarlyTick(
  input: RefObject<HTMLInputElement | null>,
  isSelected: boolean,
  onChange: (isSelected: boolean) => void,
) {
  useEarly(() => {
    if (input.current && input.current.checked !== isSelected) onChange(input.current.checked);
  });
}

export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  value: string | null,
  onChange: (value: string) => void,
) {
  useEarly(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
}
