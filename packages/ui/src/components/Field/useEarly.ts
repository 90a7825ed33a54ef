import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/**
 * Hands on what a person, or a password manager, put into a server-rendered field before scripts arrived.
 * Hydration keeps it in the page for one moment only: the next drawing would put the machine's empty value there.
 */
function useEarly(handOn: () => void) {
  const isHydrating = useIsSSR();
  const run = useEffectEvent(() => {
    if (isHydrating) handOn();
  });
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

/**
 * For ticks of one name, and for the hidden list that a `Select` keeps for autofill. Compared with what came from the
 * server, not with the value: the list may not be there yet, or not hold all of it.
 */
export function useEarlyChoices(group: RefObject<HTMLElement | null>, onChange: (values: string[]) => void) {
  useEarly(() => {
    const ticks = [...(group.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const options = [...(group.current?.querySelectorAll('option') ?? [])];
    const isChanged =
      ticks.some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
      options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
    const chosen = [...ticks.filter(({ checked }) => checked), ...options.filter(({ selected }) => selected)];
    if (isChanged) onChange(chosen.map(({ value }) => value).filter((value) => value !== ''));
  });
}

/** For the browser's own list, which may have gone back to an answer without a value. */
export function useEarlySelect(
  select: RefObject<HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  useEarly(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
  });
}

/** For a number: the text as it was drawn is not known to the caller, so it is compared with what came from the server. */
export function useEarlyNumber(input: RefObject<HTMLInputElement | null>, handOn: (text: string) => void) {
  useEarly(() => {
    if (input.current && input.current.value !== input.current.defaultValue) handOn(input.current.value);
  });
}
