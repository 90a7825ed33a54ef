import { useClose } from '../screens/shared/useClose.ts';
import { useReturnedFocus } from '../screens/shared/useReturnedFocus.ts';
import type { Place } from './reader.ts';

/**
 * Closes what a parameter of the address has opened, and gives the focus back to the link that leads there. `others` are
 * parameters that say more about it, and go with it.
 */
export const closing = (name: string, ...others: readonly string[]) => {
  const without = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, null]));
  return function useClosing({ here, query }: Place): () => void {
    useReturnedFocus(query[name] === undefined ? null : here(without(others)));
    return useClose(here({}), here(without([name, ...others])));
  };
};
